/** The board as a picture of its own: SVG with the colours of the moment, or PNG at twice the size; of a plate as it is seen. */

const KEPT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'r',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'vector-effect',
];

/** A board that is drawn; only one of lines is an SVG. */
export type Drawn = SVGSVGElement | HTMLCanvasElement;
export type Kind = 'svg' | 'png';

export async function savePicture(board: Drawn, name: string, kind: Kind): Promise<boolean> {
  const blob = await (board instanceof HTMLCanvasElement ? asPng(board) : ofLines(board, kind));
  if (blob === null) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name.replace(/[^\p{L}\p{N} _-]+/gu, '')}.${kind}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}

const asPng = (canvas: HTMLCanvasElement): Promise<Blob | null> => new Promise((done) => canvas.toBlob(done, 'image/png'));

async function ofLines(board: SVGSVGElement, kind: Kind): Promise<Blob | null> {
  const { width, height } = board.getBoundingClientRect();
  const picture = standalone(board, width, height);
  const svg = new Blob([new XMLSerializer().serializeToString(picture)], { type: 'image/svg+xml' });
  return kind === 'svg' ? svg : painted(svg, width * 2, height * 2);
}

function standalone(board: SVGSVGElement, width: number, height: number): SVGSVGElement {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const from = board.querySelectorAll('*');
  const to = copy.querySelectorAll('*');
  for (const [at, element] of from.entries()) {
    const style = getComputedStyle(element);
    const twin = to[at] as SVGElement;
    for (const property of KEPT) {
      const value = style.getPropertyValue(property);
      if (value !== '' && value !== 'none' && value !== 'auto') twin.setAttribute(property, value);
      else if (property === 'fill') twin.setAttribute('fill', 'none');
    }
  }
  for (const touched of copy.querySelectorAll('.points, desc')) touched.remove();
  for (const element of [copy, ...copy.querySelectorAll('*')]) {
    for (const attribute of ['class', 'style', 'role', 'aria-label', 'aria-hidden', 'data-spot']) element.removeAttribute(attribute);
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(Math.round(width)));
  copy.setAttribute('height', String(Math.round(height)));
  return copy;
}

async function painted(svg: Blob, width: number, height: number): Promise<Blob | null> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [Math.round(width), Math.round(height)];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await asPng(canvas);
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
