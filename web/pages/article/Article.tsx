import { makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Article_article$key } from '../../__generated__/Article_article.graphql.ts';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { finalInvoicesAttribute } from '../../parts/documents/documentsAccess.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { CopyableNumber } from '../../ui/values/CopyableNumber.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EndOfLifeNotice } from '../../parts/article/EndOfLifeNotice.tsx';
import { WishlistStar } from '../../parts/wishlist/WishlistStar.tsx';
import { ArticleAttributes } from './ArticleAttributes.tsx';
import { ArticleImages } from './ArticleImages.tsx';
import { ArticleNumbers } from './ArticleNumbers.tsx';
import { ArticleOffer } from './ArticleOffer.tsx';
import { BackToResults } from './BackToResults.tsx';
import { ArticleShelf } from './ArticleShelf.tsx';
import { UsedInVehicles } from './UsedInVehicles.tsx';
import { present } from '../../ui/list/present.ts';

// Few ask for it.
const PricesPaid = lazy(async () => ({ default: (await import('./PricesPaid.tsx')).PricesPaid }));

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr) minmax(0, 360px)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXL,
    '@media (max-width: 1199.98px)': { gridTemplateColumns: 'minmax(0, 340px) minmax(0, 1fr)' },
    '@media (max-width: 759.98px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  },
  // With two columns the order form stays next to the pictures, above the attributes.
  offer: { '@media (min-width: 1200px)': { order: 3 } },
  attributes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXXL,
    '@media (min-width: 760px) and (max-width: 1199.98px)': { gridColumn: '1 / -1' },
  },
  brand: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground2 },
  sections: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXL,
    marginBlockStart: tokens.spacingVerticalXXL,
  },
});

/** An article: pictures, offer, attributes, and what belongs to it (ART-02 to ART-24). */
export function Article({ article: articleKey }: { article: Article_article$key }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const seesInvoices = useHasAttribute(finalInvoicesAttribute);
  const article = useFragment(
    graphql`
      fragment Article_article on Article {
        name
        brand
        description
        analogues {
          articles {
            ...ArticleShelf_articles
          }
        }
        related {
          ...ArticleShelf_articles
        }
        quantityOptions {
          ...ArticleShelf_articles
        }
        ...WishlistStar_article
        ...EndOfLifeNotice_article
        ...ArticleImages_article
        ...ArticleOffer_article
        ...ArticleAttributes_article
        ...ArticleNumbers_article
        ...UsedInVehicles_article
      }
    `,
    articleKey,
  );
  const { name, brand, description } = article;
  return (
    <>
      <BackToResults />
      <PageHeader
        title={words(name, description)}
        documentTitle={words(brand, name, description)}
        report={{ about: 'article', id: name }}
        status={
          <>
            <span className={styles.brand}>{brand}</span>
            {name ? <CopyableNumber value={name}>{null}</CopyableNumber> : null}
            <WishlistStar article={article} />
          </>
        }
      />
      <EndOfLifeNotice article={article} isLarge />
      <div className={styles.columns}>
        <ArticleImages article={article} />
        <div className={styles.offer}>
          <ArticleOffer article={article} />
        </div>
        <div className={styles.attributes}>
          <ArticleAttributes article={article} />
          <ArticleNumbers article={article} />
        </div>
      </div>
      <div className={styles.sections}>
        <ArticleShelf title={t('ARTICLE.SOLD_ANALOGUES')} articles={present(article.analogues?.articles)} />
        <ArticleShelf title={t('ARTICLE.QUANTITY_OPTIONS')} articles={present(article.quantityOptions)} />
        <ArticleShelf title={t('ARTICLE.RELATED')} articles={present(article.related)} />
        {name && seesInvoices ? (
          <Disclosure summary={t('ARTICLE.PRICES_PAID')}>
            <Suspense fallback={<Spinner size="tiny" label={t('LOADING')} />}>
              <PricesPaid key={name} name={name} />
            </Suspense>
          </Disclosure>
        ) : null}
        <UsedInVehicles article={article} />
      </div>
    </>
  );
}

function words(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
