import { isOfZeros } from './shownNumber.ts';

// Records of a workbook of Excel 97 to 2003, one character for each byte.

/** The start of a chart. */
const chartStart = '\x09\x08\x10\0\0\x06\x20\0';
/** A formula that gives a text, and that other cells share. */
const sharedText =
  // oxlint-disable-next-line no-control-regex -- what tells records apart
  /\x06\0\x1b\0[\s\S]{6}\0[\s\S]{5}\u00ff\u00ff[\s\S]{6}\x05\0[\x01\x02][\s\S]{4}(?:\u00bc\x04|!\x02|6\x02)/;
/** The start of a format: its length, and whether its letters have two bytes. */
// oxlint-disable-next-line no-control-regex -- what tells records apart
const format = /\x1e\x04[\s\S]{4}([\s\S])\0([\0\x01])/g;

/** Whether hucre reads other cells than a person sees: numbers of a chart as cells, or such a formula as an empty cell. */
export const isMisread = (records: string): boolean =>
  records.includes(chartStart) || sharedText.test(records);

/** Whether numbers of an xls may be shown with leading zeros. Which cells are, hucre does not tell. */
export const hasZeroFormat = (records: string): boolean =>
  [...records.matchAll(format)].some(({ 0: start, 1: length = '', 2: isWide, index }) => {
    const letters = length.charCodeAt(0);
    const at = index + start.length;
    const numFmt =
      isWide === '\0'
        ? records.slice(at, at + letters)
        : records.slice(at, at + 2 * letters).replaceAll(/([\s\S])[\s\S]/g, '$1');
    return isOfZeros(numFmt) && /^[^.]*0[^.]*0/.test(numFmt);
  });
