import { makeStyles, Select } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { AccessSelectorMutation } from '../../__generated__/AccessSelectorMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { useSession } from '../session/useSession.ts';
import { dash } from '../../ui/dash.ts';

const useStyles = makeStyles({
  select: { '@media (min-width: 640px)': { maxInlineSize: '220px' } },
});

/** Picks the business account to act for, for users with more than one, and reloads the page (SHELL-22, AUTH-58). */
export function AccessSelector(): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const { accesses, selectedAccess } = useSession();
  const [switchAccount, isSwitching] = useWrite<AccessSelectorMutation>(graphql`
    mutation AccessSelectorMutation($input: SwitchAccountInput!) {
      switchAccount(input: $input) {
        ... on SwitchAccountPayload @alias(as: "payload") {
          __typename
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  if (accesses.length < 2) return null;
  return (
    <Select
      size="small"
      className={styles.select}
      aria-label={t('HEADER.ACCESS')}
      value={selectedAccess?.id ?? ''}
      disabled={isSwitching}
      onChange={(_, { value }) => {
        void switchAccount({ access: value }).then(({ payload }) => {
          if (payload) location.reload();
        });
      }}
    >
      {accesses.map(({ id, businessName }) => (
        <option key={id} value={id}>
          {businessName ?? dash}
        </option>
      ))}
    </Select>
  );
}
