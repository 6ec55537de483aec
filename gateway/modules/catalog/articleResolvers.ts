import { fieldOf } from '../../schema/fieldOf.ts';
import { identity } from '../../relay/ids.ts';
import type { Entity } from '../../rest/entities.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import type { ImageSize } from '../../schema/types.generated.ts';
import { loadArticle } from './catalog.loaders.ts';
import type { ArticleParent } from './catalog.parents.ts';
import { soldAnalogues } from './soldAnalogues.ts';

/** The stock is resolved separately: the wishlist holds less of a warehouse than the article's page. */
const field = fieldOf<Omit<Entity<'Article'>, 'stock'>, ArticleParent>(loadArticle);

interface Sized {
  size: ImageSize;
}

const sizes = { S200: 200, S640: 640, S1600: 1600 } as const satisfies Record<ImageSize, number>;

/** `/product_photos/{size}/{kind}/{sku}.{extension}`, the SKU URL-encoded (ART-06). */
const picturePath = (size: ImageSize, kind: 'photos' | 'schemes', sku: string | null): string | null =>
  sku &&
  `/product_photos/${sizes[size]}/${kind}/${encodeURIComponent(sku)}.${kind === 'photos' ? 'jpg' : 'png'}`;

/** The path of a call about an article, by its SKU where that is known. */
const pathOf = ({ id, name }: ArticleParent): { id: string } => ({ id: name ?? String(id) });

export const articleResolvers = {
  Article: {
    ...identity('Article'),
    name: field('name'),
    brand: field('brand'),
    description: field('description'),
    price: field('amount'),
    multiple: field('multiple'),
    inCartQty: field('inCartQty'),
    inReservationQty: field('inReservationQty'),
    inBackorderQty: field('inBackorderQty'),
    inWishList: field('inWishList'),
    eol: field('eol'),
    stock: (article, _args, context) =>
      article.stock ?? article.stocks ?? loadArticle(article, context).then(({ stock }) => stock),
    inTransit: field('inTransit'),
    attributes: field('attributes'),
    compatible: field('compatible'),
    related: field('related'),
    quantityOptions: field('quantityOptions'),
    // The article's page includes them; without the page their own call is the smaller one.
    analogues: (article, _args, { rest }) =>
      article.analogues === undefined
        ? rest.get('listArticleAnalogues', { path: pathOf(article) })
        : article.analogues,
    vehicles: (article, _args, { rest }) => rest.get('listArticleVehicles', { path: pathOf(article) }),
    photoUrl: field('name', (sku, _article, { size }: Sized) => picturePath(size, 'photos', sku)),
    schemeUrl: field('name', (sku, _article, { size }: Sized) => picturePath(size, 'schemes', sku)),
  },
  ArticleAnalogues: {
    articles: ({ analogue }, _args, { rest }) => soldAnalogues(rest, analogue),
  },
  ArticleReplacement: { dbId: ({ id }) => String(id) },
  VehicleMake: { name: ({ make }) => make },
} satisfies Resolvers;
