import type { TFunction } from 'i18next';
import { chosenOf, type DeskLine } from '../../../parts/orderLists/deskLines.ts';
import type { UnreadLine } from '../../../parts/orderLists/parseLines.ts';
import type { Place } from '../../../parts/orderLists/toTables.ts';
import { toListFile } from '../../../parts/orderLists/toListFile.ts';
import type { ImportError } from './importResults.ts';

/** A list as the back end's import takes it, and what is known of its lines before. */
export type ImportPlan = {
  /** The file to send; null when no line can be sent. */
  file: File | null;
  /** How many lines it has, and which of the user's they are. */
  count: number;
  sent: readonly number[];
  /** Lines that are not sent, with the reason. */
  refused: readonly ImportError[];
  /** Lines whose quantity was rounded up to the multiple in which the article is sold. */
  rounded: readonly ImportError[];
  /** The back end's errors, whose line numbers are those of the sent file, as errors of the user's lines. */
  toErrors: (answered: readonly ImportError[]) => ImportError[];
};

/**
 * Whether a line can be sent. Of a number that several articles share the back end would choose one; any other is sent as
 * it is written, so that the cart can offer articles for unknown ones (GAP-52).
 */
export const canImport = (line: DeskLine): boolean => line.chosen !== null || ownArticles(line).length <= 1;

/**
 * Plans the import of the lines that the user takes. A replacement is sent only if the user has chosen it, a line without a
 * quantity only with the pieces that the user has given, and an unknown number only if the user has ticked it.
 */
export function planImport(
  name: string,
  lines: readonly DeskLine[],
  unread: readonly UnreadLine[],
  t: TFunction,
): ImportPlan {
  const refused: ImportError[] = unread.map(({ line, content, reason }) => ({
    line,
    content,
    message: t(`DESK.UNREAD.${reason}`),
  }));
  const rounded: ImportError[] = [];
  const sent: (DeskLine & { article: string })[] = [];
  for (const line of lines) {
    if (!canImport(line)) {
      refused.push(...errorsOf(line, t('CART.IMPORT.AMBIGUOUS')));
      continue;
    }
    if (line.isQtyMissing) refused.push(...errorsOf(line, t('DESK.NOTE.ASSUMED')));
    if (!line.isWanted) {
      if (line.match === 'UNKNOWN') refused.push(...errorsOf(line, t('DESK.MATCH.UNKNOWN')));
      continue;
    }
    const chosen = chosenOf(line);
    const isOwn = ownArticles(line).some((one) => one === chosen);
    const article = isOwn ? line.number : (chosen?.article.name ?? line.number);
    const candidate = chosen ?? ownArticles(line)[0];
    const pieces = chosen ? line.pieces : (candidate?.qty ?? line.pieces);
    sent.push({ ...line, article, pieces });
    if (!candidate || pieces === line.qty || pieces !== candidate.qty) continue;
    const message = t('CART.IMPORT.ROUNDED_TO', {
      pieces,
      note: t('DESK.NOTE.ROUNDED', { qty: line.qty, multiple: candidate.article.multiple }),
    });
    rounded.push({ line: line.line, content: line.content, message });
  }
  return {
    file:
      sent.length === 0
        ? null
        : toListFile(
            name,
            ['article', 'qty'],
            sent.map(({ article, pieces }) => [article, pieces]),
          ),
    count: sent.length,
    sent: sent.flatMap((line) => [line, ...line.repeats]).map(({ line }) => line),
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
function ownArticles({ number, candidates }: DeskLine) {
  const own = candidates.filter(({ article }) => sameAs(article.name) === sameAs(number));
  const exact = own.filter(({ article }) => article.name === number);
  return exact.length === 1 ? exact : own;
}

/** Notations of a number differ in spaces and dashes. */
const sameAs = (number: string | null | undefined): string =>
  (number ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

const errorsOf = (line: DeskLine, message: string | null | undefined): ImportError[] =>
  [line, ...line.repeats].map(({ line: at, content }: Place) => ({ line: at, content, message }));
