import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filePolicy } from '../http/securityHeaders.ts';
import { mediaTypeOf, type StaticFile } from '../http/sendStatic.ts';
import { immutableHeaders } from '../http/WebFiles.ts';
import { tagOf } from '../http/tagOf.ts';

/** The formats and the largest size of a picture. */
export interface PictureRule {
  /** Endings of names, without the point. */
  kinds: readonly ('svg' | 'png' | 'jpg' | 'webp')[];
  kilobytes: number;
}

/** A picture of a brand with the headers it is served with. */
export interface BrandPicture {
  /** Its path, which changes with its content. */
  path: string;
  file: StaticFile;
  content: Buffer;
}

/** Reads and checks a picture of a brand. Throws an error that names the fault, but not the file. */
export function readPicture(folder: string, name: string, { kinds, kilobytes }: PictureRule): BrandPicture {
  const kind = kinds.find((one) => name.endsWith(`.${one}`));
  if (!/^\w[\w.-]*$/.test(name) || kind === undefined)
    throw new Error(`must be a file in the folder, ending in ${kinds.map((one) => `.${one}`).join(' or ')}`);
  let content: Buffer;
  try {
    content = readFileSync(join(folder, name));
  } catch {
    throw new Error('cannot be read: is it in the folder?');
  }
  if (content.length > kilobytes * 1024)
    throw new Error(`has ${Math.ceil(content.length / 1024)} KB, more than ${kilobytes}`);
  if (kind === 'svg') refuseActive(content.toString());
  if (!beginnings[kind].test(content.toString('latin1', 0, 1024)))
    throw new Error(`is not a ${kind} picture`);
  const tag = tagOf(content);
  return {
    path: `/brand/${name.slice(0, -extname(name).length)}-${tag}.${kind}`,
    content,
    file: {
      type: mediaTypeOf(name),
      tag,
      headers: { ...immutableHeaders, 'content-security-policy': filePolicy },
      bodies: {
        identity: content,
        ...(kind === 'svg' && { br: brotliCompressSync(content), gzip: gzipSync(content) }),
      },
    },
  };
}

/** How files of each kind begin; of an SVG the element, after a declaration or comments. */
const beginnings = {
  svg: /^(?:\u00EF\u00BB\u00BF)?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*<svg\b/,
  png: /^\u0089PNG\r\n/,
  jpg: /^\u00FF\u00D8\u00FF/,
  webp: /^RIFF[\s\S]{4}WEBP/,
};

/** A browser runs nothing of a picture; who opens its address is not to run anything either, nor to load from elsewhere. */
const active: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a script', /<(?:\w+:)?script\b|javascript:/i],
  ['a handler of events', /\son\w+\s*=/i],
  ['HTML', /<(?:\w+:)?(?:foreignObject|iframe|embed|object)\b/i],
  ['an entity or a document type', /<!(?:DOCTYPE|ENTITY)/i],
  [
    'an address outside of itself',
    /\b(?:href|src)\s*=\s*(["'])(?!#|data:image\/)|url\(\s*["']?(?!#|data:)|@import/i,
  ],
];

function refuseActive(svg: string): void {
  const found = active.find(([, pattern]) => pattern.test(svg));
  if (found) throw new Error(`has ${found[0]}: save it as a plain SVG, with text as paths`);
}

/** The width of a picture divided by its height. */
export function proportionOf({ content, file }: BrandPicture): number {
  if (file.type === 'image/png') return content.readUInt32BE(16) / content.readUInt32BE(20);
  const [tag = ''] = /<svg\b[^>]*>/.exec(content.toString()) ?? [];
  const [, box = ''] = /\bviewBox\s*=\s*["']([^"']*)/.exec(tag) ?? [];
  const [, , width = NaN, height = NaN] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width > 0 && height > 0) return width / height;
  throw new Error('has no viewBox');
}
