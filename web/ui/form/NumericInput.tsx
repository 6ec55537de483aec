import { Input, type InputProps } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { cleanNumericText, finishNumericText, maxNumericLength, previewNumericText } from './numericText.ts';

type Props = Pick<
  InputProps,
  'id' | 'size' | 'disabled' | 'placeholder' | 'aria-label' | 'aria-describedby'
> & {
  /** The number as text, as typed: 25 digits do not fit a number. */
  value: string;
  onChange: (text: string) => void;
};

/** A number of any size as text, with a thousands-grouped preview while it is typed (FMT-11 to FMT-14). */
export function NumericInput({ value, onChange, ...input }: Props): ReactElement {
  const [hasFocus, setHasFocus] = useState(false);
  const preview = previewNumericText(value);
  return (
    <Input
      {...input}
      inputMode="decimal"
      autoComplete="off"
      maxLength={maxNumericLength}
      value={value}
      contentAfter={hasFocus && preview !== '' && preview !== value ? <output>{preview}</output> : undefined}
      onChange={(_, { value: typed }) => onChange(cleanNumericText(typed))}
      onFocus={() => setHasFocus(true)}
      onBlur={() => {
        setHasFocus(false);
        if (finishNumericText(value) !== value) onChange(finishNumericText(value));
      }}
    />
  );
}
