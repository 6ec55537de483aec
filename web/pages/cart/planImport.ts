import type { TFunction } from 'i18next';
import type { ParsedLine, ParsedText, Place } from '../../parts/orderLists/parseLines.ts';
import type { ResolvedLine } from '../../parts/orderLists/useResolveLines.ts';
import type { ImportError } from './importResults.ts';

/** A list as the back end's import takes it, and what is known of its lines before. */
export type ImportPlan = {
  /** The file to send; null when no line can be sent. */
  file: File | null;
  /** Lines that are not sent, with the reason. */
  refused: readonly ImportError[];
  /** Lines whose quantity was rounded up to the multiple in which the article is sold. */
  rounded: readonly ImportError[];
  /** The back end's errors, whose line numbers are those of the sent file, as errors of the user's lines. */
  toErrors: (answered: readonly ImportError[]) => ImportError[];
};

/**
 * Plans the import of a list: quantities are rounded up to multiples, and a number that several articles share is
 * refused, as the back end would choose one. Other numbers are sent as they are written, so that the cart can offer
 * articles for unknown ones (GAP-52); a replacement is never sent.
 * @param resolved the articles of each line
 */
export function planImport(
  name: string,
  { lines, unread }: ParsedText,
  resolved: readonly ResolvedLine[],
  t: TFunction,
): ImportPlan {
  const refused: ImportError[] = unread.map(({ line, content, reason }) => ({
    line,
    content,
    message: t(`DESK.UNREAD.${reason}`),
  }));
  const rounded: ImportError[] = [];
  const sent: (ParsedLine & { pieces: number })[] = [];
  for (const [index, line] of lines.entries()) {
    const own = ownArticles(line.number, resolved[index]);
    if (own.length > 1) {
      refused.push(...errorsOf(line, t('CART.IMPORT.AMBIGUOUS')));
      continue;
    }
    const [candidate] = own;
    const pieces = candidate?.qty ?? line.qty;
    sent.push({ ...line, pieces });
    if (pieces === line.qty) continue;
    const message = t('CART.IMPORT.ROUNDED_TO', {
      pieces,
      note: t('DESK.NOTE.ROUNDED', { qty: line.qty, multiple: candidate?.article.multiple }),
    });
    rounded.push({ line: line.line, content: line.content, message });
  }
  return {
    file: sent.length === 0 ? null : toCsvFile(name, sent),
    refused,
    rounded,
    toErrors: (answered) =>
      answered.flatMap((error) => {
        // The sent file starts with a header line.
        const line = sent[(error.line ?? 0) - 2];
        return line ? errorsOf(line, error.message) : error;
      }),
  };
}

/** The articles that have this number themselves; of several, the one that is written in exactly this way. */
function ownArticles(number: string, line: ResolvedLine) {
  const own = (line?.candidates ?? []).filter(({ article }) => sameAs(article.name) === sameAs(number));
  const exact = own.filter(({ article }) => article.name === number);
  return exact.length === 1 ? exact : own;
}

/** Notations of a number differ in spaces and dashes. */
const sameAs = (number: string | null | undefined): string =>
  (number ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

const errorsOf = (line: ParsedLine, message: string | null | undefined): ImportError[] =>
  [line, ...line.repeats].map(({ line: at, content }: Place) => ({ line: at, content, message }));

/** The form of GAP-53, whatever the list came as. */
function toCsvFile(name: string, lines: readonly { number: string; pieces: number }[]): File {
  const rows = lines.map(({ number, pieces }) => `${quote(number)};${pieces}`);
  return new File([['article;qty', ...rows, ''].join('\r\n')], name.replace(/(\.[^.]*)?$/, '.csv'), {
    type: 'text/csv',
  });
}

const quote = (cell: string): string => (/[";,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
