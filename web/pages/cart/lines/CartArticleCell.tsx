import { mergeClasses } from '@fluentui/react-components';
import type { TFunction } from 'i18next';
import type { ComponentProps, ReactElement } from 'react';
import { articleUrl } from '../../../parts/catalog/catalog.urls.ts';
import { dash } from '../../../ui/values/dash.ts';
import { StatusTag } from '../../../ui/values/StatusTag.tsx';
import { plainLink } from '../../../ui/links/useFollowLinks.ts';
import { useCartRowStyles } from './useCartRowStyles.ts';

type Props = {
  article: { readonly name?: string | null | undefined; readonly description?: string | null | undefined };
  /** Whether it is known that the article is no longer sold. */
  isNotSold: boolean;
  isCard: boolean;
  /** Of the link, which takes the focus of the cell. */
  stop: { tabIndex: number };
  t: TFunction;
} & ComponentProps<'th'>;

/** The article of a line: the head of its row. */
export function CartArticleCell(props: Props): ReactElement {
  const { article, isNotSold, isCard, stop, t, className, ...cell } = props;
  const styles = useCartRowStyles();
  return (
    <th
      scope="row"
      {...cell}
      className={mergeClasses(className, styles.article, isCard && styles.cardArticle)}
    >
      {/* The table handles its clicks: a router link in every row would cost more than the row. */}
      <a
        href={article.name ? articleUrl(article.name) : undefined}
        className={styles.link}
        {...plainLink}
        {...stop}
      >
        {article.name ?? dash}
      </a>
      {isNotSold ? <StatusTag color="red">{t('CART.NOT_SOLD')}</StatusTag> : null}
      <div
        className={isCard ? styles.cardDescription : styles.description}
        title={article.description ?? undefined}
      >
        {article.description}
      </div>
    </th>
  );
}
