import { isPlainName } from './isPlainName.ts';

/** Characters of a file name: what common file systems take, with room for what is added to it. */
const maxLength = 200;
/** Of a longer name the end is looked at, where its extension is. */
const longest = 1000;

/**
 * A file's name as text that is only a name: without folders, control characters and marks that change the direction of
 * writing, neither hidden nor longer than 200 characters; its extension is kept. A name that a server would decode into
 * one with folders, such as `a%2Fb.jpg`, loses its percent signs: no link could name it.
 */
export function cleanFileName(name: string): string {
  const clean = (name.split(/[/\\]/).at(-1) ?? '')
    .slice(-longest)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const extension = /\.[^.]{1,20}$/.exec(clean)?.[0] ?? '';
  const stem = clean.slice(0, clean.length - extension.length).slice(0, maxLength - extension.length);
  const whole = `${stem}${extension}`.toWellFormed() || 'file';
  return isPlainName(whole) ? whole : whole.replaceAll('%', '_');
}
