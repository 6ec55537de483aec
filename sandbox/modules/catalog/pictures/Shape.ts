/** What a piece of a part is made of: the photo paints it, the scheme draws its outline only. */
export type Tone = 'metal' | 'steel' | 'dark' | 'rubber' | 'brass' | 'paint' | 'paper' | 'glass' | 'hole';

/** One piece of a part on a canvas of 640 by 640, later ones in front. */
export interface Shape {
  tone: Tone;
  /** SVG element without its paint: `circle cx="320" …`. */
  element: string;
  /** Set for a line or tube: it is stroked this wide, not filled. */
  width?: number;
}

export function ellipse(tone: Tone, cx: number, cy: number, rx: number, ry: number = rx): Shape {
  return { tone, element: `ellipse cx="${fix(cx)}" cy="${fix(cy)}" rx="${fix(rx)}" ry="${fix(ry)}"` };
}

export function box(tone: Tone, x: number, y: number, width: number, height: number, radius = 0): Shape {
  return {
    tone,
    element: `rect x="${fix(x)}" y="${fix(y)}" width="${fix(width)}" height="${fix(height)}" rx="${fix(radius)}"`,
  };
}

export function path(tone: Tone, d: string): Shape {
  return { tone, element: `path d="${d}"` };
}

export function tube(tone: Tone, d: string, width: number): Shape {
  return { tone, element: `path d="${d}"`, width };
}

/** Copies of a piece on a circle around a middle point. */
export function around(
  count: number,
  cx: number,
  cy: number,
  radius: number,
  piece: (x: number, y: number) => Shape,
): Shape[] {
  return Array.from({ length: count }, (_none, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return piece(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle));
  });
}

/** Copies of a piece in a row: called with 0 … count - 1. */
export function row(count: number, piece: (index: number) => Shape): Shape[] {
  return Array.from({ length: count }, (_none, index) => piece(index));
}

function fix(value: number): string {
  return String(Math.round(value * 10) / 10);
}
