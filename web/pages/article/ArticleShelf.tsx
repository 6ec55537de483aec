import { makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ArticleShelf_articles$key } from '../../__generated__/ArticleShelf_articles.graphql.ts';
import { ShelfArticle } from './ShelfArticle.tsx';

const useStyles = makeStyles({
  heading: { margin: 0, marginBlockEnd: tokens.spacingVerticalS },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
    gap: tokens.spacingHorizontalM,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
});

type Props = { title: string; articles: ArticleShelf_articles$key };

/** Articles that belong to this one, such as related ones or other quantities; nothing when there are none (ART-18). */
export function ArticleShelf({ title, articles: articlesKey }: Props): ReactElement | null {
  const styles = useStyles();
  const heading = useId();
  const articles = useFragment(
    graphql`
      fragment ArticleShelf_articles on Article @relay(plural: true) {
        id
        ...ShelfArticle_article
      }
    `,
    articlesKey,
  );
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Subtitle2 as="h2" block id={heading} className={styles.heading}>
        {title}
      </Subtitle2>
      <ul className={styles.list}>
        {articles.map((article) => (
          <ShelfArticle key={article.id} article={article} />
        ))}
      </ul>
    </section>
  );
}
