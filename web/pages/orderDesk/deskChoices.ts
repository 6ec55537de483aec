import { isRecord } from '../../../contract/isRecord.ts';
import { choose, want, type DeskLine } from '../../parts/orderLists/deskLines.ts';
import { numberKey } from '../../parts/orderLists/parseLines.ts';

/** The user's choice for the line of a part number: its article, and whether it goes into the cart. */
export type DeskChoice = { number: string; chosen: string | null; isWanted: boolean };

/** The choices of lines that may have another one than a list starts with; quantities are in its text. */
export const choicesOf = (lines: readonly DeskLine[]): DeskChoice[] =>
  lines
    .filter(
      (line) => !line.isQtyMissing && (line.candidates.length > 1 || !line.isWanted || line.pieces === 1),
    )
    .map(({ number, chosen, isWanted }) => ({ number: numberKey(number), chosen, isWanted }));

/** The lines of a list that was checked again, with what was chosen before. */
export function withChoices(lines: DeskLine[], choices: readonly DeskChoice[]): DeskLine[] {
  const byNumber = new Map(choices.map((choice) => [choice.number, choice]));
  return lines.map((line) => {
    const choice = byNumber.get(numberKey(line.number));
    if (!choice) return line;
    return want(choice.chosen === line.chosen ? line : choose(line, choice.chosen), choice.isWanted);
  });
}

/** The choices of a stored list that can be read. */
export const readChoices = (stored: unknown): DeskChoice[] =>
  (Array.isArray(stored) ? stored : []).filter(isChoice);

const isChoice = (stored: unknown): stored is DeskChoice =>
  isRecord(stored) &&
  typeof stored['number'] === 'string' &&
  (stored['chosen'] === null || typeof stored['chosen'] === 'string') &&
  typeof stored['isWanted'] === 'boolean';
