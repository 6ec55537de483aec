import {
  Button,
  Caption1,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  MessageBarBody,
  Spinner,
  tokens,
} from '@fluentui/react-components';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartType } from '../../parts/cart/cartTypes.ts';
import { ColumnChoice } from '../../parts/orderLists/ColumnChoice.tsx';
import { CorrectLine, type Correctable } from '../../parts/orderLists/CorrectLine.tsx';
import { correctLine, withCorrection, type Correction } from '../../parts/orderLists/correctLine.ts';
import { want, type DeskLine } from '../../parts/orderLists/deskLines.ts';
import { toLinesWithAlike } from '../../parts/orderLists/findAlike.ts';
import { DeskTable } from '../../parts/orderLists/DeskTable.tsx';
import type { ColumnAnswers, ColumnQuestion, ParsedText } from '../../parts/orderLists/parseLines.ts';
import { readLines } from '../../parts/orderLists/readLines.ts';
import { ReadingNotes } from '../../parts/orderLists/ReadingNotes.tsx';
import { resolveParsed } from '../../parts/orderLists/resolveParsed.ts';
import { SheetField } from '../../parts/orderLists/SheetField.tsx';
import type { Place } from '../../parts/orderLists/toTables.ts';
import { UnreadLines } from '../../parts/orderLists/UnreadLines.tsx';
import type { NamedList } from '../../parts/orderLists/useListFile.ts';
import { useResolveLines } from '../../parts/orderLists/useResolveLines.ts';
import { formatNumber } from '../../ui/formatMoney.ts';
import { Modal } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { canImport, planImport } from './planImport.ts';

const useStyles = makeStyles({
  // Tables of a flex column would be pressed together.
  content: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoRows: 'max-content',
    justifyItems: 'stretch',
    gap: tokens.spacingVerticalM,
  },
  start: { justifySelf: 'start' },
});

/** A list as the user has seen it. */
export type PreviewedList = { text: string; parsed: ParsedText; lines: readonly DeskLine[] };

type Props = {
  list: NamedList;
  type: CartType;
  onClose: () => void;
  onImport: (previewed: PreviewedList) => void;
};

/** The lines of a file with what they mean, before they go into the cart; the columns where they must be asked for. */
export function ImportDialog(props: Props): ReactElement {
  return (
    <Modal isOpen onClose={props.onClose} isWide mustAnswer isForm>
      <Preview {...props} />
    </Modal>
  );
}

function Preview({ list, type, onClose, onImport }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const resolve = useResolveLines();
  const [sheet, setSheet] = useState(list.sheets[0]);
  const [answers, setAnswers] = useState<ColumnAnswers>({});
  const [question, setQuestion] = useState<ColumnQuestion | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [correcting, setCorrecting] = useState<Correctable | null>(null);
  const [previewed, setPreviewed] = useState<PreviewedList | null>(null);
  const { text } = sheet;
  const count = useMemo(
    () => (previewed ? planImport(list.name, previewed.lines, [], t).count : 0),
    [list.name, previewed, t],
  );

  const cancel = useRef<HTMLButtonElement>(null);
  const hasAnswered = useRef(false);
  // The button that had the focus is gone with the question. A dialog without the focus would be hidden from screen readers.
  useEffect(() => {
    if (question === null && hasAnswered.current) cancel.current?.focus();
    hasAnswered.current = false;
  }, [question]);

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
      // A failed request is notified.
      if (found === null) return onClose();
      const lines = await toLinesWithAlike(found.lines, found.resolved, resolve, type);
      if (!isCurrent) return;
      setPreviewed({ text, parsed: { ...parsed, unread: found.unread }, lines: lines.map(asImported) });
    };
    setPreviewed(null);
    void read();
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the parent passes for closing is another function each time
  }, [text, answers, type]);

  if (question)
    return (
      <DialogBody>
        <DialogTitle>{t('CART.IMPORT.PREVIEW', { name: list.name })}</DialogTitle>
        <DialogContent>
          <ColumnChoice
            key={question.layout}
            question={question}
            onAnswer={(columns) => {
              hasAnswered.current = true;
              setQuestion(null);
              setAnswers({ ...answers, [question.layout]: columns });
            }}
            onCancel={onClose}
            cancelLabel={t('CANCEL')}
          />
        </DialogContent>
      </DialogBody>
    );

  const change = (to: (lines: readonly DeskLine[]) => readonly DeskLine[]) =>
    setPreviewed((now) => now && { ...now, lines: to(now.lines) });
  const correct = async (place: Place, number: string, qty: number) => {
    const correction = await correctLine(place, number, qty, lines, resolve, type);
    if (!correction) return false;
    const corrected = asImported(correction.corrected);
    setPreviewed((now) => now && withCorrected(now, { ...correction, corrected }));
    return true;
  };
  const lines = previewed?.lines ?? [];
  const unread = previewed?.parsed.unread ?? [];
  return (
    <DialogBody>
      <DialogTitle>{t('CART.IMPORT.PREVIEW', { name: list.name })}</DialogTitle>
      {correcting ? (
        <CorrectLine line={correcting} onCorrect={correct} onClose={() => setCorrecting(null)} />
      ) : null}
      <DialogContent className={styles.content}>
        {list.sheets.length > 1 ? (
          <SheetField
            list={list}
            value={sheet.name}
            onChoose={(name) => setSheet(list.sheets.find((one) => one.name === name) ?? sheet)}
          />
        ) : null}
        {failure === null ? null : (
          <Notice intent="error" layout="multiline">
            <MessageBarBody role="alert">{failure}</MessageBarBody>
          </Notice>
        )}
        {previewed ? (
          <>
            <ReadingNotes reading={previewed.parsed} file={list} onChangeColumns={setQuestion} />
            {lines.some(({ isQtyMissing }) => isQtyMissing) ? (
              <Button
                className={styles.start}
                onClick={() =>
                  change((all) => all.map((line) => (line.isQtyMissing ? want(line, true) : line)))
                }
              >
                {t('DESK.ONE_EACH')}
              </Button>
            ) : null}
            {lines.length > 0 ? (
              <DeskTable
                lines={lines}
                type={type}
                canTake={canImport}
                replacesPieces
                onChange={(key, to) =>
                  change((all) => all.map((line) => (line.key === key ? to(line) : line)))
                }
                onRemove={(key) => change((all) => all.filter((line) => line.key !== key))}
                onCorrect={setCorrecting}
                isStale={false}
                maxBlockSize="50dvh"
              />
            ) : null}
            {unread.length > 0 ? <UnreadLines lines={unread} onCorrect={setCorrecting} /> : null}
            <Caption1>{t('CART.IMPORT.SETS')}</Caption1>
          </>
        ) : failure === null ? (
          <Spinner label={t('LIST.READING', { name: list.name })} />
        ) : null}
      </DialogContent>
      <DialogActions fluid>
        <Button ref={cancel} onClick={onClose}>
          {t('CANCEL')}
        </Button>
        <Button
          appearance="primary"
          disabledFocusable={count === 0}
          onClick={() => previewed && count > 0 && onImport(previewed)}
        >
          {t('CART.IMPORT.TAKE', { total: formatNumber(count, 0, 'DOT') })}
        </Button>
      </DialogActions>
    </DialogBody>
  );
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
