import { useTranslation } from 'react-i18next';
import type { AddressFields } from '../../parts/address/addressFields.ts';
import type { RecordField } from '../../parts/records/mergeEdit.ts';

type Country = { readonly id: string; readonly name?: string | null | undefined };

/** The fields of an address with their labels. */
export function useAddressLabels(countries: readonly Country[]): readonly RecordField<AddressFields>[] {
  const { t } = useTranslation();
  return [
    { path: 'name', label: t('ADDRESS.NAME') },
    { path: 'companyName', label: t('ADDRESS.COMPANY_NAME') },
    { path: 'firstName', label: t('ADDRESS.FIRST_NAME') },
    { path: 'lastName', label: t('ADDRESS.LAST_NAME') },
    { path: 'vat', label: t('ADDRESS.VAT') },
    { path: 'customsCode', label: t('ADDRESS.CUSTOMS_CODE') },
    { path: 'regCode', label: t('ADDRESS.REG_CODE') },
    {
      path: 'country',
      label: t('ADDRESS.COUNTRY'),
      text: (id) => countries.find((country) => country.id === id)?.name ?? '',
    },
    { path: 'region', label: t('ADDRESS.REGION') },
    { path: 'city', label: t('ADDRESS.CITY') },
    { path: 'postalCode', label: t('ADDRESS.INDEX') },
    { path: 'street', label: t('ADDRESS.ADDRESS') },
    { path: 'phone', label: t('ADDRESS.PHONE') },
    { path: 'email', label: t('ADDRESS.EMAIL') },
  ];
}
