import sharp from 'sharp';
import { chooseShapes } from './chooseShapes.ts';
import { seededRandom } from './seededRandom.ts';
import type { Shape, Tone } from './Shape.ts';

export type PictureKind = 'photo' | 'scheme';

/** What a picture shows, and how large: the longer side in pixels. */
export interface PictureOrder {
  kind: PictureKind;
  size: number;
  sku: string;
  description: string;
}

/** The generated picture of an article: a photo as JPEG, a scheme (line drawing) as PNG; neither holds text (ART-06). */
export async function drawPicture({ kind, size, sku, description }: PictureOrder): Promise<Buffer> {
  const shapes = chooseShapes(sku, description);
  const svg = kind === 'photo' ? photo(sku, shapes) : scheme(shapes);
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / 640 }).resize(size, size);
  return kind === 'photo'
    ? picture.jpeg({ quality: 82 }).toBuffer()
    : picture.png({ palette: true, colours: 32 }).toBuffer();
}

/** Light, middle and shade of each material; `paint` is the maker's colour. */
const materials: Record<Exclude<Tone, 'paint'>, [light: string, middle: string, shade: string]> = {
  metal: ['#f5f7f9', '#b9c1c9', '#7d8791'],
  steel: ['#c9d0d6', '#8d97a1', '#59626b'],
  dark: ['#6b737b', '#3c4249', '#1f2327'],
  rubber: ['#4a4f55', '#272b2f', '#131517'],
  brass: ['#f3dfa2', '#c79a3f', '#8a6420'],
  paper: ['#fdfaf0', '#efe6cd', '#cdbf98'],
  glass: ['#ffffff', '#dfeaf2', '#a9bfce'],
  hole: ['#15181b', '#1d2125', '#30363c'],
};

function photo(sku: string, shapes: Shape[]): string {
  const random = seededRandom(`photo ${sku}`);
  const hue = random.int(0, 359);
  const turn = random.int(-8, 8);
  const paint = [`hsl(${String(hue)} 70% 68%)`, `hsl(${String(hue)} 65% 45%)`, `hsl(${String(hue)} 70% 26%)`];
  const gradients = Object.entries({ ...materials, paint })
    .map(([tone, colours]) => {
      const stops = colours.map(
        (colour, index) => `<stop offset="${String(index / 2)}" stop-color="${colour}"/>`,
      );
      return `<linearGradient id="${tone}" x1="0" y1="0" x2="1" y2="1">${stops.join('')}</linearGradient>`;
    })
    .join('');
  const pieces = shapes.map(({ tone, element, width }) =>
    width === undefined
      ? `<${element} fill="url(#${tone})" stroke="#0b0d0f" stroke-opacity=".28" stroke-width="1.2"/>`
      : `<${element} fill="none" stroke="url(#${tone})" stroke-width="${String(width)}" stroke-linecap="round"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640"><defs>${gradients}
    <radialGradient id="floor" cx=".5" cy=".42" r=".75"><stop offset=".35" stop-color="#fff"/><stop offset="1" stop-color="#e3e8ed"/></radialGradient>
    <filter id="blur" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="16"/></filter></defs>
    <rect width="640" height="640" fill="url(#floor)"/>
    <ellipse cx="330" cy="574" rx="210" ry="20" fill="#1c242c" opacity=".3" filter="url(#blur)"/>
    <g transform="rotate(${String(turn)} 320 320)">${pieces.join('')}</g></svg>`;
}

/** The outline with centre lines, two measures and leader lines. */
function scheme(shapes: Shape[]): string {
  const pieces = shapes.map(({ element, width }) =>
    width === undefined
      ? `<${element} fill="#fff" stroke="#1d2b3a" stroke-width="2.4"/>`
      : `<${element} fill="none" stroke="#1d2b3a" stroke-width="${String(width)}" stroke-linecap="round"/>` +
        `<${element} fill="none" stroke="#fff" stroke-width="${String(Math.max(0.5, width - 4.8))}" stroke-linecap="round"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640">
    <rect width="640" height="640" fill="#fff"/><g transform="translate(26 10) scale(.9)">${pieces.join('')}
    <path d="M 320 30 V 600 M 40 320 H 600" stroke="#5b7fa6" stroke-width="1.6" stroke-dasharray="22 6 4 6" fill="none"/></g>
    <g stroke="#8b1e1e" stroke-width="1.6" fill="none"><path d="M 90 560 V 616 M 550 560 V 616 M 90 606 H 550"/>
    <path d="M 560 70 H 622 M 560 540 H 622 M 612 70 V 540"/></g>
    ${arrow(90, 606, 0)}${arrow(550, 606, 180)}${arrow(612, 70, 90)}${arrow(612, 540, -90)}</svg>`;
}

function arrow(x: number, y: number, turn: number): string {
  return `<path d="M 0 0 L 14 -5 L 14 5 Z" transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)})" fill="#8b1e1e"/>`;
}
