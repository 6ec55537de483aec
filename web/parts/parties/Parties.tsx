import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartyDetails_party$key } from '../../__generated__/PartyDetails_party.graphql.ts';
import type { SellerDetails_seller$key } from '../../__generated__/SellerDetails_seller.graphql.ts';
import { PartyDetails } from './PartyDetails.tsx';
import { SellerDetails } from './SellerDetails.tsx';

const useStyles = makeStyles({
  parties: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
});

type Props = {
  payer: PartyDetails_party$key | null | undefined;
  receiver: PartyDetails_party$key | null | undefined;
  seller: SellerDetails_seller$key | null | undefined;
};

/** Who pays, who receives the goods, who sells (ORD-34, INV-16, MINV-08, CRED-03). */
export function Parties({ payer, receiver, seller }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.parties}>
      {payer ? <PartyDetails title={t('ORDER.PAYER')} party={payer} /> : null}
      {receiver ? <PartyDetails title={t('ORDER.RECEIVER')} party={receiver} /> : null}
      {seller ? <SellerDetails title={t('ORDER.SELLER')} seller={seller} /> : null}
    </div>
  );
}
