import type { ReactElement } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { SignUpFields } from './SignUpFields.ts';

/** A country to choose. */
export type Country = { readonly id: string; readonly name: string };

type Props = {
  control: Control<SignUpFields>;
  /** Which address. */
  of: 'billingAddress' | 'deliveryAddress';
  countries: readonly Country[];
};

/** The fields of an address: nine that must be given, four that may (AUTH-27, AUTH-30, AUTH-32, AUTH-36). */
export function SignUpAddressFields({ control, of, countries }: Props): ReactElement {
  const { t } = useTranslation();
  // The browser keeps what it fills in for the two addresses apart.
  const kind = of === 'billingAddress' ? 'billing' : 'shipping';
  const field = { control, required: true };
  return (
    <>
      <TextField
        {...field}
        name={`${of}.companyName`}
        label={t('ADDRESS.COMPANY_NAME')}
        autoComplete={`${kind} organization`}
      />
      <SelectField
        {...field}
        name={`${of}.country`}
        label={t('ADDRESS.COUNTRY')}
        autoComplete={`${kind} country-name`}
        choices={countries.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        {...field}
        name={`${of}.address`}
        label={t('ADDRESS.ADDRESS')}
        autoComplete={`${kind} street-address`}
      />
      <TextField
        {...field}
        name={`${of}.city`}
        label={t('ADDRESS.CITY')}
        autoComplete={`${kind} address-level2`}
      />
      <TextField
        {...field}
        name={`${of}.index`}
        label={t('ADDRESS.INDEX')}
        autoComplete={`${kind} postal-code`}
      />
      <TextField
        control={control}
        name={`${of}.region`}
        label={t('ADDRESS.REGION')}
        autoComplete={`${kind} address-level1`}
      />
      <TextField
        {...field}
        name={`${of}.firstName`}
        label={t('ADDRESS.FIRST_NAME')}
        autoComplete={`${kind} given-name`}
      />
      <TextField
        {...field}
        name={`${of}.lastName`}
        label={t('ADDRESS.LAST_NAME')}
        autoComplete={`${kind} family-name`}
      />
      <TextField
        {...field}
        name={`${of}.phone`}
        label={t('ADDRESS.PHONE')}
        type="tel"
        autoComplete={`${kind} tel`}
      />
      <TextField
        {...field}
        name={`${of}.email`}
        label={t('ADDRESS.EMAIL')}
        type="email"
        autoComplete={`${kind} email`}
      />
      <TextField control={control} name={`${of}.vat`} label={t('ADDRESS.VAT')} />
      <TextField control={control} name={`${of}.customsCode`} label={t('ADDRESS.CUSTOMS_CODE')} />
      <TextField control={control} name={`${of}.regCode`} label={t('ADDRESS.REG_CODE')} />
    </>
  );
}
