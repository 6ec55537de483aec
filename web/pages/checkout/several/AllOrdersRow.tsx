import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { AllOrdersRow_order$key } from '../../../__generated__/AllOrdersRow_order.graphql.ts';
import { useSession } from '../../../shell/session/useSession.ts';
import { costText, orderCost } from '../orderCost.ts';
import type { OrderChoice } from './OrderChoice.ts';
import { OrderTitle, titleOf } from '../OrderTitle.tsx';
import { ShippingPrice } from '../delivery/ShippingPrice.tsx';

const useStyles = makeStyles({
  row: {
    borderBlockEndWidth: tokens.strokeWidthThin,
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  details: {
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXXXL,
    paddingBlockEnd: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    '& > div': { display: 'flex', columnGap: tokens.spacingHorizontalXS },
    '& dd': { margin: 0 },
  },
  decision: { color: tokens.colorStatusWarningForeground1 },
});

type Props = {
  order: AllOrdersRow_order$key;
  /** Undefined while it is not known. */
  choice: OrderChoice | undefined;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
};

/** One of the orders to complete together. One that needs a decision in its panel cannot be ticked. */
export function AllOrdersRow({ order, choice, isTicked, onTick }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const details = useId();
  const { decimalStyle } = useSession();
  const row = useFragment(
    graphql`
      fragment AllOrdersRow_order on CheckoutOrder {
        dbId
        type
        createdAt
        vatPercent
        warehouse {
          name
        }
        items {
          qty
        }
        stockSummary {
          subtotal {
            ...Money_amount
          }
          grandTotal {
            ...Money_amount
          }
        }
        backorderSummary {
          subtotal {
            ...Money_amount
          }
          grandTotal {
            ...Money_amount
          }
        }
      }
    `,
    order,
  );
  const { dbId, type } = row;
  const cost = choice?.cost ?? orderCost(row, type === 'BACKORDER' ? null : undefined);
  const needsDecision = choice?.state === 'needsDecision';
  return (
    <li className={styles.row}>
      <Checkbox
        checked={isTicked}
        disabled={needsDecision}
        aria-describedby={details}
        onChange={(_, { checked }) => onTick(checked === true)}
        label={<OrderTitle {...titleOf(row, costText(cost, t, decimalStyle))} />}
      />
      <dl id={details} className={styles.details}>
        {choice?.address ? (
          <div>
            <dt>{t('CHECKOUT.ADDRESS')}:</dt>
            <dd>{choice.address}</dd>
          </div>
        ) : null}
        {choice?.shipping ? (
          <div>
            <dt>{t('CHECKOUT.SHIPPING.COST')}:</dt>
            <dd>
              {choice.shipping.name ?? choice.shipping.optionId},{' '}
              <ShippingPrice price={choice.shipping.price} />
            </dd>
          </div>
        ) : null}
        {needsDecision ? (
          <div className={styles.decision}>
            <dt>
              {choice.isUnread ? t('CHECKOUT.SHIPPING.FAILED') : t('CHECKOUT.ALL.STOPPED', { number: dbId })}
            </dt>
          </div>
        ) : null}
        {!choice || choice.state === 'loading' ? (
          <div>
            <dt>{t('CHECKOUT.SHIPPING.LOADING')}</dt>
          </div>
        ) : null}
      </dl>
    </li>
  );
}
