import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  ResultTable_hits$data,
  ResultTable_hits$key,
} from '../../../__generated__/ResultTable_hits.graphql.ts';
import type { ResultTable_viewer$key } from '../../../__generated__/ResultTable_viewer.graphql.ts';
import { Money } from '../../../parts/money/Money.tsx';
import type { Column } from '../../../ui/table/Column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { AnalogueList } from './AnalogueList.tsx';
import { ArticleNumber } from '../../../parts/article/ArticleNumber.tsx';
import { ArticlePhoto } from '../../../parts/article/ArticlePhoto.tsx';
import { CartControls } from '../../../parts/cart/CartControls.tsx';
import { EndOfLifeNotice } from '../../../parts/article/EndOfLifeNotice.tsx';
import { InTransitNote } from '../../../parts/article/InTransitNote.tsx';
import { isStockShown } from '../../../parts/article/isStockShown.ts';
import { MultipleNotice } from '../../../parts/article/MultipleNotice.tsx';
import { useStockColumns } from '../../../parts/article/useStockColumns.tsx';
import { WishlistStar } from '../../../parts/wishlist/WishlistStar.tsx';
import { piecesIn } from '../../../parts/article/piecesIn.ts';
import { present } from '../../../ui/list/present.ts';

const useStyles = makeStyles({
  article: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  brand: {
    display: 'block',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  words: { minInlineSize: '160px', overflowWrap: 'anywhere' },
});

const hitsFragment = graphql`
  fragment ResultTable_hits on ArticleHit @relay(plural: true) {
    ...AnalogueList_hit
    article @required(action: NONE) {
      id
      name
      brand
      description
      photoUrl(size: S200)
      price {
        ...Money_amount
      }
      stock {
        amount
        warehouse {
          id
        }
      }
      inTransit {
        __typename
      }
      ...WishlistStar_article
      ...EndOfLifeNotice_article
      ...MultipleNotice_article
      ...InTransitNote_article
      ...CartControls_article
    }
  }
`;

type Row = NonNullable<ResultTable_hits$data[number]>;

const stockOf = ({ article }: Row, { id }: { readonly id: string }) =>
  piecesIn(article.stock, (warehouse) => warehouse.id === id);

type Props = { label: string; hits: ResultTable_hits$key; viewer: ResultTable_viewer$key };

/** Found articles as a table with a stock column a warehouse, consignation left out (CAT-04, CAT-41, CAT-43). */
export function ResultTable({ label, hits, viewer }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const rows = useFragment(hitsFragment, hits);
  const { warehouses } = useFragment(
    graphql`
      fragment ResultTable_viewer on Viewer {
        warehouses {
          id
          name
          type
        }
      }
    `,
    viewer,
  );
  const shown = useMemo(() => present(warehouses).filter(isStockShown), [warehouses]);
  const stock = useStockColumns(shown, stockOf);
  const columns = useMemo(
    (): Column<Row>[] => [
      {
        key: 'article',
        card: 'head',
        label: t('ARTICLE'),
        render: ({ article }) => (
          <span className={styles.article}>
            <WishlistStar article={article} />
            <ArticlePhoto src={article.photoUrl} alt="" edge="40px" />
            <span>
              <ArticleNumber name={article.name} />
              <span className={styles.brand}>{article.brand}</span>
            </span>
          </span>
        ),
      },
      {
        key: 'description',
        card: 'text',
        label: t('ARTICLE.DESCRIPTION'),
        render: (hit) => (
          <div className={styles.words}>
            {hit.article.description}
            <AnalogueList hit={hit} />
            <EndOfLifeNotice article={hit.article} /> <MultipleNotice article={hit.article} />
          </div>
        ),
      },
      ...stock,
      {
        key: 'inTransit',
        label: t('ARTICLE.IN_TRANSIT'),
        render: ({ article }) => (article.inTransit ? <InTransitNote article={article} /> : null),
      },
      {
        key: 'price',
        card: 'head',
        label: t('ARTICLE.PRICE_EXCLUDING_VAT'),
        align: 'end',
        render: ({ article }) => <Money value={article.price} />,
      },
      {
        key: 'cart',
        card: 'foot',
        label: t('CATALOG.ORDER'),
        render: ({ article }) => <CartControls article={article} isCompact />,
      },
    ],
    [styles, t, stock],
  );
  return <DataTable label={label} columns={columns} rows={rows} rowKey={({ article }) => article.id} />;
}
