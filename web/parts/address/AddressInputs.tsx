import type { ReactElement } from 'react';
import type { Control, FieldValues, FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dash } from '../../ui/values/dash.ts';
import { FormFields } from '../../ui/form/FormFields.tsx';
import type { AddressFields } from './addressFields.ts';

type Props<Fields extends FieldValues> = {
  control: Control<Fields>;
  /** The countries to choose from. */
  countries: readonly { readonly id: string; readonly name?: string | null | undefined }[];
  /** Whether first and last name have to be there; each form has its own list (GAP-67). */
  isPersonRequired?: boolean;
};

/** The fields of an address but for its label (PROF-08, PROF-09, CHK-18). */
export function AddressInputs<Fields extends AddressFields>({
  control,
  countries,
  isPersonRequired = false,
}: Props<Fields>): ReactElement {
  const { t } = useTranslation();
  // Every form that has the fields of an address has these paths.
  const field = (name: keyof AddressFields) => name as FieldPath<Fields>;
  const choices = countries.map(({ id, name }) => ({ value: id, label: name ?? dash }));
  return (
    <FormFields
      control={control}
      fields={[
        {
          name: field('companyName'),
          label: t('ADDRESS.COMPANY_NAME'),
          required: true,
          autoComplete: 'organization',
        },
        {
          name: field('country'),
          label: t('ADDRESS.COUNTRY'),
          required: true,
          choices,
          autoComplete: 'country-name',
        },
        {
          name: field('firstName'),
          label: t('ADDRESS.FIRST_NAME'),
          required: isPersonRequired,
          autoComplete: 'given-name',
        },
        {
          name: field('lastName'),
          label: t('ADDRESS.LAST_NAME'),
          required: isPersonRequired,
          autoComplete: 'family-name',
        },
        {
          name: field('street'),
          label: t('ADDRESS.ADDRESS'),
          required: true,
          autoComplete: 'address-line1',
        },
        { name: field('city'), label: t('ADDRESS.CITY'), required: true, autoComplete: 'address-level2' },
        { name: field('postalCode'), label: t('ADDRESS.INDEX'), required: true, autoComplete: 'postal-code' },
        { name: field('region'), label: t('ADDRESS.REGION'), autoComplete: 'address-level1' },
        { name: field('phone'), label: t('ADDRESS.PHONE'), required: true, type: 'tel', autoComplete: 'tel' },
        {
          name: field('email'),
          label: t('ADDRESS.EMAIL'),
          required: true,
          type: 'email',
          autoComplete: 'email',
        },
        { name: field('vat'), label: t('ADDRESS.VAT') },
        { name: field('customsCode'), label: t('ADDRESS.CUSTOMS_CODE') },
        { name: field('regCode'), label: t('ADDRESS.REG_CODE') },
      ]}
    />
  );
}
