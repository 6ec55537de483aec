import { Button, Caption1 } from '@fluentui/react-components';
import { Add16Regular } from '@fluentui/react-icons/svg/add';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../../ui/dialogs/lazyDialog.tsx';
import { StatusTag } from '../../../ui/values/StatusTag.tsx';
import { ChoiceCard } from './ChoiceCard.tsx';
import type { AddressBook } from './useAddressBook.ts';
import { useCardGridStyles } from './useCardGridStyles.ts';
import { UnreadableRows } from '../../../ui/list/UnreadableRows.tsx';
import { NotLoaded } from '../../../ui/notices/NotLoaded.tsx';

const [AddAddressDialog, intent] = lazyDialog(
  async () => (await import('./AddAddressDialog.tsx')).AddAddressDialog,
);

type Props = {
  /** Name of the group, unique on the page. */
  group: string;
  book: AddressBook;
  /** Key of the chosen one. */
  chosen: string | null;
  onChoose: (key: string) => void;
  /** The server's error about the choice. */
  error: string | undefined;
};

/** The addresses an order may go to, as cards of which one is chosen, and how to add another (CHK-03, CHK-21, CHK-22). */
export function AddressCards({ group, book, chosen, onChoose, error }: Props): ReactElement {
  const { addresses, answered, countries, addCustom } = book;
  const styles = useCardGridStyles();
  const { t } = useTranslation();
  const [isAdding, setIsAdding] = useState(false);
  const message = addresses.length === 0 && answered?.length === 0 ? t('CHECKOUT.ADDRESS.NONE') : error;

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('CHECKOUT.ADDRESS')}</legend>
      <div className={styles.cards}>
        {addresses.map((address) => (
          <ChoiceCard
            key={address.key}
            group={group}
            isChecked={address.key === chosen}
            onChoose={() => onChoose(address.key)}
          >
            <span className={styles.strong}>{address.name ?? address.companyName}</span>
            {address.name && address.companyName !== address.name ? <span>{address.companyName}</span> : null}
            <span>{address.street}</span>
            <span>{[address.postalCode, address.city, address.region].filter(Boolean).join(' ')}</span>
            <span>{address.country?.name}</span>
            <Caption1 className={styles.meta}>
              {[`${address.firstName ?? ''} ${address.lastName ?? ''}`.trim(), address.phone]
                .filter(Boolean)
                .join(' · ')}
            </Caption1>
            {address.isDefault || address.isCustom ? (
              <span>
                <StatusTag color={address.isDefault ? 'blue' : 'none'}>
                  {address.isDefault ? t('CHECKOUT.ADDRESS.DEFAULT') : t('CHECKOUT.ADDRESS.CUSTOM')}
                </StatusTag>
              </span>
            ) : null}
          </ChoiceCard>
        ))}
      </div>
      {answered ? <UnreadableRows rows={answered} /> : <NotLoaded />}
      {message ? (
        <Caption1 role="alert" block className={styles.error}>
          {message}
        </Caption1>
      ) : null}
      <Button
        {...intent}
        className={styles.commands}
        size="small"
        icon={<Add16Regular />}
        onClick={() => setIsAdding(true)}
      >
        {t('CHECKOUT.ADDRESS.ADD')}
      </Button>
      <AddAddressDialog
        isOpen={isAdding}
        countries={countries}
        onClose={() => setIsAdding(false)}
        onAdded={(key, custom) => {
          if (custom) addCustom(custom);
          onChoose(key);
          setIsAdding(false);
        }}
      />
    </fieldset>
  );
}
