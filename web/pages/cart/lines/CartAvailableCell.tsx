import { mergeClasses } from '@fluentui/react-components';
import type { TFunction } from 'i18next';
import type { ComponentProps, ReactElement } from 'react';
import { formatPieces } from '../../../ui/values/formatMoney.ts';
import { useCartRowStyles } from './useCartRowStyles.ts';

type Props = {
  /** Pieces that can be ordered. */
  qty: number | null | undefined;
  /** Whether they are fewer than was asked for. */
  isShort: boolean;
  /** The article of a short line, for which ways out can be looked for. */
  article: string | null | undefined;
  /** Whether no column head names the quantity. */
  isCard: boolean;
  /** Of what takes the focus of the cell. */
  stop: { tabIndex: number };
  t: TFunction;
  onRescue: () => void;
} & ComponentProps<'td'>;

/** How many pieces of a line can be ordered, and for a short one the button that looks for ways out (CART-22). */
export function CartAvailableCell(props: Props): ReactElement {
  const { qty, isShort, article, isCard, stop, t, onRescue, className, ...cell } = props;
  const styles = useCartRowStyles();
  const hasButton = isShort && Boolean(article);
  return (
    <td
      // Also while it has a control, which may come while the cell has the focus.
      tabIndex={-1}
      {...(hasButton ? null : stop)}
      {...cell}
      className={mergeClasses(className, isShort && styles.short)}
    >
      {hasButton ? (
        <button
          type="button"
          {...stop}
          className={mergeClasses(styles.command, styles.rescue)}
          title={t('CART.RESCUE.OPEN', { article })}
          onClick={onRescue}
        />
      ) : null}
      {isCard ? `${t('CART.COLUMN.QTY')}: ` : null}
      {isShort ? <span className={styles.warning} role="img" aria-label={t('CART.SHORT')} /> : null}
      {formatPieces(qty)}
    </td>
  );
}
