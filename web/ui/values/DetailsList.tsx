import { makeStyles, mergeClasses, Subtitle2, tokens } from '@fluentui/react-components';
import { Fragment, useId, type ReactElement, type ReactNode } from 'react';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXXS,
    alignItems: 'baseline',
    margin: 0,
    marginBlockStart: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  medium: {
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  term: { color: tokens.colorNeutralForeground3 },
  detail: { margin: 0, overflowWrap: 'anywhere' },
});

type Row = { label: string; value: ReactNode };

type Props = {
  title: string;
  rows: readonly Row[];
  /** Medium where the details are the content of the page. */
  size?: 'small' | 'medium';
  /** The values are names and numbers, which translators of browsers leave as they are. */
  isVerbatim?: boolean;
};

/** Labelled details under a heading; a row without a value is left out (ORD-35). */
export function DetailsList({ title, rows, size = 'small', isVerbatim = false }: Props): ReactElement {
  const styles = useStyles();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Subtitle2 as="h2" block id={heading}>
        {title}
      </Subtitle2>
      <dl className={mergeClasses(styles.list, size === 'medium' && styles.medium)}>
        {rows
          .filter(({ value }) => value !== null && value !== undefined && value !== '')
          .map(({ label, value }) => (
            <Fragment key={label}>
              <dt className={styles.term}>{label}</dt>
              <dd className={styles.detail} translate={isVerbatim ? 'no' : undefined}>
                {value}
              </dd>
            </Fragment>
          ))}
      </dl>
    </section>
  );
}
