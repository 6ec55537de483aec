import { isUtf8 } from 'node:buffer';
import { cleanFileName } from '../rest/cleanFileName.ts';

/**
 * A Content-Disposition of the back end (RFC 6266), written again: `inline` or `attachment`, and its file name as one
 * that is only a name. What cannot be read is left out.
 */
export function cleanDisposition(header: string): string {
  const bytes = Buffer.from(header, 'latin1');
  // Some servers write UTF-8 as it is.
  const text = isUtf8(bytes) ? bytes.toString() : header;
  const kind = /^\s*inline\b/i.test(text) ? 'inline' : 'attachment';
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

/** The file name in a header; null for none. */
function readName(text: string): string | null {
  const extended = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(text)?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended);
    } catch {
      // The plain name is read.
    }
  }
  const quoted = /;\s*filename\s*=\s*"((?:\\.|[^"\\])*)"/i.exec(text)?.[1];
  if (quoted !== undefined) return quoted.replace(/\\(["\\])/g, '$1');
  return /;\s*filename\s*=\s*"?([^";]*)/i.exec(text)?.[1]?.trim() ?? null;
}
