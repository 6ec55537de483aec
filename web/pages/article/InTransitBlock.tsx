import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { VehicleShip20Regular } from '@fluentui/react-icons/svg/vehicle-ship';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { InTransitBlock_article$key } from '../../__generated__/InTransitBlock_article.graphql.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { ArrivalDates } from '../../parts/article/ArrivalDates.tsx';
import { CartQuantityPopover } from '../../parts/cart/CartQuantityPopover.tsx';
import { cartOffers } from '../../parts/cart/cartTypes.ts';
import { dash } from '../../ui/values/dash.ts';

const useStyles = makeStyles({
  block: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: tokens.spacingVerticalXS,
    alignSelf: 'stretch',
    paddingBlockStart: tokens.spacingVerticalM,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  title: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, margin: 0 },
});

/** Goods on their way, when they arrive, and the pre-order of them for those who may (ART-14, ART-15). */
export function InTransitBlock({
  article: articleKey,
}: {
  article: InTransitBlock_article$key;
}): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useId();
  const mayReserve = useHasAttribute(cartOffers.RESERVATION.attribute);
  const article = useFragment(
    graphql`
      fragment InTransitBlock_article on Article {
        inTransit {
          qty
          ...ArrivalDates_inTransit
        }
        ...CartQuantityPopover_article
      }
    `,
    articleKey,
  );
  const { inTransit } = article;
  if (!inTransit) return null;
  return (
    <section className={styles.block} aria-labelledby={heading}>
      <Subtitle2 as="h2" id={heading} className={styles.title}>
        <VehicleShip20Regular />
        {t('ARTICLE.IN_TRANSIT')}
      </Subtitle2>
      <span>
        {inTransit.qty == null ? dash : t('PIECES', { count: inTransit.qty })},{' '}
        <ArrivalDates inTransit={inTransit} />
      </span>
      {mayReserve ? <CartQuantityPopover article={article} type="RESERVATION" isLabelled /> : null}
    </section>
  );
}
