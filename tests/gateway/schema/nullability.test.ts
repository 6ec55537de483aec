import { isListType, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from '../../../gateway/modules/createSchema.ts';

/** Fields made by the gateway alone: copies of the input, keys, and what it works out itself. */
const computedFields = new Set([
  'Query.viewer',
  'Query.timeZone',
  'Money.amount',
  'Money.value',
  'Locale.code',
  'Attention.key',
  'ShippingOption.optionId',
  'CheckoutItem.key',
  'Cart.type',
  'CartDifference.expectedQty',
  'CartDifference.cartQty',
  'CartPlan.warehouses',
  'CartPlan.useBackorder',
  'ResolvedLine.number',
  'ResolvedLine.qty',
  'ResolvedLine.match',
  'LineCandidate.article',
  'AddedLine.index',
  'AddedLine.number',
  'LastOrdered.orderCount',
  'LastOrdered.unreadableCount',
  'OrdersAgain.unreadableDbIds',
  'ReorderLine.index',
  'ReorderLine.number',
  'ReorderLine.status',
  'FileInfo.key',
  'FileInfo.url',
  'RelatedDocument.kind',
  'RelatedDocument.relation',
  'CheckedLine.differences',
  'DocumentSums.count',
  'AddedLine.code',
  'AddedLine.qtyRequested',
  'AddedLine.qty',
  'Viewer.matchClaimItems',
  'Viewer.claimFileTemplate',
  'ClaimAttachment.isImage',
  'ClaimableLine.invoice',
  'Arrivals.unread',
  'Arrivals.hasMore',
  'Arrival.key',
  'Arrival.kind',
  'Arrival.orders',
  'Arrival.articles',
  'CartTotals.lines',
]);

const isComputedType = (type: GraphQLObjectType): boolean =>
  /^(FieldError|PageInfo|PageCursors?|WriteCandidate|\w+Edge|CheckClaimFilePayload|ClaimFile(Row|Error)|ClaimItemMatch|ArticleFacets|\w+Facet|FacetValue)$/.test(
    type.name,
  ) || type.getInterfaces().some(({ name }) => name === 'Problem');

function mayBeNonNull(owner: GraphQLObjectType, { name, type }: GraphQLField<unknown, unknown>): boolean {
  const isId = name === 'dbId' || String(type) === 'ID!';
  const isList = isNonNullType(type) && isListType(type.ofType) && !isNonNullType(type.ofType.ofType);
  const isLink = name === 'url';
  const isPager = owner.name.endsWith('Connection') && /^page(Info|Cursors)$/.test(name);
  const isPayloadViewer = owner.name.endsWith('Payload') && name === 'viewer';
  return (
    isId || isLink || isList || isPager || isPayloadViewer || computedFields.has(`${owner.name}.${name}`)
  );
}

// A null in a non-null field takes the whole object with it, and its neighbours if that is non-null as well.
test('what the back end may leave out is nullable: fields, rows of lists and results of mutations', () => {
  const tooStrict = Object.values(createSchema().getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__') && !isComputedType(type))
    .flatMap((owner) =>
      isObjectType(owner)
        ? Object.values(owner.getFields())
            .filter((field) => String(field.type).includes('!') && !mayBeNonNull(owner, field))
            .map(({ name, type }) => `${owner.name}.${name}: ${type}`)
        : [],
    );
  expect(tooStrict).toEqual([]);
});
