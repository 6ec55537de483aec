import { extendEntity } from '../../../contract/reader/createReader.ts';
import type { GatewayContext } from '../../context/context.ts';
import { fieldOf } from '../../schema/fieldOf.ts';
import { findById } from '../../relay/loaders.ts';
import { identity, toGlobalId } from '../../relay/ids.ts';
import type { Entity } from '../../rest/entities.ts';
import { openEnum } from '../../schema/enums.ts';
import { inLanguage } from '../../schema/problemResolvers.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { articleOfRow } from '../catalog/catalog.loaders.ts';
import { creditedBy } from '../documents/creditedBy.ts';
import { relatedToClaim } from '../documents/related.ts';
import { documentUrl } from '../orders/documentUrl.ts';
import { claimById } from './claims.loaders.ts';
import type { ClaimAttachmentParent, ClaimItemParent, ClaimParent } from './claims.parents.ts';
import {
  claimedOf,
  claimsOfCreditInvoice,
  claimsOfInvoice,
  claimsOfMergedInvoice,
  claimsOfOrder,
  isSettledBy,
} from './earlierClaims.ts';

const ofClaim = fieldOf(({ id }: ClaimParent, context) => claimById(context).load(id));
const ofItem = fieldOf(async ({ claimId, id }: ClaimItemParent, context) => {
  const item = findById((await claimById(context).load(claimId)).items, id);
  if (!item) throw context.rest.notFound('getClaim');
  return item;
});

const articleOf = ofItem('article');

/** Parts of a claim, each with the claim's id. */
export const partsOf = <T extends { id: number }>(claimId: number, parts: readonly (T | null)[]) =>
  parts.map((part) => part && extendEntity(part, { claimId }));

const partIdentity = (type: string) => ({
  id: ({ claimId, id }: { claimId: number; id: number }) => toGlobalId(type, claimId, id),
  dbId: ({ id }: { id: number }) => String(id),
});

export const claimResolvers = {
  Claim: {
    ...identity('Claim'),
    documentNumber: ofClaim('documentNumber'),
    type: ofClaim('type', openEnum('ClaimType')),
    typeText: ofClaim('type'),
    status: ofClaim('status', openEnum('ClaimStatus')),
    statusText: ofClaim('status'),
    documentDate: ofClaim('documentDate'),
    subtotal: ({ subtotal }) => subtotal ?? null,
    grandTotal: ofClaim('grandTotal'),
    items: ofClaim('items', (items, { id }) => partsOf(id, items)),
    comments: async ({ id }, _args, { rest }) =>
      partsOf(id, await rest.get('listClaimComments', { path: { id } })),
    related: (claim, _args, context) => relatedToClaim(claim, context),
    likelyCredits: (claim, _args, context) => likelyCredits(claim, context),
  },
  ClaimItem: {
    ...partIdentity('ClaimItem'),
    articleName: ofItem('article', (article) => article?.name),
    article: async (item, args, context, info) =>
      articleOfRow({ articleName: (await articleOf(item, args, context, info))?.name ?? null }, context),
    status: ofItem('status', openEnum('ClaimItemStatus')),
    statusText: ofItem('status'),
    qty: ofItem('qty'),
    priceByItem: ofItem('priceByItem'),
    invoiceDocumentNumber: ofItem('invoiceDocumentNumber'),
    invoiceDate: ofItem('invoiceDate'),
    description: ofItem('description'),
    rejectionReason: ofItem('rejectionReason'),
    rejectionExplanation: ofItem('rejectionExplanation'),
    attachments: ofItem('attachments', (attachments, { claimId }) => partsOf(claimId, attachments)),
    hasCrashedBoxRetention: ofItem('hasCrashedBoxRetention'),
    hasBadPackingRetention: ofItem('hasBadPackingRetention'),
    carBrand: ofItem('carBrand'),
    carModel: ofItem('carModel'),
    carModelClarification: ofItem('carModelClarification'),
    carModelYear: ofItem('carModelYear'),
    fittingDate: ofItem('fittingDate'),
    fittingOnMillage: ofItem('fittingOnMillage'),
    problemDate: ofItem('problemDate'),
    problemOnMillage: ofItem('problemOnMillage'),
  },
  ClaimAttachment: {
    ...partIdentity('ClaimAttachment'),
    url: attachmentUrl,
    isImage: ({ fileName }) => (fileName ? /\.(jpe?g|png|webp|avif|gif|svg)$/i.test(fileName) : null),
  },
  ClaimComment: partIdentity('ClaimComment'),
  ClaimFileError: inLanguage,
  ClaimableInvoice: {
    dbId: ({ id }) => String(id),
    url: documentUrl,
    lines: (invoice) => invoice.items.map((line) => line && extendEntity(line, { invoice })),
  },
  ClaimableLine: {
    id: ({ invoice, id, articleName }) =>
      toGlobalId('ClaimableLine', `${invoice.id}/${id}/${articleName ?? ''}`),
    dbId: ({ id }) => String(id),
    claimedQty: async (line, _args, context) => (await claimedOf(line, context))?.qty,
    leftQty: async (line, _args, context) => {
      const claimed = await claimedOf(line, context);
      return claimed === null || line.qty === null ? null : Math.max(0, line.qty - claimed.qty);
    },
    claims: async (line, _args, context) => (await claimedOf(line, context))?.claims,
  },
  Order: { claims: (order, _args, context) => claimsOfOrder(order, context) },
  Invoice: { claims: (invoice, _args, context) => claimsOfInvoice(invoice, context) },
  MergedInvoice: { claims: (invoice, _args, context) => claimsOfMergedInvoice(invoice, context) },
  CreditInvoice: { claims: (credit, _args, context) => claimsOfCreditInvoice(credit, context) },
} satisfies Resolvers;

/** The link to a file (CLM-41): a URL where the public origin is known, else a path. */
function attachmentUrl(
  { hash, fileName }: ClaimAttachmentParent,
  _args: unknown,
  { shared }: GatewayContext,
): string | null {
  if (!hash || !fileName) return null;
  const path = [hash, fileName].map(encodeURIComponent).join('/');
  return `${shared.linkBase}/api/v3/claim/attachment/${path}`;
}

/** An uploaded file as items have it: the answer says its address instead of its hash. */
export function uploadedFile(
  { id, url, filename }: Entity<'UploadedAttachment'>,
  claimId: number,
): ClaimAttachmentParent {
  const [, hash = null] = /\/claim\/attachment\/([^/?#]+)\//.exec(url ?? '') ?? [];
  return { claimId, id, fileName: filename, hash };
}

/** The credit invoices made since a claim that have one of its accepted articles in the same quantity. */
async function likelyCredits({ id }: ClaimParent, context: GatewayContext) {
  const claim = await claimById(context).load(id);
  if (claim.items.every((item) => item?.status !== 'accepted')) return [];
  return creditedBy(claim.documentDate, (credit) => isSettledBy(claim, credit), context, 5);
}
