import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CartTable_cart$key } from '../../__generated__/CartTable_cart.graphql.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { useIsPhone } from '../../ui/useIsPhone.ts';
import { CartRow } from './CartRow.tsx';
import { CartTableHead } from './CartTableHead.tsx';
import type { CartWarehouse } from './CartWarehouse.ts';
import { useCartGrid, type Place } from './useCartGrid.ts';
import { useFollowLinks } from './useFollowLinks.ts';
import { useShownLines } from './useShownLines.ts';
import { useWindow } from './useWindow.ts';

/** Block size of the scrolling area in pixels (CART-15). */
const scrollHeight = 500;

const useStyles = makeStyles({
  scroller: {
    overflow: 'auto',
    maxBlockSize: `${scrollHeight}px`,
    // What is focused shows below the sticky head.
    scrollPaddingBlockStart: '34px',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    transitionProperty: 'opacity',
    transitionDuration: tokens.durationNormal,
  },
  stale: { opacity: 0.6 },
  table: {
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  cards: { display: 'block', '& > tbody': { display: 'block' } },
  space: { display: 'block', padding: 0 },
});

type Props = {
  cart: CartTable_cart$key;
  /** One column each (CART-16). */
  warehouses: readonly CartWarehouse[];
  /** Old figures stay, dimmed, while new ones are under way. */
  isStale: boolean;
};

/**
 * The lines of the cart: a grid of one tab stop in which the arrows move, Enter edits a quantity and Escape leaves it,
 * one row at a time (CART-18). Only the rows in view are in the page.
 */
export function CartTable({ cart, warehouses, isStale }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { items } = useFragment(
    graphql`
      fragment CartTable_cart on Cart {
        items {
          id
          requestedQty
          ...CartRow_item
        }
      }
    `,
    cart,
  );
  const lines = useShownLines(items);
  const { decimalStyle } = useSession();
  const followLink = useFollowLinks();
  const isPhone = useIsPhone();
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const ids = lines.map(({ item }) => item.id);
  const kept = [editing, place?.item].map((id) => (id == null ? -1 : ids.indexOf(id)));
  const { parts, scrollTo, measure } = useWindow(scroller, ids, { rowHeight: isPhone ? 96 : 35, kept });
  const grid = useCartGrid({ table, ids, chosen: place, setChosen: setPlace, setEditing, scrollTo });

  return (
    <div
      ref={scroller}
      className={mergeClasses(styles.scroller, isStale && styles.stale)}
      aria-busy={isStale}
    >
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrows move in it
        role="grid"
        aria-label={t('CART.TABLE')}
        aria-rowcount={lines.length + 1}
        className={mergeClasses(styles.table, isPhone && styles.cards)}
        onClick={followLink}
        onKeyDown={grid.onKeyDown}
        onFocus={grid.onFocus}
      >
        {isPhone ? null : <CartTableHead warehouses={warehouses} />}
        <tbody>
          {parts.map((part) => {
            if ('space' in part) return <Space key={part.key} height={part.space} className={styles.space} />;
            const line = lines[part.index];
            return line ? (
              <CartRow
                key={line.item.id}
                item={line.item}
                qty={line.qty}
                isUnsaved={line.isUnsaved}
                index={part.index}
                measure={measure}
                warehouses={warehouses}
                isCard={isPhone}
                tabStop={grid.at?.item === line.item.id ? grid.at.control : null}
                isEditing={editing === line.item.id}
                decimalStyle={decimalStyle}
                t={t}
                onEdit={grid.edit}
                onEdited={grid.edited}
                onRemoved={grid.removed}
              />
            ) : null;
          })}
        </tbody>
      </table>
    </div>
  );
}

function Space({ height, className }: { height: number; className: string }): ReactElement {
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing but space */}
      <td className={className} style={{ blockSize: height }} />
    </tr>
  );
}
