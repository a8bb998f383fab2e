/** The result as a picture of its own, to be sent to friends; drawn on a canvas in the colours of paper. */
import { figureOf } from '../figures';
import { HEIGHT, PATH, PITCH, standing, WIDTH } from '../outline';

const SIZE = { width: 1080, height: 1350 };
const PAPER = '#f7f2e8';
const INK = '#1e1a15';
const INK_2 = '#50483e';
const FELT = '#3d6153';
const RUBRIC = '#a3241a';
const SERIF = "'Source Serif 4 Variable', Georgia, serif";
const SANS = "'Source Sans 3 Variable', system-ui, sans-serif";

export interface Card {
  title: string;
  result: string;
  lines: { player: number; name: string; value: string }[];
  /** The pyramid that is shown, and what is said under it. */
  pile: { rows: number[]; player: number; caption: string } | null;
  foot: string;
}

export async function painted(card: Card): Promise<Blob | null> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  paint(pen, card);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function paint(pen: CanvasRenderingContext2D, { title, result, lines, pile, foot }: Card): void {
  const edge = 72;
  const wide = SIZE.width - 2 * edge;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  write(pen, '§', edge, 112, `400 40px ${SERIF}`, RUBRIC, wide);
  write(pen, title, edge + 36, 112, `600 40px ${SERIF}`, INK, wide - 36);
  let y = 190;
  for (const line of folded(pen, result, `400 64px ${SERIF}`, wide).slice(0, 3)) {
    write(pen, line, edge, y, `400 64px ${SERIF}`, INK, wide);
    y += 74;
  }
  y += 20;
  const step = Math.min(72, (pile === null ? 900 : 470) / Math.max(1, lines.length));
  for (const { player, name, value } of lines) {
    meeple(pen, player, edge + 26, y, 0.3 * (step / 72));
    write(pen, name, edge + 70, y - 6, `400 ${step * 0.55}px ${SANS}`, INK, wide - 260);
    pen.textAlign = 'right';
    write(pen, value, SIZE.width - edge, y - 6, `600 ${step * 0.6}px ${SANS}`, INK, 180);
    pen.textAlign = 'left';
    y += step;
  }
  if (pile !== null) stack(pen, pile, { left: edge, top: y, wide, bottom: SIZE.height - 190 });
  write(pen, foot, edge, SIZE.height - 64, `400 30px ${SANS}`, INK_2, wide);
}

function stack(
  pen: CanvasRenderingContext2D,
  { rows, player, caption }: NonNullable<Card['pile']>,
  room: { left: number; top: number; wide: number; bottom: number },
): void {
  const [base = 1] = rows;
  const scale = Math.min(room.wide / (base * PITCH + WIDTH), (room.bottom - room.top - 20) / (rows.length * HEIGHT), 1.1);
  const left = room.left + (room.wide - (base - 1) * PITCH * scale) / 2;
  pen.fillStyle = FELT;
  pen.fillRect(room.left, room.bottom, room.wide, 22);
  for (const { x, y } of standing(rows)) meeple(pen, player, left + x * scale, room.bottom + y * scale, scale, false);
  write(pen, caption, room.left, room.bottom + 68, `400 34px ${SERIF}`, INK_2, room.wide);
}

function meeple(pen: CanvasRenderingContext2D, player: number, x: number, y: number, scale: number, numbered = true): void {
  const { fill, tone } = figureOf(player);
  const path = new Path2D(PATH);
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.lineJoin = 'round';
  pen.lineWidth = 14;
  pen.strokeStyle = INK;
  pen.stroke(path);
  pen.fillStyle = fill;
  pen.fill(path);
  pen.textAlign = 'center';
  if (numbered) write(pen, String(player + 1), 0, -66, `600 58px ${SANS}`, tone, WIDTH);
  pen.restore();
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, tone: string, most: number): void {
  pen.font = font;
  pen.fillStyle = tone;
  pen.fillText(text, x, y, most);
}

/** A text in lines that are no wider than asked. */
function folded(pen: CanvasRenderingContext2D, text: string, font: string, most: number): string[] {
  pen.font = font;
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && pen.measureText(`${last} ${word}`).width <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
}
