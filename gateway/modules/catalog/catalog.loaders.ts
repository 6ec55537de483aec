import type { GatewayContext } from '../../context/context.ts';
import { defineLoader } from '../../relay/loaders.ts';
import type { Entity } from '../../rest/entities.ts';
import { RestError } from '../../rest/RestError.ts';

/** An article's page by its SKU, or by its id written as text (CALL-119, GAP-121). */
export const articleByName = defineLoader((name: string, { rest }) =>
  rest.get('getArticle', { path: { id: name } }),
);

/** An article's page by its id. */
export const articleById = defineLoader((id: number, context) => loadArticle({ id }, context));

/**
 * The page of an article whose id, and perhaps SKU, came with another answer. A number in the path may be an id or a
 * SKU (GAP-121).
 * @throws RestError when the answer is about another article
 */
export async function loadArticle(
  { id, name }: { id: number; name?: string | null },
  context: GatewayContext,
): Promise<Entity<'Article'>> {
  const article = await articleByName(context).load(name ?? String(id));
  if (article.id !== id) throw context.rest.wrongAnswer('getArticle');
  return article;
}

/** The article name of a line or row that is the delivery and not an article (ORD-45, INV-19). */
export const deliveryName = 'DELIVERY';

/** The article of a row that gives its number; null for the delivery, and for one that the catalog no longer has. */
export async function articleOfRow(
  { articleName }: { articleName: string | null },
  context: GatewayContext,
): Promise<Entity<'Article'> | null> {
  if (articleName === null || articleName === deliveryName) return null;
  try {
    const article = await articleByName(context).load(articleName);
    // A number in the path may be read as the id of another article (GAP-121).
    return article.name === articleName ? article : null;
  } catch (error) {
    if (error instanceof RestError && error.status === 404) return null;
    throw error;
  }
}
