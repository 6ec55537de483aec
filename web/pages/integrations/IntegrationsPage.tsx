import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { IntegrationsPageQuery } from '../../__generated__/IntegrationsPageQuery.graphql.ts';
import { newIntegrationUrl } from '../../parts/integrations/integrations.urls.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { present } from '../../ui/list/present.ts';
import { PageCommands } from '../../ui/page/PageNote.tsx';
import { ThumbBar } from '../../ui/page/ThumbBar.tsx';
import { UnreadableRows } from '../../ui/list/UnreadableRows.tsx';
import { useNextRowFocus } from '../../ui/list/useNextRowFocus.ts';
import { IntegrationCard } from './IntegrationCard.tsx';
import { useDeleteIntegration } from './useDeleteIntegration.ts';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
  },
  banners: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  title: { display: 'block' },
  text: { overflowWrap: 'anywhere' },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
});

/** The customer's integrations, with what they are for (INT-01, INT-03). */
export function IntegrationsPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { integrations } = useRouteQuery<IntegrationsPageQuery>(graphql`
    query IntegrationsPageQuery @preloadable {
      viewer {
        integrations {
          id
          ...IntegrationCard_integration
        }
      }
    }
  `).viewer;
  const shown = useMemo(() => present(integrations), [integrations]);
  const onDelete = useDeleteIntegration(useNextRowFocus(useMemo(() => shown.map(({ id }) => id), [shown])));
  const add = (
    <ButtonLink to={newIntegrationUrl()} appearance="primary" icon={<Add20Regular />}>
      {t('INTEGRATION.NEW')}
    </ButtonLink>
  );
  return (
    <div className={styles.page}>
      {shown.length > 0 ? (
        <PageCommands>
          <ThumbBar>{add}</ThumbBar>
        </PageCommands>
      ) : null}
      {integrations ? null : (
        <ErrorPanel text={t('INTEGRATION.LIST.ERROR')} onRetry={() => void revalidate()} />
      )}
      {integrations?.length === 0 ? (
        <EmptyState
          icon={<ArrowUpload20Regular />}
          title={t('INTEGRATION.LIST.EMPTY')}
          text={t('INTEGRATION.LIST.EMPTY.TEXT')}
          action={add}
        />
      ) : null}
      <div className={styles.cards}>
        {shown.map((integration) => (
          <IntegrationCard key={integration.id} integration={integration} onDelete={onDelete} />
        ))}
      </div>
      {integrations ? <UnreadableRows rows={integrations} /> : null}
      <div className={styles.banners}>
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody className={styles.text}>
            <MessageBarTitle className={styles.title}>{t('INTEGRATION.BANNER.FTP.TITLE')}</MessageBarTitle>
            {t('INTEGRATION.BANNER.FTP')}
          </MessageBarBody>
        </MessageBar>
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody className={styles.text}>
            <MessageBarTitle className={styles.title}>{t('INTEGRATION.BANNER.API.TITLE')}</MessageBarTitle>
            {t('INTEGRATION.BANNER.API', { address: `${location.origin}/graphql` })}
          </MessageBarBody>
        </MessageBar>
      </div>
    </div>
  );
}
