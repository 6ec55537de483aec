import { Button, Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui/Disclosure.tsx';
import type { ListFile } from './ListText.ts';
import type { ColumnQuestion, ParsedText } from './parseLines.ts';

const useStyles = makeStyles({
  notes: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: tokens.spacingVerticalXXS,
    overflowWrap: 'anywhere',
  },
});

const texts = {
  HEADING: 'DESK.HEADER',
  TITLE: 'DESK.TITLE_LINE',
  TOTAL: 'DESK.TOTAL_LINE',
  EARLIER: 'DESK.EARLIER_LINE',
} as const;
/** More lines than these are folded, more names of sheets are counted. */
const mostShown = 3;

type Props = {
  reading: Pick<ParsedText, 'columns' | 'leftOut'>;
  /** With the name of the sheet that was read. */
  file: (ListFile & { sheet: string }) | null;
  onChangeColumns: ((question: ColumnQuestion) => void) | null;
};

/** How a list was understood: its columns, what does not belong to it, and what the file hides or has elsewhere. */
export function ReadingNotes({ reading: { columns, leftOut }, file, onChangeColumns }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const nameOf = ({ names }: ColumnQuestion, place: number) =>
    names[place] || t('LIST.ASK.COLUMN', { place: place + 1 });
  const lines = leftOut
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, content, kind }) => <Caption1 key={line}>{t(texts[kind], { line, content })}</Caption1>);
  const { sheets = 0, rows = 0, columns: hiddenColumns = 0 } = file?.hidden ?? {};
  const hidden = [
    sheets > 0 ? [t('LIST.HIDDEN.SHEETS', { number: sheets })] : [],
    rows > 0 ? [t('LIST.HIDDEN.ROWS', { number: rows })] : [],
    hiddenColumns > 0 ? [t('LIST.HIDDEN.COLUMNS', { number: hiddenColumns })] : [],
  ].flat();
  const others = (file?.sheets ?? []).flatMap(({ name }) => (name === file?.sheet ? [] : name));
  const more = others.splice(mostShown).length;
  return (
    <div className={styles.notes}>
      {columns.map((question) => (
        <Caption1 key={question.layout}>
          {question.qty === null
            ? t('LIST.COLUMNS.NO_QTY', { number: nameOf(question, question.number) })
            : t('LIST.COLUMNS', {
                number: nameOf(question, question.number),
                qty: nameOf(question, question.qty),
              })}{' '}
          {onChangeColumns ? (
            <Button size="small" appearance="subtle" onClick={() => onChangeColumns(question)}>
              {t('LIST.COLUMNS.CHANGE')}
            </Button>
          ) : null}
        </Caption1>
      ))}
      {lines.length > mostShown ? (
        <Disclosure summary={`${t('LIST.LEFT_OUT')}: ${lines.length}`}>{lines}</Disclosure>
      ) : (
        lines
      )}
      {others.length > 0 ? (
        <Caption1>
          {t('LIST.OTHER_SHEETS', { names: [...others, ...(more > 0 ? [`+${more}`] : [])].join(', ') })}
        </Caption1>
      ) : null}
      {hidden.length > 0 ? <Caption1>{t('LIST.HIDDEN', { parts: hidden.join(', ') })}</Caption1> : null}
      {file && file.struck > 0 ? <Caption1>{t('LIST.STRUCK', { cells: file.struck })}</Caption1> : null}
      {file && file.far > 0 ? <Caption1>{t('LIST.FAR', { cells: file.far })}</Caption1> : null}
      {file && file.comments > 0 ? (
        <Caption1>{t('LIST.COMMENTS', { comments: file.comments })}</Caption1>
      ) : null}
      {file?.mayHide === true ? <Caption1>{t('LIST.MAY_HIDE')}</Caption1> : null}
      {file?.mayHaveZeros === true ? <Caption1>{t('LIST.ZEROS')}</Caption1> : null}
    </div>
  );
}
