import { Eye16Regular } from '@fluentui/react-icons/svg/eye';
import { EyeOff16Regular } from '@fluentui/react-icons/svg/eye-off';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'react-relay';
import type {
  useMissingItemColumns_item$data,
  useMissingItemColumns_item$key,
} from '../../__generated__/useMissingItemColumns_item.graphql.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import type { Column } from '../../ui/table/Column.ts';
import { RowButton } from '../../ui/table/RowButton.tsx';
import { ArticleLink } from '../../parts/article/ArticleLink.tsx';
import { useStockColumns } from '../../parts/article/useStockColumns.tsx';
import { OrderLinks } from '../../parts/orders/OrderLinks.tsx';
import { dash } from '../../ui/values/dash.ts';
import { present } from '../../ui/list/present.ts';
import { piecesIn } from '../../parts/article/piecesIn.ts';
import { formatPieces } from '../../ui/values/formatMoney.ts';
import { column } from '../../parts/table/column.tsx';

const itemFragment = graphql`
  fragment useMissingItemColumns_item on MissingItem @inline {
    id
    hidden
    qty
    appliedQty
    inTransitQty
    references
    linkedOrders {
      dbId
      clientOrderId
    }
    article {
      name
      description
      stock {
        amount
        warehouse {
          dbId
        }
      }
    }
  }
`;

type Warehouse = { readonly dbId: string; readonly name?: string | null | undefined };
type Item = useMissingItemColumns_item$data;

type Options = {
  /** One stock column each (MISS-04). */
  warehouses: readonly Warehouse[];
  onToggle: (item: { id: string; hidden: boolean; name: string }) => void;
};

const stockOf = ({ article }: Item, { dbId }: Warehouse) =>
  article ? piecesIn(article.stock, (warehouse) => warehouse.dbId === dbId) : null;

/** An item's id, and its article's number for the label of its box. */
export function describeItem(key: useMissingItemColumns_item$key): { id: string; name: string } {
  const { id, article } = readInlineData(itemFragment, key);
  return { id, name: article?.name ?? dash };
}

/** The columns of the report: article, description, orders, references, quantities, stock, eye (MISS-04 to MISS-07). */
export function useMissingItemColumns({
  warehouses,
  onToggle,
}: Options): readonly Column<useMissingItemColumns_item$key>[] {
  const { t } = useTranslation();
  const stock = useStockColumns(warehouses, stockOf);
  const mayReserve = useHasAttribute('order_create_reservation');
  const ofKey = ({ render, ...rest }: Column<Item>): Column<useMissingItemColumns_item$key> => ({
    ...rest,
    render: (key) => render(readInlineData(itemFragment, key)),
  });
  const inTransit: Column<Item> = {
    key: 'inTransit',
    label: t('ARTICLE.IN_TRANSIT'),
    align: 'end',
    render: ({ inTransitQty }) => formatPieces(inTransitQty),
  };
  const columns: Column<Item>[] = [
    {
      key: 'article',
      label: t('ARTICLE'),
      card: 'head',
      render: ({ article }) => <ArticleLink name={article?.name} isStrong />,
    },
    {
      key: 'description',
      label: t('ARTICLE.DESCRIPTION'),
      minWidth: '240px',
      card: 'text',
      render: ({ article }) => article?.description,
    },
    {
      key: 'linkedOrders',
      label: t('MISSING_ITEMS.LINKED_ORDERS'),
      render: ({ linkedOrders }) => (linkedOrders.length > 0 ? <OrderLinks orders={linkedOrders} /> : null),
    },
    {
      key: 'references',
      label: t('MISSING_ITEMS.REFERENCES'),
      render: ({ references }) => present(references).join(', ') || null,
    },
    column.pieces('qty', t('MISSING_ITEMS.QTY')),
    column.pieces('appliedQty', t('MISSING_ITEMS.APPLIED_QTY')),
    ...stock,
    ...(mayReserve ? [inTransit] : []),
    {
      key: 'hide',
      label: t('MISSING_ITEMS.COLUMN.HIDE'),
      isLabelHidden: true,
      width: '1%',
      align: 'end',
      isPinned: true,
      card: 'menu',
      render: ({ id, hidden: isHidden, article }) => {
        const name = article?.name ?? dash;
        const hidden = isHidden ?? false;
        const label = t(hidden ? 'MISSING_ITEMS.UNHIDE' : 'MISSING_ITEMS.HIDE', { article: name });
        return (
          <RowButton
            label={label}
            icon={hidden ? <EyeOff16Regular /> : <Eye16Regular />}
            focusId={id}
            onClick={() => onToggle({ id, hidden, name })}
          />
        );
      },
    },
  ];
  return columns.map(ofKey);
}
