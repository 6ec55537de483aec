import { isUtf8 } from 'node:buffer';
import { cleanFileName } from '../rest/request/cleanFileName.ts';

/**
 * A Content-Disposition of the back end (RFC 6266), written again: `inline` or `attachment`, and its file name as one
 * that is only a name. What cannot be read is left out.
 *
 * @param isAttachment whether the file is to be saved, whatever the header says
 */
export function cleanDisposition(header: string, isAttachment = false): string {
  const bytes = Buffer.from(header, 'latin1');
  // Some servers write UTF-8 as it is.
  const text = isUtf8(bytes) ? bytes.toString() : header;
  const kind = !isAttachment && /^\s*inline\b/i.test(text) ? 'inline' : 'attachment';
  const given = readName(text);
  if (given === null) return kind;
  const name = cleanFileName(given);
  const ascii = name.replace(/[^ -~]|[\\%"]/g, '_');
  if (ascii === name) return `${kind}; filename="${name}"`;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/** A parameter: its name, and its value with or without quotes. Text in quotes is not read as a parameter. */
const parameter = /;\s*([^\s=;"]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;]*))/g;

/** The file name in a header; null for none. */
function readName(text: string): string | null {
  const parameters = new Map<string, string>();
  for (const [, name = '', quoted, plain = ''] of text.matchAll(parameter)) {
    // Some servers forget the second quotation mark.
    const value = quoted?.replace(/\\(["\\])/g, '$1') ?? plain.trim().replace(/^"/, '');
    if (!parameters.has(name.toLowerCase())) parameters.set(name.toLowerCase(), value);
  }
  return readExtended(parameters.get('filename*') ?? '') ?? parameters.get('filename') ?? null;
}

/** A value with its character set (RFC 8187, 3.2); null where it cannot be read. */
function readExtended(value: string): string | null {
  const [, charset = '', encoded = ''] = /^([\w-]+)'[^']*'(.*)$/s.exec(value.trim()) ?? [];
  if (/^iso-8859-1$/i.test(charset))
    return encoded.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  if (!/^utf-8$/i.test(charset)) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
