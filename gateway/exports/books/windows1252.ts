/** The characters of the bytes 0x80 to 0x9F; a space where a byte has none. */
const upper = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const bytes = new Map([...upper].flatMap((char, index) => (char === ' ' ? [] : [[char, 0x80 + index]])));

/** A text in Windows-1252. Of a letter that it lacks the base letter remains (ł and ő: l, o), of others `?`. */
export function toWindows1252(text: string): Buffer {
  const codes: number[] = [];
  for (const char of text) {
    const code = toByte(char) ?? toByte(baseOf(char));
    codes.push(code ?? 0x3f);
  }
  return Buffer.from(codes);
}

function toByte(char: string): number | undefined {
  const code = char.codePointAt(0) ?? 0;
  return code < 0x80 || (code >= 0xa0 && code <= 0xff) ? code : bytes.get(char);
}

/** Letters with a stroke do not decompose. */
const strokes: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' };

const baseOf = (char: string): string => strokes[char] ?? char.normalize('NFD').charAt(0);
