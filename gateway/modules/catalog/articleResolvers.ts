import type { GatewayContext } from '../../context.ts';
import { identity } from '../../relay/identity.ts';
import type { Entity } from '../../rest/entities.ts';
import { convert, readField } from '../../schema/readField.ts';
import type { ImageSize, Resolvers } from '../../schema/resolvers.generated.ts';
import type { ArticleParent } from './catalog.parents.ts';
import { getWholeArticle, listArticleAnalogues, listArticleVehicles } from './catalog.rest.ts';

/** What the page tells of an article; its stock is apart, since the wishlist tells less of a warehouse. */
type Article = Omit<Entity<'Article'>, 'stock'>;

/** A field of an article: as the parent has it, else from the article's page (CALL-119). */
const read = <K extends keyof Article>(article: ArticleParent, key: K, { rest }: GatewayContext) =>
  readField<Article, K>(article, key, async () => (await getWholeArticle(rest, article))[key]);

/** The resolver of a field that needs nothing else. */
const known =
  <K extends keyof Article>(key: K) =>
  (article: ArticleParent, _args: unknown, context: GatewayContext) =>
    read(article, key, context);

const sizes = { S200: 200, S640: 640, S1600: 1600 } as const satisfies Record<ImageSize, number>;

/** `/product_photos/{size}/{kind}/{sku}.{extension}`, the SKU URL-encoded (ART-06). */
const picturePath = (size: ImageSize, kind: 'photos' | 'schemes', sku: string): string =>
  `/product_photos/${sizes[size]}/${kind}/${encodeURIComponent(sku)}.${kind === 'photos' ? 'jpg' : 'png'}`;

export const articleResolvers = {
  Article: {
    ...identity('Article'),
    name: known('name'),
    brand: known('brand'),
    description: known('description'),
    price: known('amount'),
    multiple: known('multiple'),
    inCartQty: known('inCartQty'),
    inReservationQty: known('inReservationQty'),
    inBackorderQty: known('inBackorderQty'),
    inWishList: known('inWishList'),
    eol: known('eol'),
    stock: (article, _args, { rest }) =>
      article.stock ?? getWholeArticle(rest, article).then(({ stock }) => stock),
    inTransit: known('inTransit'),
    attributes: known('attributes'),
    compatible: known('compatible'),
    related: known('related'),
    quantityOptions: known('quantityOptions'),
    // The article's page holds them; without it their own call is the smaller one.
    analogues: ({ id, name, analogues }, _args, { rest }) =>
      analogues ?? listArticleAnalogues(rest, name ?? id),
    vehicles: ({ id, name }, _args, { rest }) => listArticleVehicles(rest, name ?? id),
    photoUrl: (article, { size }, context) =>
      convert(read(article, 'name', context), (sku) => picturePath(size, 'photos', sku)),
    schemeUrl: (article, { size }, context) =>
      convert(read(article, 'name', context), (sku) => picturePath(size, 'schemes', sku)),
  },
  ArticleReplacement: { dbId: ({ id }) => String(id) },
  VehicleMake: { name: ({ make }) => make },
} satisfies Resolvers;
