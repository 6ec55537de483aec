import { maxClaimFileBytes } from '../../../contract/claimFiles.ts';
import { extendEntity } from '../../../contract/reader/createReader.ts';
import { badRequest, codedError } from '../../errors/toGraphQLError.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { message } from '../../messages/message.ts';
import { findById } from '../../loaders.ts';
import { candidatesAmong, type CandidateFinders } from '../../relay/candidates.ts';
import { connection } from '../../relay/connection.ts';
import type { RowKey } from '../../relay/cursors.ts';
import { fromGlobalId, pageId, pathFromGlobalId } from '../../relay/ids.ts';
import { matchesNothing, noRows } from '../../relay/matchesNothing.ts';
import { nodeById, nodeInParent, type NodeFetchers } from '../../relay/node.ts';
import { afterWrite, isSameText, newest } from '../../rest/afterWrite.ts';
import type { Entity } from '../../rest/entities.ts';
import { MultipartBody } from '../../rest/multipart.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { startEarly } from '../../rest/startEarly.ts';
import { defineModule } from '../defineModule.ts';
import { fromEnum } from '../../schema/enums.ts';
import { selectsField } from '../../schema/selectsField.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { invalidFile, limited, readWhole, withFile } from './claimFiles.ts';
import { claimResolvers, partsOf, uploadedFile } from './claimResolvers.ts';
import { claimById, claimInvoices } from './claims.loaders.ts';
import {
  claimFilter,
  claimToWire,
  clarificationToWire,
  parseLineId,
  toClaimPath,
  toItemPath,
} from './claimToWire.ts';
import { claimedPieces } from './earlierClaims.ts';
import { articlesOf, linesOf, linesToShow, matchItems, mostArticles } from './matchItems.ts';
import { claimFileTemplate, mostRows, readClaimFile } from './readClaimFile.ts';

/** Bytes of a file of items at most: 1 MB. */
const maxItemFileBytes = 1_000_000;

/** Claims of which the waiting items are counted. */
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
    createClaim: (_mutation, { input }, { rest }, info) =>
      withProblems(
        info,
        async () => {
          const { type } = input;
          const options = { body: claimToWire(input), force: input.force };
          const { answer, since } = await rest.writeDated('createClaim', options);
          const claim =
            answer ?? (since && (await afterWrite(() => claimSince(rest, fromEnum(type), since))));
          return { __typename: 'CreateClaimPayload', claim: claim && { id: claim.id } };
        },
        toClaimPath(input),
      ),
    updateClaimItem: (_mutation, { input }, { rest }, info) =>
      withProblems(
        info,
        async () => {
          const { qty, description, clarification, force } = input;
          const { parent: claimId, id } = pathFromGlobalId('ClaimItem', input.item, 'input.item');
          const more = clarification ? { clarification: clarificationToWire(clarification) } : {};
          const body = { data: { qty, description }, ...more };
          const answer = await rest.write('updateClaimItem', { path: { id }, body, force });
          const item = answer?.id === id ? extendEntity(answer, { claimId }) : { claimId, id };
          return { __typename: 'UpdateClaimItemPayload', item, claim: { id: claimId } };
        },
        toItemPath,
      ),
    addClaimComment: (_mutation, { input: { claim, text, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const id = fromGlobalId('Claim', claim, 'input.claim');
        const answer = await rest.write('addClaimComment', { path: { id }, body: { text }, force });
        const comment =
          answer && isSameText(answer.text, text)
            ? answer
            : await afterWrite(async () =>
                newest(await rest.get('listClaimComments', { path: { id } }), (one) =>
                  isSameText(one.text, text),
                ),
              );
        return {
          __typename: 'AddClaimCommentPayload',
          comment: comment && extendEntity(comment, { claimId: id }),
        };
      }),
    uploadClaimAttachment: (_mutation, { input: { item, file, force } }, { rest }, info) =>
      withProblems(info, () =>
        withFile(async () => {
          const path = item == null ? null : pathFromGlobalId('ClaimItem', item, 'input.item');
          const body = new MultipartBody({}, limited(file, maxClaimFileBytes));
          const answer = path
            ? await rest.write('uploadClaimItemAttachment', { path: { id: path.id }, body, force })
            : await rest.write('uploadClaimAttachment', { body, force });
          const attachment = answer
            ? uploadedFile(answer, path?.parent ?? 0)
            : path && (await afterWrite(() => findUploaded(rest, path, file.name)));
          return { __typename: 'UploadClaimAttachmentPayload', attachment };
        }),
      ),
    removeClaimAttachment: (_mutation, { input: { attachment, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const { id } = pathFromGlobalId('ClaimAttachment', attachment, 'input.attachment');
        await rest.write('deleteClaimAttachment', { path: { id }, force });
        return { __typename: 'RemoveClaimAttachmentPayload', deletedId: attachment };
      }),
    checkClaimFile: (_mutation, { input: { file } }, context, info) =>
      withProblems(info, () =>
        withFile(async () => {
          // A file is work before the back end is asked for anything: it has to know the caller.
          const session = await context.rest.get('getLoggedIn');
          if (!('user' in session)) throw codedError('UNAUTHENTICATED');
          const { rows, errors, found } = readClaimFile(await readWhole(file, maxItemFileBytes));
          if (found === 0 && errors.length === 0) return invalidFile(message('CLAIM_FILE.NO_ROWS'));
          if (found > mostRows)
            return invalidFile(message('CLAIM_FILE.TOO_MANY_ROWS', { max: mostRows, rows: found }));
          const matches = await matchItems(rows, context);
          return {
            __typename: 'CheckClaimFilePayload',
            rows: rows.flatMap((row, index) => {
              const match = matches[index];
              return match ? [{ ...row, match }] : [];
            }),
            errors,
          };
        }),
      ),
  },
} satisfies Resolvers;

/** The newest claim of a type that was made since; lists tell days only. */
async function claimSince(
  rest: RestClient,
  type: string,
  since: Date,
): Promise<Entity<'ClaimListItem'> | null> {
  const day = new Date(since.getTime() - 86_400_000).toISOString().slice(0, 10);
  const { items } = await rest.get('listClaims', { query: { page: 1, limit: 5 } });
  return newest(items, (one) => one.type === type && one.documentDate !== null && one.documentDate >= day);
}

/** The newest file of an item with a name. */
async function findUploaded(
  rest: RestClient,
  { parent, id }: { parent: number; id: number },
  fileName: string,
) {
  const { items } = await rest.get('getClaim', { path: { id: parent } });
  const file = newest(findById(items, id)?.attachments ?? [], (one) => one.fileName === fileName);
  return file && extendEntity(file, { claimId: parent });
}

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
