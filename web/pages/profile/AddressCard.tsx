import { Button, Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfileCard } from '../../parts/profile/ProfileCard.tsx';
import { Reach } from '../../parts/profile/Reach.tsx';
import { dash } from '../../ui/values/dash.ts';
import { StatusTag } from '../../ui/values/StatusTag.tsx';
import type { Intent } from '../../ui/loading/loadOnIntent.ts';
import type { Address } from '../../parts/address/readAddress.ts';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column' },
  numbers: { display: 'flex', flexDirection: 'column', color: tokens.colorNeutralForeground2 },
});

type Props = {
  address: Address;
  editIntent: Intent;
  onEdit: () => void;
  onRemove: (() => void) | undefined;
  /** Makes it the default of its type; shipping addresses only (PROF-05). */
  onMakeDefault: (() => void) | undefined;
  isBusy: boolean;
};

/** An address with all that is known of it (PROF-14). */
export function AddressCard(props: Props): ReactElement {
  const { address, editIntent, onEdit, onRemove, onMakeDefault, isBusy } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const title = address.name ?? address.companyName ?? dash;
  const numbers = [
    { label: t('ADDRESS.VAT'), value: address.vat },
    { label: t('ADDRESS.CUSTOMS_CODE'), value: address.customsCode },
    { label: t('ADDRESS.REG_CODE'), value: address.regCode },
  ];
  return (
    <ProfileCard
      id={address.id}
      title={title}
      tags={address.default ? <StatusTag color="blue">{t('CHECKOUT.ADDRESS.DEFAULT')}</StatusTag> : null}
      editIntent={editIntent}
      onEdit={onEdit}
      onRemove={onRemove}
      foot={
        onMakeDefault ? (
          <Button
            size="small"
            disabledFocusable={isBusy}
            aria-label={t('ADDRESSES.MAKE_DEFAULT.OF', { name: title })}
            onClick={onMakeDefault}
          >
            {t('ADDRESSES.MAKE_DEFAULT')}
          </Button>
        ) : null
      }
    >
      <div className={styles.lines}>
        {address.companyName && address.companyName !== title ? <span>{address.companyName}</span> : null}
        <span>{join(address.firstName, address.lastName)}</span>
        <span>{address.street}</span>
        <span>{join(address.postalCode, address.city, address.region)}</span>
        <span>{address.country?.name}</span>
      </div>
      <Reach email={address.email} phone={address.phone} />
      <div className={styles.numbers}>
        {numbers.map(({ label, value }) =>
          value ? <Caption1 key={label}>{t('ADDRESSES.NUMBER', { label, value })}</Caption1> : null,
        )}
      </div>
    </ProfileCard>
  );
}

const join = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');
