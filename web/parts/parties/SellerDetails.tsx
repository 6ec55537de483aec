import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SellerDetails_seller$key } from '../../__generated__/SellerDetails_seller.graphql.ts';
import { DetailsList } from '../../ui/values/DetailsList.tsx';
import { addressText } from './addressText.ts';

type Props = { title: string; seller: SellerDetails_seller$key };

/** The seller's details; rows without a value are left out (ORD-34, ORD-35, ORD-58). */
export function SellerDetails({ title, seller }: Props): ReactElement {
  const { t } = useTranslation();
  const { companyName, vat, street, postalCode, city, country } = useFragment(
    graphql`
      fragment SellerDetails_seller on SellerAddress {
        companyName
        vat
        street
        postalCode
        city
        country {
          name
          originalName
        }
      }
    `,
    seller,
  );
  return (
    <DetailsList
      isVerbatim
      title={title}
      rows={[
        { label: t('PARTY.NAME'), value: companyName },
        {
          label: t('PARTY.ADDRESS'),
          value: addressText([street], [postalCode, city], [country?.name ?? country?.originalName]),
        },
        { label: t('PARTY.VAT'), value: vat },
      ]}
    />
  );
}
