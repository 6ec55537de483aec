import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OrderParties_order$key } from '../../__generated__/OrderParties_order.graphql.ts';
import { PartyDetails } from './PartyDetails.tsx';
import { SellerDetails } from './SellerDetails.tsx';

const useStyles = makeStyles({
  parties: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
});

/** Who pays, who receives the goods, who sells (ORD-34). */
export function OrderParties({ order }: { order: OrderParties_order$key }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { payer, receiver, seller } = useFragment(
    graphql`
      fragment OrderParties_order on Order {
        payer {
          ...PartyDetails_party
        }
        receiver {
          ...PartyDetails_party
        }
        seller {
          ...SellerDetails_seller
        }
      }
    `,
    order,
  );
  return (
    <div className={styles.parties}>
      {payer ? <PartyDetails title={t('ORDER.PAYER')} party={payer} /> : null}
      {receiver ? <PartyDetails title={t('ORDER.RECEIVER')} party={receiver} /> : null}
      {seller ? <SellerDetails title={t('ORDER.SELLER')} seller={seller} /> : null}
    </div>
  );
}
