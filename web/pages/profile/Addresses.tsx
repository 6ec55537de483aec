import { memo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddressesPageQuery$data } from '../../__generated__/AddressesPageQuery.graphql.ts';
import { ProfileCards } from '../../parts/profile/ProfileCards.tsx';
import { announce } from '../../ui/announce/announce.ts';
import { dash } from '../../ui/values/dash.ts';
import { rowControl } from '../../ui/list/useNextRowFocus.ts';
import { present } from '../../ui/list/present.ts';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { AddressCard } from './AddressCard.tsx';
import { readAddress, type Address } from '../../parts/address/readAddress.ts';
import { useRemoveAddress } from './useRemoveAddress.ts';
import { useSetDefaultAddress } from './useSetDefaultAddress.ts';

const [AddressDialog, intent] = lazyDialog(async () => (await import('./AddressDialog.tsx')).AddressDialog);

type Props = {
  type: 'BILLING' | 'SHIPPING';
  addresses: AddressesPageQuery$data['viewer']['addresses'];
  countries: AddressesPageQuery$data['countries'];
};

/** The addresses of one type, and the form that adds or changes one (PROF-01, PROF-04). */
export function Addresses({ type, addresses, countries }: Props): ReactElement {
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  return (
    <>
      <AddressCards type={type} addresses={addresses} onEdit={setEdited} />
      <AddressDialog
        isOpen={edited !== null}
        type={type}
        address={edited}
        countries={present(countries)}
        onClose={() => setEdited(null)}
      />
    </>
  );
}

type CardsProps = Omit<Props, 'countries'> & { onEdit: (address: Address | 'new') => void };

/**
 * The addresses as cards, the default one first (PROF-03 to PROF-07). Memoised: a form that opens over a hundred cards does not
 * draw them again.
 */
const AddressCards = memo(function AddressCards({ type, addresses, onEdit }: CardsProps): ReactElement {
  const { t } = useTranslation();
  const remove = useRemoveAddress(type);
  const [makeDefault, isMarking] = useSetDefaultAddress();
  const saveDefault = async ({ id, name }: Address) => {
    const { payload } = await makeDefault({ id });
    if (!payload) return;
    announce(`${t('CHECKOUT.ADDRESS.DEFAULT')}: ${name ?? dash}`);
    // The button has done its work and goes.
    const edit = rowControl(id);
    if (document.activeElement?.closest('article')?.contains(edit)) edit?.focus();
  };
  return (
    <ProfileCards
      label={t(type === 'BILLING' ? 'PROFILE.TAB.BILLING' : 'PROFILE.TAB.SHIPPING')}
      items={addresses}
      read={readAddress}
      textOf={textOf}
      isFirst={isDefault}
      renderCard={(address, leave) => (
        <AddressCard
          address={address}
          editIntent={intent}
          onEdit={() => onEdit(address)}
          // The default address cannot be deleted (PROF-07).
          onRemove={address.default ? undefined : () => void remove(address, leave)}
          onMakeDefault={type === 'BILLING' || address.default ? undefined : () => void saveDefault(address)}
          isBusy={isMarking}
        />
      )}
      add={{ label: t('CHECKOUT.ADDRESS.ADD'), intent, onPress: () => onEdit('new') }}
      empty={{ title: t('ADDRESSES.EMPTY') }}
    />
  );
});

const isDefault = (address: Address): boolean => address.default ?? false;
const textOf = (address: Address): string =>
  [
    address.name,
    address.companyName,
    address.firstName,
    address.lastName,
    address.street,
    address.postalCode,
    address.city,
    address.region,
    address.country?.name,
    address.phone,
    address.email,
    address.vat,
    address.customsCode,
    address.regCode,
  ]
    .filter(Boolean)
    .join(' ');
