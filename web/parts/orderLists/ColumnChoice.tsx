import {
  Button,
  Field,
  makeStyles,
  mergeClasses,
  Select,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnQuestion } from './parseLines.ts';
import type { Columns } from './readCells.ts';
import { rememberColumns, rememberedColumns } from './rememberedColumns.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minInlineSize: 0 },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  text: { margin: 0, maxInlineSize: '72ch' },
  scroller: {
    overflowX: 'auto',
    maxInlineSize: '100%',
    outlineOffset: '-2px',
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  table: { borderCollapse: 'collapse', whiteSpace: 'nowrap' },
  cell: {
    textAlign: 'start',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    maxInlineSize: '28ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  head: { fontWeight: tokens.fontWeightSemibold, backgroundColor: tokens.colorNeutralBackground3 },
  chosen: { backgroundColor: tokens.colorBrandBackground2 },
  fields: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
  commands: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

const none = 'none';

type Props = {
  question: ColumnQuestion;
  onAnswer: (columns: Columns) => void;
  onCancel: () => void;
  cancelLabel: string;
};

/** Asks which columns hold number and quantity, with the first rows in view; keeps the answer for lists like this one. */
export function ColumnChoice({ question, onAnswer, onCancel, cancelLabel }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { layout, names, rows } = question;
  const [proposed] = useState(() => rememberedColumns()[layout]);
  const [number, setNumber] = useState(String(question.number ?? proposed?.number ?? ''));
  const [qty, setQty] = useState(String(question.qty ?? (proposed ? (proposed.qty ?? none) : '')));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const count = Math.max(names.length, ...rows.map((row) => row.length));
  const places = Array.from({ length: count }, (_, place) => place);
  const nameOf = (place: number) => {
    const [name, column] = [names[place], t('LIST.ASK.COLUMN', { place: place + 1 })];
    if (!name) return column;
    return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${column})`;
  };
  const isChosen = (place: number) => String(place) === number || String(place) === qty;
  const isComplete = number !== '' && qty !== '' && number !== qty;
  const answer = () => {
    if (!isComplete) return;
    const columns = { number: Number(number), qty: qty === none ? null : Number(qty) };
    rememberColumns(layout, columns);
    onAnswer(columns);
  };
  const options = places.map((place) => (
    <option key={place} value={place}>
      {nameOf(place)}
    </option>
  ));
  return (
    <section className={styles.form} aria-label={t('LIST.ASK')}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('LIST.ASK')}
      </h2>
      <p className={styles.text}>
        {names.length > 0 ? `${t('LIST.ASK.TEXT')} ${t('LIST.ASK.REMEMBERED')}` : t('LIST.ASK.TEXT')}
      </p>
      <div
        className={styles.scroller}
        role="region"
        aria-label={t('LIST.ASK.ROWS')}
        // A scrolling area must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls
        tabIndex={0}
      >
        <table className={styles.table} translate="no">
          <thead>
            <tr>
              {places.map((place) => (
                <th
                  key={place}
                  scope="col"
                  className={mergeClasses(styles.cell, styles.head, isChosen(place) && styles.chosen)}
                >
                  {nameOf(place)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows have nothing else, and stay
              <tr key={index}>
                {places.map((place) => (
                  <td key={place} className={mergeClasses(styles.cell, isChosen(place) && styles.chosen)}>
                    {row[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.fields}>
        <Field label={t('LIST.ASK.NUMBER')}>
          <Select value={number} onChange={(_, { value }) => setNumber(value)}>
            <option value="">{t('LIST.ASK.CHOOSE')}</option>
            {options}
          </Select>
        </Field>
        <Field label={t('LIST.ASK.QTY')}>
          <Select value={qty} onChange={(_, { value }) => setQty(value)}>
            <option value="">{t('LIST.ASK.CHOOSE')}</option>
            {options}
            <option value={none}>{t('LIST.ASK.NO_QTY')}</option>
          </Select>
        </Field>
      </div>
      <div className={styles.commands}>
        <Button appearance="primary" disabledFocusable={!isComplete} onClick={answer}>
          {t('LIST.ASK.TAKE')}
        </Button>
        <Button onClick={onCancel}>{cancelLabel}</Button>
      </div>
    </section>
  );
}
