import { Field, Input, makeStyles, tokens, type InputProps } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { currencySymbol, type DecimalStyle } from '../values/formatMoney.ts';
import { numberText, refuseNumber } from './numberRules.ts';
import { cleanNumericText, maxNumericLength, previewNumericText } from './numericText.ts';

const useStyles = makeStyles({
  field: { inlineSize: '100%', minInlineSize: 0 },
  input: { inlineSize: '100%', minInlineSize: 0 },
  preview: {
    display: 'block',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

/** What the wire's Int holds, and twelve digits before the decimals. */
const mostWhole = 2 ** 31 - 1;
const mostAmount = 1e12 - 0.01;

type Props = Pick<InputProps, 'aria-label' | 'placeholder'> & {
  /** The number as text, since 25 digits do not fit a number: as `readNumber` returns it, or what was typed and refused. */
  value: string;
  onChange: (text: string) => void;
  /** The most decimals: 0 for whole numbers. */
  decimals: number;
  /** The decimal mark of the preview; the field itself has a point once it is left (FMT-11). */
  decimalStyle?: DecimalStyle | undefined;
  /** Shown with the preview. */
  currencyCode?: string | null | undefined;
};

/**
 * A number of any size as text, with a thousands-grouped preview of what was understood (FMT-11 to FMT-14). A text that can
 * mean two numbers is refused with both.
 */
export function NumericInput(props: Props): ReactElement {
  const { value, onChange, decimals, decimalStyle = 'DOT', currencyCode, ...input } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  // Marks stay as they are typed until the field is left; a value from elsewhere replaces them.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed !== null && numberText(typed, decimals) === value ? typed : value;
  const wanted = t(decimals === 0 ? 'FILTER.NOT_A_NUMBER' : 'FILTER.NOT_AN_AMOUNT');
  const most = decimals === 0 ? mostWhole : mostAmount;
  const refusal = /\d/.test(value)
    ? refuseNumber(value, { t, decimalStyle, decimals, wanted, least: -most, most })
    : null;
  const preview = refusal === null ? previewNumericText(value, decimalStyle) : '';
  const unit = currencyCode && preview !== '' ? `\u00a0${currencySymbol(currencyCode)}` : '';
  return (
    <Field className={styles.field} validationMessage={refusal}>
      <Input
        {...input}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        maxLength={maxNumericLength}
        value={text}
        onChange={(_, { value: changed }) => {
          const cleaned = cleanNumericText(changed);
          setTyped(cleaned);
          onChange(numberText(cleaned, decimals));
        }}
        onBlur={() => {
          setTyped(null);
          if (!/\d/.test(value) && value !== '') onChange('');
        }}
      />
      {/* The same before and after leaving the field: what lies below must not move away from under a click. */}
      {preview + unit === value ? null : <output className={styles.preview}>{preview + unit}</output>}
    </Field>
  );
}
