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
import type { CartType } from '../../../parts/cart/cartTypes.ts';
import { ColumnChoice } from '../../../parts/orderLists/ColumnChoice.tsx';
import { CorrectLine, type Correctable } from '../../../parts/orderLists/CorrectLine.tsx';
import { want } from '../../../parts/orderLists/deskLines.ts';
import { DeskTable } from '../../../parts/orderLists/DeskTable.tsx';
import { ReadingNotes } from '../../../parts/orderLists/ReadingNotes.tsx';
import { SheetField } from '../../../parts/orderLists/SheetField.tsx';
import { UnreadLines } from '../../../parts/orderLists/UnreadLines.tsx';
import type { NamedList } from '../../../parts/orderLists/useListFile.ts';
import { formatNumber } from '../../../ui/values/formatMoney.ts';
import { Modal } from '../../../ui/dialogs/Modal.tsx';
import { Notice } from '../../../ui/notices/Notice.tsx';
import { canImport, planImport } from './planImport.ts';
import { useImportPreview, type PreviewedList } from './useImportPreview.ts';

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
  const [sheet, setSheet] = useState(list.sheets[0]);
  const { question, ask, answer, failure, previewed, change, correct } = useImportPreview(
    list,
    sheet.text,
    type,
    onClose,
  );
  const [correcting, setCorrecting] = useState<Correctable | null>(null);
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
              answer(columns);
            }}
            onCancel={onClose}
            cancelLabel={t('CANCEL')}
          />
        </DialogContent>
      </DialogBody>
    );

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
          <ReadLines
            list={{ ...list, sheet: sheet.name }}
            previewed={previewed}
            type={type}
            onChange={change}
            onChangeColumns={ask}
            onCorrect={setCorrecting}
          />
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

type ImportPreview = ReturnType<typeof useImportPreview>;

type ReadProps = Pick<Props, 'type'> & {
  list: Props['list'] & { sheet: string };
  previewed: NonNullable<ImportPreview['previewed']>;
  onChange: ImportPreview['change'];
  onChangeColumns: ImportPreview['ask'];
  onCorrect: (line: Correctable) => void;
};

/** The lines of a file as they were read, each to be changed or left out before they are taken. */
function ReadLines({ list, previewed, type, onChange, onChangeColumns, onCorrect }: ReadProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { lines, parsed } = previewed;
  const { unread } = parsed;
  return (
    <>
      <ReadingNotes reading={parsed} file={list} onChangeColumns={onChangeColumns} />
      {lines.some(({ isQtyMissing }) => isQtyMissing) ? (
        <Button
          className={styles.start}
          onClick={() => onChange((all) => all.map((line) => (line.isQtyMissing ? want(line, true) : line)))}
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
          onChange={(key, to) => onChange((all) => all.map((line) => (line.key === key ? to(line) : line)))}
          onRemove={(key) => onChange((all) => all.filter((line) => line.key !== key))}
          onCorrect={onCorrect}
          isStale={false}
          maxBlockSize="50dvh"
        />
      ) : null}
      {unread.length > 0 ? <UnreadLines lines={unread} onCorrect={onCorrect} /> : null}
      <Caption1>{t('CART.IMPORT.SETS')}</Caption1>
    </>
  );
}
