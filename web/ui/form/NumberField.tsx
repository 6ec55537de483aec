import type { ReactElement } from 'react';
import { useWatch, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readNumber } from '../../../contract/readNumber.ts';
import { formatMoney, type DecimalStyle } from '../values/formatMoney.ts';
import type { FieldProps } from './FieldProps.ts';
import { numberText, refuseNumber } from './numberRules.ts';
import { previewNumericText } from './numericText.ts';
import { TextField } from './TextField.tsx';

type Props<Fields extends FieldValues> = Omit<FieldProps<Fields>, 'hint'> & {
  decimalStyle: DecimalStyle;
  /** What the field asks for, said of any other text. */
  wanted: string;
  least?: number | undefined;
  most?: number | undefined;
  /** A check of a number in addition, against the other fields. */
  validate?: (number: number, fields: Fields) => true | string;
  /** Fields that are checked again whenever this one changes. */
  deps?: FieldPath<Fields>[];
} & (
    | { decimals: 0 }
    /** An amount, in the currency that it is sent in. */
    | { decimals: 2; currencyCode: string | null | undefined }
  );

/**
 * A number of a form, as text: thousands and decimals may have any marks, and what was understood stands below the field, an
 * amount with its currency.
 */
export function NumberField<Fields extends FieldValues>(props: Props<Fields>): ReactElement {
  const {
    decimals,
    decimalStyle,
    wanted,
    least,
    most,
    control,
    name,
    label,
    required,
    disabled,
    validate,
    deps,
  } = props;
  const { t } = useTranslation();
  const currencyCode = 'currencyCode' in props ? props.currencyCode : null;
  const typed: string = useWatch({ control, name }) ?? '';
  const number = readNumber(typed, decimals);
  const value = number && 'value' in number ? number.value : null;
  const understood =
    value === null
      ? undefined
      : decimals === 2
        ? formatMoney({ value: Number(value), currencyCode }, decimalStyle)
        : previewNumericText(value, decimalStyle);
  return (
    <TextField
      control={control}
      name={name}
      label={label}
      {...(required === undefined ? {} : { required })}
      {...(disabled === undefined ? {} : { disabled })}
      {...(understood === undefined || understood === typed.trim() ? {} : { hint: understood })}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      contentAfter={currencyCode?.toUpperCase()}
      {...(deps === undefined ? {} : { deps })}
      validate={(text, fields) => {
        if (text.trim() === '') return true;
        const refusal = refuseNumber(text, { t, decimalStyle, decimals, wanted, least, most });
        return refusal ?? validate?.(Number(numberText(text, decimals)), fields) ?? true;
      }}
    />
  );
}
