/** Whether a text is a name in a path, and stays one however often a server decodes it. */
export function isPlainName(value: string): boolean {
  if (value.length > 255 || /^\.{1,2}$/.test(value)) return false;
  if ([...value].some((char) => char < ' ' || '/\\\u007f'.includes(char))) return false;
  const decoded = decodeOnce(value);
  return decoded === value || isPlainName(decoded);
}

/** The text itself where it cannot be decoded. */
function decodeOnce(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
