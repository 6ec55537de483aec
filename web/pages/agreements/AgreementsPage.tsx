import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { AgreementsPageQuery } from '../../__generated__/AgreementsPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { present } from '../../ui/list/present.ts';
import { UnreadableRows } from '../../ui/list/UnreadableRows.tsx';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { AgreementCard } from './AgreementCard.tsx';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    maxInlineSize: '720px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

/** The distributor's marketing agreements (AGR-01, AGR-02). */
export function AgreementsPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { agreements } = useRouteQuery<AgreementsPageQuery>(graphql`
    query AgreementsPageQuery @preloadable {
      viewer {
        agreements {
          id
          ...AgreementCard_agreement
        }
      }
    }
  `).viewer;
  if (!agreements) return <NotLoaded />;
  if (agreements.length === 0) return <EmptyState title={t('AGREEMENTS.EMPTY')} />;
  return (
    <>
      <ul className={styles.list} aria-label={t('PROFILE.TAB.AGREEMENTS')}>
        {present(agreements).map((agreement) => (
          <li key={agreement.id}>
            <AgreementCard agreement={agreement} />
          </li>
        ))}
      </ul>
      <UnreadableRows rows={agreements} />
    </>
  );
}
