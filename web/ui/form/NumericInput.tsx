import { Input, makeStyles, tokens, type InputProps } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import type { DecimalStyle } from '../formatMoney.ts';
import { cleanNumericText, finishNumericText, maxNumericLength, previewNumericText } from './numericText.ts';

const useStyles = makeStyles({
  input: { inlineSize: '100%', minInlineSize: 0 },
  preview: {
    display: 'block',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

type Props = Pick<InputProps, 'aria-label' | 'placeholder'> & {
  /** The number as text, as typed: 25 digits do not fit a number. */
  value: string;
  onChange: (text: string) => void;
  /** The decimal mark of the preview; the field itself has a point (FMT-11). */
  decimalStyle?: DecimalStyle | undefined;
};

/** A number of any size as text, with a thousands-grouped preview below it (FMT-11 to FMT-14). */
export function NumericInput({ value, onChange, decimalStyle, ...input }: Props): ReactElement {
  const styles = useStyles();
  const finished = finishNumericText(value);
  const preview = previewNumericText(value, decimalStyle);
  return (
    <>
      <Input
        {...input}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        maxLength={maxNumericLength}
        value={value}
        onChange={(_, { value: typed }) => onChange(cleanNumericText(typed))}
        onBlur={() => {
          if (finished !== value) onChange(finished);
        }}
      />
      {/* The same before and after leaving the field: what lies below must not move away from under a click. */}
      {preview === finished ? null : <output className={styles.preview}>{preview}</output>}
    </>
  );
}
