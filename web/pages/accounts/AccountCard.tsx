import { Caption1, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfileCard } from '../../parts/profile/ProfileCard.tsx';
import { Reach } from '../../parts/profile/Reach.tsx';
import { dash } from '../../ui/values/dash.ts';
import { DateTime } from '../../ui/values/DateTime.tsx';
import { StatusTag } from '../../ui/values/StatusTag.tsx';
import type { Intent } from '../../ui/loading/loadOnIntent.ts';
import { accountName, type Account } from './readAccount.ts';

const useStyles = makeStyles({
  created: { color: tokens.colorNeutralForeground2 },
  table: {
    ...typographyStyles.caption1,
    inlineSize: '100%',
    marginBlockStart: tokens.spacingVerticalXS,
    borderCollapse: 'collapse',
    '& th, & td': {
      paddingBlock: tokens.spacingVerticalXS,
      paddingInlineEnd: tokens.spacingHorizontalS,
      textAlign: 'start',
      verticalAlign: 'top',
      borderBlockStartWidth: tokens.strokeWidthThin,
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: tokens.colorNeutralStroke2,
    },
    '& th': { fontWeight: tokens.fontWeightRegular },
    '& thead th': { color: tokens.colorNeutralForeground2 },
  },
  column: { inlineSize: '60%' },
});

type Props = {
  account: Account;
  /** Whether the user is logged in with it. */
  isOwn: boolean;
  editIntent: Intent;
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
};

/** A sub-account: name, e-mail, day of creation, and its systems with the groups in them (ACC-02 to ACC-04). */
export function AccountCard({ account, isOwn, editIntent, onEdit, onRemove }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { id, user, systemAccesses } = account;
  return (
    <ProfileCard
      id={id}
      title={accountName(account)}
      tags={isOwn ? <StatusTag color="blue">{t('ACCOUNT.OWN')}</StatusTag> : null}
      editIntent={editIntent}
      onEdit={onEdit}
      onRemove={onRemove}
    >
      <Reach email={user?.email} />
      <Caption1 className={styles.created}>
        {t('ACCOUNT.CREATED')} <DateTime value={user?.createdAt} />
      </Caption1>
      {systemAccesses.length > 0 ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.column}>
                {t('ACCOUNT.SYSTEM')}
              </th>
              <th scope="col">{t('ACCOUNT.GROUP')}</th>
            </tr>
          </thead>
          <tbody>
            {systemAccesses.map((row, index) => (
              <tr key={row?.system?.id ?? index}>
                <th scope="row">{row?.system?.name ?? dash}</th>
                <td>{row?.group?.name ?? dash}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </ProfileCard>
  );
}
