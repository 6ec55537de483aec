import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartType } from '../../../parts/cart/cartTypes.ts';
import { correctLine, withCorrection, type Correction } from '../../../parts/orderLists/correctLine.ts';
import type { DeskLine } from '../../../parts/orderLists/deskLines.ts';
import { toLinesWithAlike } from '../../../parts/orderLists/findAlike.ts';
import type { ColumnAnswers, ColumnQuestion, ParsedText } from '../../../parts/orderLists/parseLines.ts';
import type { Columns } from '../../../parts/orderLists/readCells.ts';
import { readLines } from '../../../parts/orderLists/readLines.ts';
import { resolveParsed } from '../../../parts/orderLists/resolveParsed.ts';
import type { Place } from '../../../parts/orderLists/toTables.ts';
import type { NamedList } from '../../../parts/orderLists/useListFile.ts';
import { useResolveLines } from '../../../parts/orderLists/useResolveLines.ts';

/** A list as the user has seen it. */
export type PreviewedList = { text: string; parsed: ParsedText; lines: readonly DeskLine[] };

/**
 * Reads one sheet of a file and looks its lines up, again with each answer about its columns. `question` is set while columns
 * must be asked for, `failure` says why the sheet cannot be read, and `previewed` is null until all is known. `onGiveUp` is called
 * after a request that failed, which has been notified.
 */
export function useImportPreview(
  list: NamedList,
  text: string,
  type: CartType,
  onGiveUp: () => void,
): {
  question: ColumnQuestion | null;
  ask: (question: ColumnQuestion) => void;
  answer: (columns: Columns) => void;
  failure: string | null;
  previewed: PreviewedList | null;
  change: (to: (lines: readonly DeskLine[]) => readonly DeskLine[]) => void;
  /** Looks a corrected line up; false if it could not be. */
  correct: (place: Place, number: string, qty: number) => Promise<boolean>;
} {
  const { t } = useTranslation();
  const resolve = useResolveLines();
  const [answers, setAnswers] = useState<ColumnAnswers>({});
  const [question, setQuestion] = useState<ColumnQuestion | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [previewed, setPreviewed] = useState<PreviewedList | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const { parsed, refusal } = await readLines(text, answers, list.name, t);
      if (!isCurrent) return;
      setFailure(refusal);
      if (!parsed) return;
      setQuestion(parsed.question);
      if (parsed.question) return;
      const found = await resolveParsed(parsed, resolve, type);
      if (!isCurrent) return;
      if (found === null) return onGiveUp();
      const lines = await toLinesWithAlike(found.lines, found.resolved, resolve, type);
      if (!isCurrent) return;
      setPreviewed({ text, parsed: { ...parsed, unread: found.unread }, lines: lines.map(asImported) });
    };
    setPreviewed(null);
    void read();
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- onGiveUp is another function at each render; it must not read the sheet again
  }, [text, answers, type]);

  return {
    question,
    ask: setQuestion,
    answer(columns) {
      if (question === null) return;
      setQuestion(null);
      setAnswers({ ...answers, [question.layout]: columns });
    },
    failure,
    previewed,
    change: (to) => setPreviewed((now) => now && { ...now, lines: to(now.lines) }),
    async correct(place, number, qty) {
      const correction = await correctLine(place, number, qty, previewed?.lines ?? [], resolve, type);
      if (!correction) return false;
      const corrected = asImported(correction.corrected);
      setPreviewed((now) => now && withCorrected(now, { ...correction, corrected }));
      return true;
    },
  };
}

function withCorrected(previewed: PreviewedList, correction: Correction): PreviewedList {
  const { lines, unread } = withCorrection({ ...previewed, unread: previewed.parsed.unread }, correction);
  return { ...previewed, parsed: { ...previewed.parsed, unread }, lines };
}

/**
 * Another maker's number does not choose an article: it is sent as it is written (GAP-52). So is an unknown number, if
 * the user ticks it.
 */
function asImported(line: DeskLine): DeskLine {
  if (line.match === 'UNKNOWN') return { ...line, isWanted: false };
  return line.match === 'ANALOGUE' ? { ...line, chosen: null } : line;
}
