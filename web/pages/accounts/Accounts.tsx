import { memo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountsPageQuery$data } from '../../__generated__/AccountsPageQuery.graphql.ts';
import { ProfileCards } from '../../parts/profile/ProfileCards.tsx';
import { useSession } from '../../shell/session/useSession.ts';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { AccountCard } from './AccountCard.tsx';
import { accountName, readAccount, type Account } from './readAccount.ts';
import { useRemoveAccount } from './useRemoveAccount.ts';

const [AccountDialog, intent] = lazyDialog(async () => (await import('./AccountDialog.tsx')).AccountDialog);

type Viewer = AccountsPageQuery$data['viewer'];

/** The sub-accounts and the form that adds or changes one (ACC-01 to ACC-05). */
export function Accounts({
  accounts,
  systems,
}: {
  accounts: Viewer['accountAccesses'];
  systems: Viewer['systems'];
}): ReactElement {
  const [edited, setEdited] = useState<Account | 'new' | null>(null);
  return (
    <>
      <AccountCards accounts={accounts} onEdit={setEdited} />
      <AccountDialog
        isOpen={edited !== null}
        account={edited}
        systems={systems}
        onClose={() => setEdited(null)}
      />
    </>
  );
}

type CardsProps = { accounts: Viewer['accountAccesses']; onEdit: (account: Account | 'new') => void };

/**
 * The sub-accounts as cards; the one that the user is logged in with is marked and stays as it is (GAP-30). Memoised: a form
 * that opens over a hundred cards does not draw them again.
 */
const AccountCards = memo(function AccountCards({ accounts, onEdit }: CardsProps): ReactElement {
  const { t } = useTranslation();
  const { user } = useSession();
  const remove = useRemoveAccount();
  const ownEmail = user?.email?.toLowerCase();
  return (
    <ProfileCards
      label={t('PROFILE.TAB.ACCOUNTS')}
      items={accounts}
      read={readAccount}
      textOf={textOf}
      renderCard={(account, leave) => {
        const isOwn = ownEmail !== undefined && account.user?.email?.toLowerCase() === ownEmail;
        return (
          <AccountCard
            account={account}
            isOwn={isOwn}
            editIntent={intent}
            onEdit={isOwn ? undefined : () => onEdit(account)}
            onRemove={isOwn ? undefined : () => void remove(account, leave)}
          />
        );
      }}
      add={{ label: t('ACCOUNT.ADD'), intent, onPress: () => onEdit('new') }}
      empty={{ title: t('ACCOUNT.EMPTY'), text: t('ACCOUNT.EMPTY.TEXT') }}
    />
  );
});

const textOf = (account: Account): string =>
  [
    account.user?.lastName,
    accountName(account),
    account.user?.email,
    ...account.systemAccesses.flatMap((row) => [row?.system?.name, row?.group?.name]),
  ]
    .filter(Boolean)
    .join(' ');
