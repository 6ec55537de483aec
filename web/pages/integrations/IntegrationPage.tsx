import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useParams, useRevalidator, useSearchParams } from 'react-router-dom';
import type { IntegrationPageQuery } from '../../__generated__/IntegrationPageQuery.graphql.ts';
import { isStockShown } from '../../parts/article/isStockShown.ts';
import { integrationsUrl } from '../../parts/integrations/integrations.urls.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { present } from '../../ui/list/present.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { newIntegration, toFields } from './IntegrationFields.ts';
import { IntegrationForm } from './IntegrationForm.tsx';

/** The form of a new integration, of a copy of one, or of one that exists (INT-04). */
export function IntegrationPage(): ReactElement {
  const { t } = useTranslation();
  const { dbId = null } = useParams();
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { integrations, warehouses } = useRouteQuery<IntegrationPageQuery>(graphql`
    query IntegrationPageQuery @preloadable {
      viewer {
        integrations {
          id
          dbId
          name
          ...IntegrationFields_integration
        }
        warehouses {
          id
          dbId
          name
          type
        }
      }
    }
  `).viewer;
  const source = dbId ?? search.get('copy');
  const saved = present(integrations).find((one) => one.dbId === source) ?? null;
  const isCopy = dbId === null && saved !== null;
  const title = dbId === null ? t('INTEGRATION.NEW') : (saved?.name ?? t('INTEGRATION.TITLE'));
  const fields = saved ? toFields(saved) : newIntegration;
  return (
    <>
      <TextLink to={integrationsUrl}>{t('PROFILE.TAB.INTEGRATIONS')}</TextLink>
      <PageHeader title={title} report={{ about: 'integration', id: dbId }} />
      {source !== null && saved === null ? (
        <ErrorPanel
          text={t(integrations ? 'INTEGRATION.NOT_FOUND' : 'INTEGRATION.LIST.ERROR')}
          onRetry={() => void revalidate()}
        />
      ) : (
        <IntegrationForm
          key={source}
          id={isCopy ? null : (saved?.id ?? null)}
          start={
            isCopy
              ? { ...fields, name: t('INTEGRATION.COPY_NAME', { name: fields.name }), active: false }
              : fields
          }
          warehouses={present(warehouses)
            .filter(isStockShown)
            .map((warehouse) => ({ ...warehouse, name: warehouse.name ?? warehouse.dbId }))}
        />
      )}
    </>
  );
}
