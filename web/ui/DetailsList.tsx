import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { Fragment, useId, type ReactElement, type ReactNode } from 'react';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXXS,
    margin: 0,
    marginBlockStart: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  term: { color: tokens.colorNeutralForeground3 },
  detail: { margin: 0, overflowWrap: 'anywhere' },
});

type Row = { label: string; value: ReactNode };

/** Labelled details under a heading; a row without a value is left out (ORD-35). */
export function DetailsList({ title, rows }: { title: string; rows: readonly Row[] }): ReactElement {
  const styles = useStyles();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Subtitle2 as="h2" block id={heading}>
        {title}
      </Subtitle2>
      <dl className={styles.list}>
        {rows
          .filter(({ value }) => value !== null && value !== undefined && value !== '')
          .map(({ label, value }) => (
            <Fragment key={label}>
              <dt className={styles.term}>{label}</dt>
              <dd className={styles.detail}>{value}</dd>
            </Fragment>
          ))}
      </dl>
    </section>
  );
}
