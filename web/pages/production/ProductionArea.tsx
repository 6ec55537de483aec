import { Add20Regular } from '@fluentui/react-icons/svg/add';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { TabbedHeader } from '../../shell/TabbedHeader.tsx';
import { ThumbBar } from '../../ui/page/ThumbBar.tsx';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { createProductionUrl, productionUrl, typeAt } from './production.urls.ts';
import { productionTypes } from './ProductionType.ts';

/** The frame of the lists of requests: title, the way to a new one, and a tab for each type (PROD-01). */
export function ProductionArea(): ReactElement {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <>
      <TabbedHeader
        title={t('PRODUCTION.TITLE')}
        commands={
          <ThumbBar>
            <ButtonLink
              to={createProductionUrl(typeAt(pathname))}
              appearance="primary"
              icon={<Add20Regular />}
            >
              {t('PRODUCTION.CREATE')}
            </ButtonLink>
          </ThumbBar>
        }
        tabs={productionTypes.map((type) => ({
          path: productionUrl(type),
          label: t(`PRODUCTION.TAB.${type}`),
        }))}
      />
      <Outlet />
    </>
  );
}
