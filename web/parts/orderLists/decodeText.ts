import { roleOf } from './headingRoles.ts';

/**
 * The text of a csv or txt file: UTF-8, UTF-16 with or without a byte order mark, else the one-byte code page in which
 * it reads as words. Null when the bytes are no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decodeUnicode(bytes) ?? decodeOneByte(bytes);
  // The last one is the end-of-file mark of DOS.
  return hasControls(text.endsWith('\u001A') ? text.slice(0, -1) : text) ? null : text;
}

function decodeUnicode(bytes: Uint8Array): string | null {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Digits and separators have a zero byte each.
  const start = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  start.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 6 && even === 0) return 'utf-16le';
  if (even > start.length / 6 && odd === 0) return 'utf-16be';
  return null;
}

// oxlint-disable-next-line no-control-regex -- they are what tells a text from other files
const hasControls = (text: string): boolean => /[\0-\x08\x0E-\x1F]/.test(text);

const latin = 'A-Za-z';
const cyrillic = 'А-Яа-яЁёЂ-Џђ-џ';
/** The usual code pages, the likeliest first, with the letters that their languages use. */
const codePages = [
  { name: 'windows-1252', letters: `${latin}ÄÖÜäöüßÀÂÇÉÈÊËÎÏÔŒÙÛàâçéèêëîïìíóòôœùúûÑñ` },
  {
    name: 'windows-1250',
    letters: `${latin}ĄĆĘŁŃÓŚŹŻąćęłńóśźżČĐŠŽčđšžÄÖÜäöüßÁÉÍÚÝĚŇŘŤŮĎáéíúýěňřťůďŐŰőű`,
  },
  { name: 'windows-1251', letters: cyrillic },
  { name: 'koi8-r', letters: cyrillic },
  { name: 'ibm866', letters: cyrillic },
  { name: 'iso-8859-2', letters: `${latin}ĄĆĘŁŃÓŚŹŻąćęłńóśźżČĐŠŽčđšž` },
  { name: 'iso-8859-5', letters: cyrillic },
  { name: 'x-mac-cyrillic', letters: cyrillic },
  { name: 'macintosh', letters: `${latin}ÄÖÜäöüßÀÂÇÉÈÊËÎÏÔŒÙÛàâçéèêëîïìíóòôœùúûÑñ` },
] as const;

function decodeOneByte(bytes: Uint8Array): string {
  const readings = codePages.map(({ name, letters }) => {
    const text = new TextDecoder(name).decode(bytes);
    return { text, score: scoreOf(text.slice(0, 20_000), letters) };
  });
  return readings.reduce((best, one) => (one.score > best.score ? one : best)).text;
}

/** How far a text reads as words in these letters; names of columns count most. */
function scoreOf(text: string, letters: string): number {
  const isOfThese = new RegExp(`^[${letters}]+$`, 'u');
  const words = (text.match(/[^\s\d;,|"'()/.:+*=-]+/gu) ?? []).filter((word) => /[^ -~]/.test(word));
  const known = (text.split(/[\r\n]+/).find((line) => /\p{L}/u.test(line)) ?? '')
    .split(/[;,\t|]/)
    .filter((cell) => !['UNKNOWN', 'OTHER', 'BRAND'].includes(roleOf(cell))).length;
  return words.reduce(
    (score, word) => score + (isOfThese.test(word) && hasNaturalCase(word) && !isStrange(word) ? 1 : -1),
    known * 5,
  );
}

const hasNaturalCase = (word: string): boolean => /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+)$/u.test(word);
/** No Western word has three accented letters in a row, no other Latin one four: it is Cyrillic in the wrong code page. */
const isStrange = (word: string): boolean => /[À-ÿ]{3}|[À-ž]{4}/u.test(word);
