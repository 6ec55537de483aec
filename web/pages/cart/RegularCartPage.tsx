import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { Navigate, useRevalidator } from 'react-router-dom';
import type { RegularCartPageQuery } from '../../__generated__/RegularCartPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { ErrorPanel } from '../../ui/notices/ErrorPanel.tsx';
import { regularCartUrl } from '../../parts/cart/cart.urls.ts';
import { CartAnnouncements } from '../../parts/cart/CartAnnouncements.tsx';
import { CartContent } from './CartContent.tsx';
import { PlannerButton } from './planner/PlannerButton.tsx';
import { useCartSelection } from './useCartSelection.ts';
import { WarehouseChoice } from './WarehouseChoice.tsx';
import { present } from '../../ui/list/present.ts';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
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
  // Where none of them could be read there may be some to order from.
  const areKnown = warehouses.length > 0 || viewer.warehouses?.includes(null) === false;
  const { selection, choose, isChanging, isImpossible } = useCartSelection(warehouses, mayBackorder);
  // A bookmark of another account: there is no cart for such a choice, so the possible part of it is shown.
  const isLost = isImpossible && areKnown && !viewer.cart;
  const choice = useMemo(() => ({ ...selection, type: 'REGULAR' as const }), [selection]);

  return (
    <div className={styles.page}>
      <CartAnnouncements viewer={viewer} />
      {areKnown ? (
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
      {isLost ? <Navigate to={regularCartUrl(selection)} replace /> : null}
      {isLost || (areKnown && warehouses.length === 0) ? null : viewer.cart ? (
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
