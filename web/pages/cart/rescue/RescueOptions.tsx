import { Body1, Button, Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { RescueOptions_cart$key } from '../../../__generated__/RescueOptions_cart.graphql.ts';
import type { RescueOptionsQuery } from '../../../__generated__/RescueOptionsQuery.graphql.ts';
import type { CartSelection } from '../../../parts/cart/CartSelection.ts';
import { readMoney } from '../../../parts/money/Money.tsx';
import { useSession } from '../../../shell/session/useSession.ts';
import type { CartChoice } from '../CartChoice.ts';
import type { CartWarehouse } from '../CartWarehouse.ts';
import { useFocusWhenReady } from '../../../ui/dialogs/useFocusWhenReady.ts';
import { describeRescue } from './describeRescue.ts';
import { heldPieces } from '../heldPieces.ts';
import { rescueOptions } from './rescueOptions.ts';
import { useRescue } from './useRescue.ts';
import { useRescueListStyles } from './useRescueListStyles.ts';
import { present } from '../../../ui/list/present.ts';
import type { Rescued } from './readRescued.ts';

const useStyles = makeStyles({
  text: { flexGrow: 1, flexBasis: '240px', minInlineSize: 0, overflowWrap: 'anywhere' },
  detail: { color: tokens.colorNeutralForeground2 },
});

type Props = {
  line: Rescued;
  cart: RescueOptions_cart$key;
  warehouses: readonly CartWarehouse[];
  choice: CartChoice;
  onChoose: (selection: CartSelection) => void;
  onClose: () => void;
};

/** The ways out for a short line, each with a button that takes it; their data is read when they show. */
export function RescueOptions({ line, cart, warehouses, choice, onChoose, onClose }: Props): ReactElement {
  const styles = { ...useRescueListStyles(), ...useStyles() };
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const { article, options } = useRescueOptions({ line, cart, warehouses, choice });
  const rescue = useRescue(choice, onChoose);
  const best = useRef<HTMLButtonElement>(null);
  useFocusWhenReady(best, true);
  if (!article || options.length === 0) return <p>{t('CART.RESCUE.NONE')}</p>;
  return (
    <ul className={styles.list}>
      {options.map((option, index) => {
        const { title, detail, verb } = describeRescue(option, line.price, decimalStyle, t);
        return (
          <li key={title} className={styles.option}>
            <span className={styles.text}>
              <Body1 block>{title}</Body1>
              <Caption1 className={styles.detail}>{detail}</Caption1>
            </span>
            <Button
              ref={index === 0 ? best : undefined}
              size="small"
              aria-label={`${verb}: ${title}`}
              onClick={() => {
                onClose();
                void rescue({ ...line, article: { id: article.id, name: line.article.name } }, option);
              }}
            >
              {verb}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** The ways out for a line, the best one first; its article is null where it cannot be read. */
function useRescueOptions({ line, cart, warehouses, choice }: Omit<Props, 'onChoose' | 'onClose'>) {
  const { attributes } = useSession();
  const { hints, items } = useFragment(
    graphql`
      fragment RescueOptions_cart on Cart {
        items {
          requestedQty
          article {
            id
          }
        }
        hints {
          requestedNo
          requestedQty @required(action: NONE)
          article @required(action: NONE) {
            id
            name @required(action: NONE)
            description
          }
          calculatedPrice {
            ...Money_amount
          }
          stock {
            warehouse {
              name
            }
            amount
          }
        }
      }
    `,
    cart,
  );
  const { viewer } = useLazyLoadQuery<RescueOptionsQuery>(
    graphql`
      query RescueOptionsQuery($name: String!) {
        viewer {
          article(name: $name) {
            id
            multiple
            inReservationQty
            inBackorderQty
            inWishList
            eol {
              replacements {
                name
              }
            }
            inTransit {
              qty
              minimalDate
              maximalDate
            }
            stock {
              amount
              warehouse {
                dbId
              }
            }
          }
        }
      }
    `,
    { name: line.article.name },
    { fetchPolicy: 'network-only' },
  );
  const { article } = viewer;
  const piecesOf = heldPieces(items);
  const options = article
    ? rescueOptions({
        line,
        article,
        hints: present(hints).map((hint) => ({
          ...hint,
          before: piecesOf(hint.article.id),
          price: readMoney(hint.calculatedPrice) ?? null,
          stock: present(hint.stock).flatMap(({ warehouse, amount }) =>
            warehouse?.name && amount ? [{ warehouse: warehouse.name, amount }] : [],
          ),
        })),
        warehouses,
        choice,
        has: (one) => attributes.includes(one),
      })
    : [];
  return { article, options };
}
