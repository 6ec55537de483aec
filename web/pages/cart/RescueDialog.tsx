import {
  Body1,
  Button,
  Caption1,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogTitle,
  makeStyles,
  Skeleton,
  SkeletonItem,
  tokens,
} from '@fluentui/react-components';
import { Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { RescueDialog_cart$key } from '../../__generated__/RescueDialog_cart.graphql.ts';
import type { RescueDialogQuery } from '../../__generated__/RescueDialogQuery.graphql.ts';
import { rethrowBug } from '../../relay/rethrowBug.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { formatDate, toDate } from '../../ui/formatDate.ts';
import { Modal } from '../../ui/Modal.tsx';
import { PanelBoundary } from '../../ui/PanelBoundary.tsx';
import type { CartChoice } from './CartChoice.ts';
import type { CartSelection } from '../../parts/cart/CartSelection.ts';
import type { CartWarehouse } from './CartWarehouse.ts';
import { rescueOptions, type RescueOption } from './rescueOptions.ts';
import { useRescue } from './useRescue.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, marginBlockStart: tokens.spacingVerticalS },
  option: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    paddingBlock: tokens.spacingVerticalS,
    borderBlockStartWidth: tokens.strokeWidthThin,
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  text: { flexGrow: 1, flexBasis: '240px', minInlineSize: 0, overflowWrap: 'anywhere' },
  detail: { color: tokens.colorNeutralForeground2 },
});

/** A line of the cart that is short. */
export type Rescued = { id: string; qty: number; requestedQty: number; article: { name: string } };

type Props = {
  line: Rescued;
  cart: RescueDialog_cart$key;
  warehouses: readonly CartWarehouse[];
  choice: CartChoice;
  onChoose: (selection: CartSelection) => void;
  onClose: () => void;
};

/**
 * Ways out for a line that cannot be filled as chosen, each one press; what they need is read when it opens, so that the
 * cart itself costs no more. Closed without a line.
 */
export function RescueDialog({
  line,
  ...others
}: Omit<Props, 'line'> & { line: Rescued | undefined }): ReactElement {
  return (
    <Modal isOpen={line !== undefined} onClose={others.onClose}>
      {line ? <WaysOut line={line} {...others} /> : null}
    </Modal>
  );
}

function WaysOut(props: Props): ReactElement {
  const { t } = useTranslation();
  const styles = useStyles();
  const { line, onClose } = props;
  const { qty, requestedQty } = line;
  return (
    <DialogBody>
      <DialogTitle>{t('CART.RESCUE.TITLE', { article: line.article.name })}</DialogTitle>
      <DialogContent>
        {t('CART.RESCUE.TEXT', { missing: requestedQty - qty, requestedQty })}
        <PanelBoundary resetOn={line.id} fallback={Failure}>
          <Suspense
            fallback={
              <Skeleton className={styles.list} aria-label={t('CART.RESCUE.LOADING')}>
                {Array.from({ length: 3 }, (_, i) => (
                  <div key={i} className={styles.option}>
                    <SkeletonItem size={32} />
                  </div>
                ))}
              </Skeleton>
            }
          >
            <Options {...props} />
          </Suspense>
        </PanelBoundary>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('CLOSE')}</Button>
      </DialogActions>
    </DialogBody>
  );
}

function Failure({ error }: { error: unknown }): ReactElement {
  rethrowBug(error);
  const { t } = useTranslation();
  return <ErrorPanel text={t('CART.RESCUE.FAILED')} />;
}

function Options({ line, cart, warehouses, choice, onChoose, onClose }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { attributes } = useSession();
  const { hints } = useFragment(
    graphql`
      fragment RescueDialog_cart on Cart {
        hints {
          requestedNo
          requestedQty
          article {
            id
            name
            description
          }
        }
      }
    `,
    cart,
  );
  const { viewer } = useLazyLoadQuery<RescueDialogQuery>(
    graphql`
      query RescueDialogQuery($name: String!) {
        viewer {
          article(name: $name) {
            id
            name
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
  const rescue = useRescue(choice, onChoose);
  const { article } = viewer;
  const options = article
    ? rescueOptions({ line, article, hints, warehouses, choice, has: (one) => attributes.includes(one) })
    : [];
  if (!article || options.length === 0) return <p>{t('CART.RESCUE.NONE')}</p>;
  const take = (option: RescueOption) => {
    onClose();
    void rescue({ ...article, ...line, article }, option);
  };
  return (
    <ul className={styles.list}>
      {options.map((option) => {
        const { title, detail } = describe(option);
        return (
          <li key={title} className={styles.option}>
            <span className={styles.text}>
              <Body1 block>{title}</Body1>
              <Caption1 className={styles.detail}>{detail}</Caption1>
            </span>
            <Button
              size="small"
              aria-label={`${t('CART.RESCUE.TAKE')}: ${title}`}
              onClick={() => take(option)}
            >
              {t('CART.RESCUE.TAKE')}
            </Button>
          </li>
        );
      })}
    </ul>
  );

  function describe(option: RescueOption): { title: string; detail: string } {
    switch (option.kind) {
      case 'replacement':
      case 'analogue':
        return {
          title: t(option.kind === 'replacement' ? 'CART.RESCUE.REPLACEMENT' : 'CART.RESCUE.ANALOGUE', {
            article: option.article.name,
            qty: option.qty,
          }),
          detail: option.article.description,
        };
      case 'warehouse':
        return {
          title: t('CART.RESCUE.WAREHOUSE', { warehouse: option.warehouse.name }),
          detail: t('CART.RESCUE.WAREHOUSE.DETAIL', { amount: option.amount }),
        };
      case 'reservation':
        return {
          title: t('CART.RESCUE.RESERVATION', { qty: option.qty }),
          detail: t('CART.RESCUE.RESERVATION.DETAIL', { dates: datesOf(option.from, option.until) }),
        };
      case 'backorder':
        return {
          title: t('CART.RESCUE.BACKORDER', { qty: option.qty }),
          detail: t('CART.RESCUE.BACKORDER.DETAIL'),
        };
      case 'useBackorder':
        return { title: t('CART.USE_BACKORDER'), detail: t('CART.RESCUE.USE_BACKORDER.DETAIL') };
      case 'wishlist':
        return { title: t('CART.RESCUE.WISHLIST'), detail: t('CART.RESCUE.WISHLIST.DETAIL') };
    }
  }
}

function datesOf(from: string | null, until: string | null): string {
  const days = [from, until].flatMap((day) => (day && toDate(day) ? [formatDate(day, 'date')] : []));
  return [...new Set(days)].join(' – ') || '–';
}
