import type { TFunction } from 'i18next';
import { formatNumber } from '../../ui/values/formatMoney.ts';
import type { ColumnAnswers, ParsedText } from './parseLines.ts';
import { namedLayouts, rememberedColumns } from './rememberedColumns.ts';
import { parseInWorker } from './runListJob.ts';

/** The most lines at once, as the gateway has it. */
export const mostLines = 5000;

/**
 * The lines of a list, or why they cannot be looked up.
 *
 * @param answers what the user said about its columns; what was said of earlier lists is known
 * @param name of the list, for the sentence
 */
export async function readLines(
  text: string,
  answers: ColumnAnswers,
  name: string,
  t: TFunction,
): Promise<{ parsed: ParsedText; refusal: null } | { parsed: null; refusal: string }> {
  const known = { ...namedLayouts(rememberedColumns()), ...answers };
  const parsed = await parseInWorker(text, known).catch(() => null);
  if (!parsed) return { parsed, refusal: t('LIST_FILE.TOO_COMPLEX', { name }) };
  if (parsed.lines.length <= mostLines) return { parsed, refusal: null };
  const [total, most] = [parsed.lines.length, mostLines].map((lines) => formatNumber(lines, 0, 'DOT'));
  return { parsed: null, refusal: t('DESK.TOO_MANY', { total, most }) };
}
