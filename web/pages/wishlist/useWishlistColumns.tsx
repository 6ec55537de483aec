import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { Delete16Regular } from '@fluentui/react-icons/svg/delete';
import { useTranslation } from 'react-i18next';
import type { Wishlist_viewer$data } from '../../__generated__/Wishlist_viewer.graphql.ts';
import type { Column } from '../../ui/table/Column.ts';
import { ArticleLink } from '../../parts/article/ArticleLink.tsx';
import { useStockColumns } from '../../parts/article/useStockColumns.tsx';
import { rowFocusAttribute } from '../../ui/list/useNextRowFocus.ts';

// The box is large enough to hit, and must not make the row higher than the others.
const useStyles = makeStyles({ box: { marginBlock: '-4px', marginInlineStart: '-4px' } });

type Warehouse = { readonly dbId: string; readonly name: string };
type Article = NonNullable<Wishlist_viewer$data['wishlist']>['edges'][number]['node']['article'];

type Options = {
  /** One stock column each (WISH-02, WISH-03). */
  warehouses: readonly Warehouse[];
  /** Which articles are checked; null leaves the boxes out. */
  selection: { selected: ReadonlySet<string>; setSelected: (ids: ReadonlySet<string>) => void } | null;
  onRemove: (article: Article) => void;
};

const stockOf = ({ stock }: Article, { dbId }: Warehouse) =>
  stock.find(({ warehouse }) => warehouse.dbId === dbId)?.amount ?? 0;

/** The columns of the wishlist: box, article, description, stock of every warehouse, remove (WISH-02 to WISH-05). */
export function useWishlistColumns({ warehouses, selection, onRemove }: Options): readonly Column<Article>[] {
  const styles = useStyles();
  const { t } = useTranslation();
  const stock = useStockColumns(warehouses, stockOf);
  const box: Column<Article> = {
    key: 'selection',
    label: t('WISHLIST.COLUMN.SELECTION'),
    width: '1%',
    card: 'head',
    render: ({ id, name }) => (
      <Checkbox
        className={styles.box}
        aria-label={t('WISHLIST.SELECT', { article: name })}
        checked={selection?.selected.has(id) ?? false}
        onChange={(_, { checked }) => {
          const next = new Set(selection?.selected);
          if (checked === true) next.add(id);
          else next.delete(id);
          selection?.setSelected(next);
        }}
      />
    ),
  };
  return [
    ...(selection ? [box] : []),
    {
      key: 'article',
      label: t('ARTICLE'),
      render: ({ name }) => <ArticleLink name={name} isStrong />,
      card: 'head',
    },
    {
      key: 'description',
      label: t('ARTICLE.DESCRIPTION'),
      card: 'text',
      render: ({ description }) => description,
    },
    ...stock,
    {
      key: 'remove',
      label: t('WISHLIST.COLUMN.REMOVE'),
      width: '1%',
      align: 'end',
      card: 'head',
      render: (article) => (
        <Button
          appearance="subtle"
          size="small"
          icon={<Delete16Regular />}
          aria-label={t('WISHLIST.REMOVE', { article: article.name })}
          title={t('WISHLIST.REMOVE', { article: article.name })}
          {...{ [rowFocusAttribute]: article.id }}
          onClick={() => onRemove(article)}
        />
      ),
    },
  ];
}
