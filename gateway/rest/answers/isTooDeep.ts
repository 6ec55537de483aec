/** Levels of lists and objects in each other; the contract's deepest answer has nine. */
const maxDepth = 100;
/** A shorter text cannot be deep enough to take long. */
const minBytes = 64 * 1024;

/**
 * Whether JSON is nested so deeply that to parse it would take seconds and gigabytes: brackets are counted outside of
 * texts. Other bytes than JSON give any answer.
 */
export function isTooDeep(bytes: Buffer): boolean {
  if (bytes.length < minBytes) return false;
  let depth = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === quote) {
      at = endOfText(bytes, at);
      if (at < 0) return false;
    } else if (byte === openBracket || byte === openBrace) {
      if (++depth > maxDepth) return true;
    } else if (byte === closeBracket || byte === closeBrace) depth--;
  }
  return false;
}

/** The index of the quotation mark that ends a text; -1 for none. */
function endOfText(bytes: Buffer, start: number): number {
  let end = bytes.indexOf(quote, start + 1);
  while (end > 0 && isEscaped(bytes, end)) end = bytes.indexOf(quote, end + 1);
  return end;
}

/** Whether an odd number of backslashes stands before an index. */
function isEscaped(bytes: Buffer, end: number): boolean {
  let at = end;
  while (bytes[at - 1] === backslash) at--;
  return (end - at) % 2 === 1;
}

const quote = 0x22;
const backslash = 0x5c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;
