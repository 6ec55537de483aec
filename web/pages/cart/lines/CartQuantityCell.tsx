import { mergeClasses } from '@fluentui/react-components';
import type { TFunction } from 'i18next';
import type { ComponentProps, ReactElement } from 'react';
import { dash } from '../../../ui/values/dash.ts';
import { formatPieces } from '../../../ui/values/formatMoney.ts';
import { notify } from '../../../ui/notices/notify.ts';
import { useCartActions, type CartLine } from '../writes/CartActions.ts';
import { QuantityEditor } from './QuantityEditor.tsx';
import type { CartGrid } from './useCartGrid.ts';
import { useCartRowStyles } from './useCartRowStyles.ts';

type Props = {
  line: CartLine & { readonly article: { readonly multiple?: number | null | undefined } };
  /** Pieces as the user last set them. */
  qty: number;
  /** Whether that is not on the server yet. */
  isUnsaved: boolean;
  /** Where the line is in the cart, from 1, and how many it shows. */
  place: { line: number; lines: number };
  isEditing: boolean;
  /** Of the button, which takes the focus of the cell. */
  stop: { tabIndex: number };
  t: TFunction;
  onEdit: (item: string) => void;
  onEdited: CartGrid['edited'];
} & ComponentProps<'td'>;

/** The quantity of a line: a button, or the field that it opens (CART-18 to CART-20). */
export function CartQuantityCell(props: Props): ReactElement {
  const { line, qty, isUnsaved, place, isEditing, stop, t, onEdit, onEdited, ...cell } = props;
  const styles = useCartRowStyles();
  const { setQty, add } = useCartActions();
  const { dbId, article } = line;
  const name = article.name ?? dash;
  const multiple = article.multiple ?? 1;
  return (
    // Its button is the number: it is printed.
    <td {...cell} data-sheet>
      {isEditing ? (
        <QuantityEditor
          label={t('CART.QTY_OF', { article: name })}
          place={t('CART.LINE_OF', place)}
          qty={qty}
          multiple={multiple}
          onDone={(changed, direction) => {
            onEdited(dbId, direction, changed === 0);
            setQty(line, changed);
          }}
          onRounded={({ typed, taken }) =>
            notify({
              intent: 'info',
              title: t('QUANTITY.ROUNDED', { typed, qty: taken, multiple }),
              body: name,
              action: { label: t('CART.UNDO'), run: () => void add(article.id, qty) },
            })
          }
          onCancel={() => onEdited(dbId, 'stay')}
        />
      ) : (
        <button
          type="button"
          {...stop}
          className={mergeClasses(styles.quantityButton, isUnsaved && styles.pending)}
          aria-label={t('CART.EDIT_QTY', { article: name, qty })}
          onClick={() => onEdit(dbId)}
          translate="no"
        >
          {formatPieces(qty)}
        </button>
      )}
    </td>
  );
}
