import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../ui/values/formatMoney.ts';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { useShowAll } from '../../../ui/useShowAll.ts';

const useStyles = makeStyles({
  group: {
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  summary: {
    paddingBlock: tokens.spacingVerticalS,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  content: { paddingBlockEnd: tokens.spacingVerticalS },
  values: { display: 'flex', flexDirection: 'column' },
  // By itself a checkbox is as wide as its text.
  value: { maxWidth: 'none', ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover } },
  label: {
    display: 'flex',
    flex: '1 1 auto',
    minInlineSize: 0,
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalXS,
    overflowWrap: 'anywhere',
  },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

/** A property of the filters with its content; closed at first on a phone, where all would be a long way to the results. */
export function FacetSection({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const styles = useStyles();
  const isPhone = useIsPhone();
  return (
    <details className={styles.group} open={!isPhone}>
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

/** A value of a facet; the count is null where the answer does not have it. */
export type FacetChoice = { value: string; label: string; count: number | null };

/** Values shown before the others are asked for. */
const shownFirst = 8;

type Props = {
  title: string;
  choices: readonly FacetChoice[];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
};

/** The values of one property, several at once, each with the number of articles; nothing where there are none. */
export function FacetGroup({ title, choices, values, onChange }: Props): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const { isWhole, showAll, takeFocus } = useShowAll();
  if (choices.length === 0) return null;
  // Chosen values stay in sight.
  const isShownFirst = ({ value }: FacetChoice, place: number) =>
    place < shownFirst || values.includes(value);
  const shown = isWhole ? choices : choices.filter(isShownFirst);
  const firstOfRest = choices.find((choice, place) => !isShownFirst(choice, place))?.value;
  return (
    <FacetSection title={title}>
      <div role="group" aria-label={title} className={styles.values}>
        {shown.map(({ value, label, count }) => (
          <Checkbox
            key={value}
            {...(value === firstOfRest ? { ref: takeFocus } : {})}
            className={styles.value}
            checked={values.includes(value)}
            label={{
              className: styles.label,
              children: (
                <>
                  <span>{label}</span>
                  {count === null ? null : (
                    <span className={styles.count}>{formatNumber(count, 0, 'DOT')}</span>
                  )}
                </>
              ),
            }}
            onChange={(_, { checked }) =>
              onChange(checked === true ? [...values, value] : values.filter((other) => other !== value))
            }
          />
        ))}
      </div>
      {shown.length < choices.length ? (
        <Button size="small" appearance="transparent" onClick={showAll}>
          {t('CATALOG.FILTER.ALL_VALUES', { total: choices.length })}
        </Button>
      ) : null}
    </FacetSection>
  );
}
