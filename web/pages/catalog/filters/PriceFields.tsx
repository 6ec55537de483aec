import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shell/session/useSession.ts';
import { NumericInput } from '../../../ui/form/NumericInput.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: tokens.spacingHorizontalS },
  hint: {
    gridColumn: '1 / -1',
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  apply: { gridColumn: '1 / -1', justifySelf: 'start' },
});

type Props = {
  from: string;
  to: string;
  /** The lowest and highest price among the results, in words. */
  hint: string | null;
  onChange: (from: string, to: string) => void;
};

/** The range of prices; Enter or the button applies it. */
export function PriceFields({ from, to, hint, onChange }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { decimalStyle, selectedCurrencyCode } = useSession();
  const [typed, setTyped] = useState({ from, to });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = event.currentTarget.querySelector('[aria-invalid=true]');
        if (wrong instanceof HTMLElement) wrong.focus();
        else onChange(typed.from, typed.to);
      }}
    >
      <NumericInput
        aria-label={t('CATALOG.FILTER.PRICE_FROM')}
        placeholder={t('CATALOG.FILTER.FROM')}
        value={typed.from}
        decimals={2}
        decimalStyle={decimalStyle}
        currencyCode={selectedCurrencyCode}
        onChange={(text) => setTyped({ ...typed, from: text })}
      />
      <NumericInput
        aria-label={t('CATALOG.FILTER.PRICE_TO')}
        placeholder={t('CATALOG.FILTER.TO')}
        value={typed.to}
        decimals={2}
        decimalStyle={decimalStyle}
        currencyCode={selectedCurrencyCode}
        onChange={(text) => setTyped({ ...typed, to: text })}
      />
      {hint === null ? null : <p className={styles.hint}>{hint}</p>}
      <Button size="small" type="submit" className={styles.apply}>
        {t('CATALOG.FILTER.APPLY')}
      </Button>
    </form>
  );
}
