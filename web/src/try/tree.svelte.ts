/** Moves tried out from a position: a tree, so that a variation is kept when another is tried. */
import type { Analysis, Step } from '../shell/wire';

export interface Node {
  /** The move that led here and what it brought about; null at the root. */
  step: Step | null;
  parent: Node | null;
  children: Node[];
}

/** The moves from the root to a node. */
export function movesTo(node: Node): string[] {
  const moves: string[] = [];
  for (let at = node; at.step !== null && at.parent !== null; at = at.parent) moves.unshift(at.step.move);
  return moves;
}

export class Tree {
  root = $state.raw<Node>({ step: null, parent: null, children: [] });
  at = $state.raw<Node>(this.root);
  /** Changes with the tree: nodes themselves are plain values. */
  version = $state(0);

  /** Begins anew with nothing tried. */
  clear(): void {
    this.root = { step: null, parent: null, children: [] };
    this.at = this.root;
    this.version++;
  }

  /** The node after a move from the present one, if it was tried before. */
  tried(move: string): Node | null {
    return this.at.children.find((child) => child.step?.move === move) ?? null;
  }

  /** Enters the steps of an analysis from the root, as far as they are new, and stands at their end. */
  enter(analysis: Analysis): void {
    let node = this.root;
    for (const step of analysis.steps) {
      let child = node.children.find((one) => one.step?.move === step.move);
      if (child === undefined) node.children.push((child = { step, parent: node, children: [] }));
      node = child;
    }
    this.at = node;
    this.version++;
  }

  go(node: Node): void {
    this.at = node;
  }

  back(): void {
    if (this.at.parent !== null) this.at = this.at.parent;
  }

  forward(): void {
    this.at = this.at.children[0] ?? this.at;
  }

  first(): void {
    this.at = this.root;
  }

  last(): void {
    while (this.at.children[0] !== undefined) this.at = this.at.children[0];
  }

  /** Steps to the variation before or after the present one. */
  aside(by: 1 | -1): void {
    const siblings = this.at.parent?.children ?? [];
    this.at = siblings[siblings.indexOf(this.at) + by] ?? this.at;
  }

  /** Takes the present move and all that follows it away. */
  cut(): void {
    const { at } = this;
    if (at.parent === null) return;
    at.parent.children = at.parent.children.filter((child) => child !== at);
    this.at = at.parent;
    this.version++;
  }
}

/** A line of the tree to be written down: its moves, each with the variations that stand beside it. */
export interface Line {
  nodes: { node: Node; variations: Line[] }[];
}

/** The first line from a node, with every other line hung beside the move that it replaces. */
export function lineFrom(node: Node): Line {
  const line: Line = { nodes: [] };
  for (let at: Node = node; at.children[0] !== undefined; at = at.children[0]) {
    const [main, ...others] = at.children as [Node, ...Node[]];
    line.nodes.push({
      node: main,
      variations: others.map((other) => ({ nodes: [{ node: other, variations: [] }, ...lineFrom(other).nodes] })),
    });
  }
  return line;
}
