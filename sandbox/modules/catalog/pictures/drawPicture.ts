import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { choosePart } from './choosePart.ts';
import { seededRandom } from './seededRandom.ts';

export type PictureKind = 'photo' | 'scheme';

export interface PictureOrder {
  kind: PictureKind;
  /** Width and height in pixels. */
  size: number;
  sku: string;
  description: string;
}

const parts = readFileSync(new URL('parts.svg', import.meta.url), 'utf8');

/** Light, middle and shade of each material. */
const materials = {
  metal: ['#f5f7f9', '#b9c1c9', '#7d8791'],
  steel: ['#c9d0d6', '#8d97a1', '#59626b'],
  dark: ['#6b737b', '#3c4249', '#1f2327'],
  rubber: ['#4a4f55', '#272b2f', '#131517'],
  brass: ['#f3dfa2', '#c79a3f', '#8a6420'],
  paper: ['#fdfaf0', '#efe6cd', '#cdbf98'],
  glass: ['#ffffff', '#dfeaf2', '#a9bfce'],
  hole: ['#15181b', '#1d2125', '#30363c'],
};

/** The picture of an article: a photo as JPEG, a scheme (line drawing) as PNG; neither holds text (ART-06). */
export async function drawPicture({ kind, size, sku, description }: PictureOrder): Promise<Buffer> {
  const part = choosePart(description);
  const content = kind === 'photo' ? photo(sku, part) : scheme(part);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640">
    <defs>${parts}</defs><rect width="640" height="640" fill="#fff"/>${content}</svg>`;
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / 640 }).resize(size, size);
  return kind === 'photo'
    ? picture.jpeg({ quality: 82 }).toBuffer()
    : picture.png({ palette: true, colours: 32 }).toBuffer();
}

/** The part in its materials, a shadow below; the SKU decides how it is turned and the colour of its paint. */
function photo(sku: string, part: string): string {
  const random = seededRandom(`photo ${sku}`);
  const hue = String(random.int(0, 359));
  const paint = [`hsl(${hue} 70% 68%)`, `hsl(${hue} 65% 45%)`, `hsl(${hue} 70% 26%)`];
  const tones = Object.entries({ ...materials, paint }).map(
    ([tone, [light = '', middle = '', shade = '']]) => ({
      gradient: `<linearGradient id="${tone}" x2="1" y2="1"><stop stop-color="${light}"/>
      <stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`,
      style: `.${tone} { fill: url(#${tone}) } .${tone}.line { stroke: ${middle} }`,
    }),
  );
  return `<defs>${tones.map(({ gradient }) => gradient).join('')}</defs>
    <style>${tones.map(({ style }) => style).join(' ')} .line { fill: none; stroke-linecap: round }</style>
    <ellipse cx="330" cy="584" rx="210" ry="14" fill="#dfe4e9"/>
    <use href="#${part}" transform="rotate(${String(random.int(-8, 8))} 320 320)"/>`;
}

/** Outlines with centre lines and two measures. */
function scheme(part: string): string {
  return `<style>#${part} * { fill: #fff; stroke: #1d2b3a } #${part} .line { fill: none; stroke: #b9c6d3; stroke-linecap: round }</style>
    <use href="#${part}" transform="translate(26 10) scale(.9)" stroke-width="2.4"/>
    <path d="M 314 37 V 550 M 62 298 H 566" stroke="#5b7fa6" stroke-dasharray="22 6 4 6"/>
    <path d="M 90 560 V 616 M 550 560 V 616 M 90 606 H 550 M 560 70 H 622 M 560 540 H 622 M 612 70 V 540" stroke="#8b1e1e"/>`;
}
