import { inflateSync } from 'node:zlib';

/** A PDF of the sandbox: its title, and the texts of each page in the order in which they were written. */
export interface ReadPdf {
  title: string;
  pages: string[][];
  /** The types of the elements of its structure, for screen readers. */
  tags: string[];
  /** Texts that are neither a part of the structure nor marked as decoration. */
  loose: number;
}

/**
 * Reads a PDF as pdfkit writes it: objects one after another, streams compressed, text as glyph ids of embedded fonts
 * whose characters are in a `ToUnicode` map.
 */
export function readPdf(pdf: Buffer): ReadPdf {
  const objects = readObjects(pdf);
  const fonts = readFonts(objects);
  const heads = [...objects.values()].map(({ head }) => head);
  const pages = heads
    .filter((head) => /\/Type \/Page\b/.test(head))
    .map((head) => objects.get(Number(/\/Contents (\d+) 0 R/.exec(head)?.[1]))?.stream ?? '');
  return {
    title: readTitle(objects),
    pages: pages.map((content) => readTexts(content, fonts)),
    tags: heads.flatMap((head) => /^\/S \/(\w+)$/m.exec(head)?.[1] ?? []),
    loose: pages.reduce((sum, content) => sum + countLoose(content), 0),
  };
}

/** Texts outside of marked content. */
function countLoose(content: string): number {
  let depth = 0;
  let loose = 0;
  for (const [operator] of content.matchAll(/\b(?:BDC|BMC|EMC|TJ)\b/g)) {
    if (operator === 'TJ') loose += depth === 0 ? 1 : 0;
    else depth += operator === 'EMC' ? -1 : 1;
  }
  return loose;
}

interface PdfObject {
  head: string;
  stream: string | undefined;
}

function readObjects(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length;
    const head = text.slice(start, start + text.slice(start).search(/\nendobj|\nstream\r?\n/));
    const after = /^\nstream\r?\n/.exec(text.slice(start + head.length));
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    const from = start + head.length + (after?.[0].length ?? 0);
    const data = after && pdf.subarray(from, from + length);
    const isCompressed = head.includes('/FlateDecode');
    const stream = data ? (isCompressed ? inflateSync(data) : data).toString('latin1') : undefined;
    objects.set(Number(match[1]), { head, stream });
  }
  return objects;
}

/** The characters of each glyph, by the name of the font. */
function readFonts(objects: ReadonlyMap<number, PdfObject>): Map<string, string[]> {
  const fonts = new Map<string, string[]>();
  for (const { head } of objects.values()) {
    const named = /\/Font <<([^>]*)>>/.exec(head)?.[1] ?? '';
    for (const [, name = '', id] of named.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.head ?? '')?.[1];
      const glyphs: string[] = [];
      const ranges = objects.get(Number(map))?.stream ?? '';
      for (const [, first = '', list = ''] of ranges.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
        // A ligature has several characters.
        for (const [index, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
          const characters = Buffer.from(hex.replaceAll(' ', ''), 'hex');
          glyphs[parseInt(first, 16) + index] = characters.swap16().toString('utf16le');
        }
      }
      fonts.set(name, glyphs);
    }
  }
  return fonts;
}

function readTexts(content: string, fonts: ReadonlyMap<string, string[]>): string[] {
  const texts: string[] = [];
  let glyphs: string[] = [];
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? [];
    const codes = [...(shown ?? '').matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    if (codes.length > 0) texts.push(codes.map((code) => glyphs[parseInt(code, 16)] ?? '?').join(''));
  }
  return texts;
}

/** The title in a PDF's information: plain or UTF-16. */
function readTitle(objects: ReadonlyMap<number, PdfObject>): string {
  const reference = [...objects.values()]
    .map(({ head }) => /\/Title (\d+) 0 R/.exec(head)?.[1])
    .find(Boolean);
  const raw = objects.get(Number(reference))?.head.slice(1, -1) ?? '';
  const bytes = Buffer.from(raw.replaceAll(/\\([\\()])/g, '$1'), 'latin1');
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? new TextDecoder('utf-16be').decode(bytes.subarray(2))
    : bytes.toString('latin1');
}
