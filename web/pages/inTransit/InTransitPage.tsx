import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { InTransitPageQuery } from '../../__generated__/InTransitPageQuery.graphql.ts';
import { useLiveQuery } from '../../relay/useLiveQuery.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ThumbBar } from '../../ui/page/ThumbBar.tsx';
import { reservationCartUrl } from '../../parts/cart/cart.urls.ts';
import { InTransitTable } from './InTransitTable.tsx';

/** Goods on their way that can be pre-ordered, with the link to the pre-order cart (TRN-01 to TRN-03). */
export function InTransitPage(): ReactElement {
  const { t } = useTranslation();
  const { viewer } = useLiveQuery<InTransitPageQuery>(graphql`
    query InTransitPageQuery($filter: InTransitFilter, $order: InTransitOrder!, $first: Int!, $after: String!)
    @preloadable {
      viewer {
        ...InTransitTable_viewer
      }
    }
  `);
  return (
    <>
      <PageHeader
        title={t('IN_TRANSIT.TITLE')}
        commands={
          <ThumbBar>
            <ButtonLink to={reservationCartUrl} appearance="primary">
              {t('IN_TRANSIT.TO_CART')}
            </ButtonLink>
          </ThumbBar>
        }
      />
      <InTransitTable viewer={viewer} />
    </>
  );
}
