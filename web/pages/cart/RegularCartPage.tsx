import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { RegularCartPageQuery } from '../../__generated__/RegularCartPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { CartAnnouncements } from '../../parts/cart/CartAnnouncements.tsx';
import { CartContent } from './CartContent.tsx';
import { PlannerButton } from './PlannerButton.tsx';
import { useCartSelection } from './useCartSelection.ts';
import { WarehouseChoice } from './WarehouseChoice.tsx';
import { present } from '../../ui/list/present.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
});

/** The screen of the regular cart (CART-04, CART-07). */
export function RegularCartPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { viewer } = useRouteQuery<RegularCartPageQuery>(graphql`
    query RegularCartPageQuery($warehouses: [ID!], $useBackorder: Boolean) @preloadable {
      viewer {
        ...CartAnnouncements_viewer
        warehouses {
          dbId
          name
          readonly
        }
        cart(type: REGULAR, warehouses: $warehouses, useBackorder: $useBackorder) {
          id
          ...CartContent_cart
        }
      }
    }
  `);
  const mayBackorder = useHasAttribute('order_backorder');
  const warehouses = useMemo(
    () =>
      present(viewer.warehouses)
        .filter(({ readonly }) => !readonly)
        .map(({ dbId, name }) => ({ dbId, name: name ?? dbId })),
    [viewer.warehouses],
  );
  const { selection, choose, isChanging } = useCartSelection(warehouses, mayBackorder);
  const choice = useMemo(() => ({ ...selection, type: 'REGULAR' as const }), [selection]);

  return (
    <div className={styles.page}>
      <CartAnnouncements viewer={viewer} />
      {viewer.warehouses ? (
        <WarehouseChoice
          warehouses={warehouses}
          selection={selection}
          onChange={choose}
          mayBackorder={mayBackorder}
          more={
            <PlannerButton
              warehouses={warehouses}
              selection={selection}
              mayBackorder={mayBackorder}
              onUse={choose}
            />
          }
        />
      ) : viewer.cart ? (
        <NotLoaded />
      ) : null}
      {viewer.warehouses && warehouses.length === 0 ? null : viewer.cart ? (
        <CartContent
          cart={viewer.cart}
          warehouses={warehouses}
          choice={choice}
          isChanging={isChanging}
          mayCheckOut={warehouses.length > 0}
          onChoose={choose}
        />
      ) : (
        <ErrorPanel text={t('CART.READ_FAILED')} onRetry={() => void revalidate()} />
      )}
    </div>
  );
}
