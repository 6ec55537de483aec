import { Delete16Regular } from '@fluentui/react-icons/svg/delete';
import { useTranslation } from 'react-i18next';
import type { Wishlist_viewer$data } from '../../__generated__/Wishlist_viewer.graphql.ts';
import type { Column } from '../../ui/table/Column.ts';
import { RowButton } from '../../ui/table/RowButton.tsx';
import { ArticleLink } from '../../parts/article/ArticleLink.tsx';
import { useStockColumns } from '../../parts/article/useStockColumns.tsx';
import { dash } from '../../ui/values/dash.ts';
import { piecesIn } from '../../parts/article/piecesIn.ts';
import { column } from '../../parts/table/column.tsx';

type Warehouse = { readonly dbId: string; readonly name?: string | null | undefined };
type Edge = NonNullable<NonNullable<Wishlist_viewer$data['wishlist']>['edges'][number]>;
type Article = NonNullable<Edge['node']>['article'];

type Options = {
  /** One stock column each (WISH-02, WISH-03). */
  warehouses: readonly Warehouse[];
  onRemove: (article: { id: string; name: string }) => void;
};

const stockOf = ({ stock }: Article, { dbId }: Warehouse) =>
  piecesIn(stock, (warehouse) => warehouse.dbId === dbId);

/** The columns of the wishlist: article, description, stock of every warehouse, remove (WISH-02 to WISH-05). */
export function useWishlistColumns({ warehouses, onRemove }: Options): readonly Column<Article>[] {
  const { t } = useTranslation();
  const stock = useStockColumns(warehouses, stockOf);
  return [
    {
      key: 'article',
      label: t('ARTICLE'),
      render: ({ name }) => <ArticleLink name={name} isStrong />,
      card: 'head',
    },
    column.text('description', t('ARTICLE.DESCRIPTION'), { card: 'text' }),
    ...stock,
    {
      key: 'remove',
      label: t('WISHLIST.COLUMN.REMOVE'),
      width: '1%',
      align: 'end',
      isPinned: true,
      card: 'menu',
      render: ({ id, name }) => (
        <RowButton
          label={t('WISHLIST.REMOVE', { article: name ?? dash })}
          icon={<Delete16Regular />}
          focusId={id}
          onClick={() => onRemove({ id, name: name ?? dash })}
        />
      ),
    },
  ];
}
