import { Checkbox, Label, makeStyles, tokens, useId } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterChoice } from './Filter.ts';

const cover = tokens.colorNeutralBackground1;
const shadow = tokens.colorNeutralStroke1;

const useStyles = makeStyles({
  values: {
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: 'min(50vh, 480px)',
    overflowY: 'auto',
    // Shadows at both ends stay in place; covers scroll with the values and hide them where the list begins and ends.
    backgroundImage: [
      `linear-gradient(to top, transparent, ${cover} 50%)`,
      `linear-gradient(to bottom, transparent, ${cover} 50%)`,
      `linear-gradient(to top, transparent, ${shadow})`,
      `linear-gradient(to bottom, transparent, ${shadow})`,
    ].join(', '),
    backgroundPosition: 'top, bottom, top, bottom',
    backgroundSize: '100% 24px, 100% 24px, 100% 12px, 100% 12px',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, local, scroll, scroll',
  },
  // By itself a checkbox is as wide as its text.
  row: { flexShrink: 0, maxWidth: 'none', ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover } },
  label: { flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' },
});

type Props = {
  /** The filter's name. */
  label: string;
  choices: readonly FilterChoice[];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
};

/**
 * The values of a select filter, several at once (LIST-12). Not inside a Fluent `Field`, which would give all boxes its
 * one id and name.
 */
export function SelectValues({ label, choices, values, onChange }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const headingId = useId('values');
  return (
    <div>
      <Label id={headingId}>{t('FILTER.VALUES')}</Label>
      <div role="group" aria-label={label} aria-describedby={headingId} className={styles.values}>
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            className={styles.row}
            label={{ children: choice.label, className: styles.label }}
            checked={values.includes(choice.value)}
            onChange={(_, { checked }) =>
              onChange(
                checked === true
                  ? [...values, choice.value]
                  : values.filter((other) => other !== choice.value),
              )
            }
          />
        ))}
      </div>
    </div>
  );
}
