import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PartyDetails_party$key } from '../../__generated__/PartyDetails_party.graphql.ts';
import { DetailsList } from '../../ui/values/DetailsList.tsx';
import { addressText } from './addressText.ts';

type Props = { title: string; party: PartyDetails_party$key };

/** A payer's or receiver's details; rows without a value are left out (ORD-34, ORD-35, ORD-57). */
export function PartyDetails({ title, party }: Props): ReactElement {
  const { t } = useTranslation();
  const { companyName, street, postalCode, city, region, country, vat, phone, email } = useFragment(
    graphql`
      fragment PartyDetails_party on PartyAddress {
        companyName
        street
        postalCode
        city
        region
        country {
          name
          originalName
        }
        vat
        phone
        email
      }
    `,
    party,
  );
  return (
    <DetailsList
      title={title}
      isVerbatim
      rows={[
        { label: t('PARTY.NAME'), value: companyName },
        {
          label: t('PARTY.ADDRESS'),
          value: addressText(
            [street],
            [postalCode, city],
            [region],
            [country?.name ?? country?.originalName],
          ),
        },
        { label: t('PARTY.VAT'), value: vat },
        { label: t('PARTY.PHONE'), value: phone },
        { label: t('PARTY.EMAIL'), value: email },
      ]}
    />
  );
}
