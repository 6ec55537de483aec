import {
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  tokens,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotCompletedOrders } from '../../shell/session/useNotCompletedOrders.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useBarLayout } from '../../ui/useBarLayout.ts';
import { checkoutUrl } from '../../parts/cart/cart.urls.ts';

const useStyles = makeStyles({ banner: { marginBlockEnd: tokens.spacingVerticalM } });

/** A banner about orders that still need a checkout, with a link there; nothing while there are none (ORD-14). */
export function NotCompletedOrders(): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const layout = useBarLayout();
  const count = useNotCompletedOrders();
  if (!count) return null;
  return (
    <MessageBar intent="info" layout={layout} className={styles.banner}>
      <MessageBarBody>{t('ORDERS.NOT_COMPLETED', { count })}</MessageBarBody>
      <MessageBarActions>
        <ButtonLink size="small" to={checkoutUrl}>
          {t('ORDERS.CONTINUE_CHECKOUT')}
        </ButtonLink>
      </MessageBarActions>
    </MessageBar>
  );
}
