import { extendEntity } from '../../../contract/reader/createReader.ts';
import { badRequest } from '../../errors/toGraphQLError.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { message } from '../../messages/message.ts';
import { findById } from '../../relay/loaders.ts';
import { candidatesAmong, type CandidateFinders } from '../../relay/candidates.ts';
import { connection } from '../../relay/connection.ts';
import type { RowKey } from '../../relay/cursors.ts';
import { fromGlobalId, pageId, pathFromGlobalId } from '../../relay/ids.ts';
import { matchesNothing, noRows } from '../../relay/matchesNothing.ts';
import { nodeById, nodeInParent, type NodeFetchers } from '../../relay/node.ts';
import { isSameText } from '../../rest/afterWrite.ts';
import type { Entity } from '../../rest/entities.ts';
import { startEarly } from '../../rest/startEarly.ts';
import { defineModule } from '../defineModule.ts';
import { fromEnum } from '../../schema/enums.ts';
import { selectsField } from '../../schema/selectsField.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { claimResolvers, partsOf } from './claimResolvers.ts';
import { claimById, claimInvoices } from './claims.loaders.ts';
import { claimFilter, parseLineId } from './claimToWire.ts';
import { claimedPieces } from './earlierClaims.ts';
import { articlesOf, linesOf, linesToShow, matchItems, mostArticles } from './matchItems.ts';
import { claimFileTemplate } from './readClaimFile.ts';
import { createClaim } from './createClaim.ts';
import { updateClaimItem } from './updateClaimItem.ts';
import { addClaimComment } from './addClaimComment.ts';
import { uploadClaimAttachment } from './uploadClaimAttachment.ts';
import { checkClaimFile } from './checkClaimFile.ts';

/** The claims whose waiting items are counted. */
const mostOpenClaims = 10;

/** The list is sorted by the printed date, newest first. */
const byDate: RowKey<Entity<'ClaimListItem'>> = {
  list: 'claims',
  id: ({ id }) => id,
  rank: ({ documentDate }) => (documentDate === null ? null : Date.parse(documentDate)),
};

const resolvers = {
  ...claimResolvers,
  Viewer: {
    claims: (_viewer, { filter, ...window }, { rest }) => {
      const wanted = claimFilter(filter);
      return connection(
        window,
        byDate,
        matchesNothing(filter)
          ? noRows
          : (page) => rest.get('listClaims', { query: { filter: wanted, ...page } }),
      );
    },
    claim: (_viewer, { dbId }, context, info) => {
      const id = pageId(dbId, context.rest, 'getClaim');
      if (selectsField(info, 'comments')) startEarly(context.rest.get('listClaimComments', { path: { id } }));
      return claimById(context).load(id);
    },
    claimsWaiting: async (_viewer, _args, context) => {
      const query = { filter: { status: ['received', 'accepted'] }, page: 1, limit: mostOpenClaims };
      const { items: rows } = await context.rest.get('listClaims', { query });
      const claims = await Promise.all(rows.map((row) => row && claimById(context).load(row.id)));
      // Every claim has items.
      if (claims.some((claim) => !claim || claim.items.length === 0)) return null;
      const statuses = claims.flatMap((claim) => claim?.items.map((item) => item?.status ?? null) ?? []);
      if (statuses.includes(null)) return null;
      return statuses.filter((status) => status === 'clarification_awaiting').length;
    },
    claimableInvoices: async (_viewer, { article }, context) =>
      (await claimInvoices(context).load(article)).map(
        (invoice) => invoice && extendEntity(invoice, { items: linesToShow(invoice, article) }),
      ),
    matchClaimItems: (_viewer, { items }, context) => {
      const articles = articlesOf(items).length;
      if (articles > mostArticles)
        throw badRequest(message('INPUT.TOO_MANY_ARTICLES', { max: mostArticles, articles }), 'items');
      return matchItems(items, context);
    },
    claimedPieces: (_viewer, { articles }, context) =>
      Promise.all(articles.map((one) => claimedPieces(one, context))),
    claimFileTemplate: () => claimFileTemplate,
  },
  Mutation: {
    createClaim,
    updateClaimItem,
    addClaimComment,
    uploadClaimAttachment,
    removeClaimAttachment: (_mutation, { input: { attachment, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const { id } = pathFromGlobalId('ClaimAttachment', attachment, 'input.attachment');
        await rest.write('deleteClaimAttachment', { path: { id }, force });
        return { __typename: 'RemoveClaimAttachmentPayload', deletedId: attachment };
      }),
    checkClaimFile,
  },
} satisfies Resolvers;

const nodes: NodeFetchers = {
  Claim: nodeById(claimById),
  ClaimItem: nodeInParent(async (id, context) => partsOf(id, (await claimById(context).load(id)).items)),
  ClaimAttachment: nodeInParent(async (id, context) => {
    const { items } = await claimById(context).load(id);
    return partsOf(
      id,
      items.flatMap((item) => item?.attachments ?? []),
    );
  }),
  ClaimableLine: async (context, dbId) => {
    const line = parseLineId(dbId);
    if (line === null) return null;
    const invoice = findById(await claimInvoices(context).load(line.article), line.invoice);
    return (invoice && linesOf(invoice, line.article).find(({ id }) => id === line.id)) ?? null;
  },
  ClaimComment: nodeInParent(async (id, { rest }) =>
    partsOf(id, await rest.get('listClaimComments', { path: { id } })),
  ),
};

const candidates: CandidateFinders = {
  createClaim: async ({ type }, { context, isSince }) => {
    const { items } = await context.rest.get('listClaims', { query: { page: 1, limit: 20 } });
    return candidatesAmong('Claim', items, (one) => ({
      isNew: isSince(one.documentDate && `${one.documentDate}T00:00:00.000Z`),
      fits: one.type === fromEnum(type),
    }));
  },
  addClaimComment: async ({ claim, text }, { context, isSince }) => {
    const id = fromGlobalId('Claim', claim, 'input.claim');
    const comments = await context.rest.get('listClaimComments', { path: { id } });
    return candidatesAmong('ClaimComment', partsOf(id, comments), (one) => ({
      isNew: isSince(one.createdAt),
      fits: isSameText(one.text, text),
    }));
  },
};

export const claims = defineModule({ resolvers, nodes, candidates });
