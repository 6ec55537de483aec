import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { lazy, useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountsPageQuery$data } from '../../__generated__/AccountsPageQuery.graphql.ts';
import { ProfileCards } from '../../parts/profile/ProfileCards.tsx';
import { useSession } from '../../shell/session/useSession.ts';
import { loadOnIntent } from '../../ui/loadOnIntent.ts';
import { OnceOpen } from '../../ui/OnceOpen.tsx';
import { AccountCard } from './AccountCard.tsx';
import { accountName, readAccount, type Account } from './readAccount.ts';
import { useRemoveAccount } from './useRemoveAccount.ts';

const loadDialog = async () => ({ default: (await import('./AccountDialog.tsx')).AccountDialog });
const AccountDialog = lazy(loadDialog);
const intent = loadOnIntent(loadDialog);

type Viewer = AccountsPageQuery$data['viewer'];
type Props = { accounts: Viewer['accountAccesses']; systems: Viewer['systems'] };

/** The sub-accounts as cards; the one that the user is logged in with is marked and stays as it is (ACC-01 to ACC-05, GAP-30). */
export function Accounts({ accounts, systems }: Props): ReactElement {
  const { t } = useTranslation();
  const { user } = useSession();
  const [edited, setEdited] = useState<Account | 'new' | null>(null);
  const items = useMemo(() => accounts?.map((account) => account && readAccount(account)), [accounts]);
  const remove = useRemoveAccount();
  const ownEmail = user?.email?.toLowerCase();
  return (
    <>
      <ProfileCards
        label={t('PROFILE.TAB.ACCOUNTS')}
        items={items}
        itemKey={idOf}
        textOf={textOf}
        renderCard={(account, leave) => {
          const isOwn = ownEmail !== undefined && account.user?.email?.toLowerCase() === ownEmail;
          return (
            <AccountCard
              account={account}
              isOwn={isOwn}
              editIntent={intent}
              onEdit={isOwn ? undefined : () => setEdited(account)}
              onRemove={isOwn ? undefined : () => void remove(account, leave)}
            />
          );
        }}
        command={
          <Button {...intent} appearance="primary" icon={<Add20Regular />} onClick={() => setEdited('new')}>
            {t('ACCOUNT.ADD')}
          </Button>
        }
        empty={{ title: t('ACCOUNT.EMPTY'), text: t('ACCOUNT.EMPTY.TEXT') }}
      />
      <OnceOpen isOpen={edited !== null}>
        <AccountDialog account={edited} systems={systems} onClose={() => setEdited(null)} />
      </OnceOpen>
    </>
  );
}

const idOf = ({ id }: Account): string => id;
const textOf = (account: Account): string =>
  [
    account.user?.lastName,
    accountName(account),
    account.user?.email,
    ...account.systemAccesses.flatMap((row) => [row?.system?.name, row?.group?.name]),
  ]
    .filter(Boolean)
    .join(' ');
