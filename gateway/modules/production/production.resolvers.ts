import { withProblems } from '../../errors/withProblems.ts';
import { defineLoader } from '../../relay/loaders.ts';
import { candidatesAmong, type CandidateFinders, type CandidateSearch } from '../../relay/candidates.ts';
import { connection } from '../../relay/connection.ts';
import { newestFirst } from '../../relay/cursors.ts';
import { identity, pageId } from '../../relay/ids.ts';
import { matchesNothing, noRows } from '../../relay/matchesNothing.ts';
import { nodeById } from '../../relay/node.ts';
import { afterWrite, newest } from '../../rest/afterWrite.ts';
import type { Sent } from '../../rest/entities.ts';
import { dateRangeFilter, selectFilter, stringFilter } from '../../rest/filters.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { withoutUndefined } from '../../rest/withoutUndefined.ts';
import { defineModule } from '../defineModule.ts';
import { fromEnum, openEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import type { CreateProductionOrderInput } from '../../schema/types.generated.ts';
import type { ProductionApplicationParent } from './production.parents.ts';

/** A production request's page (CALL-140). */
const applicationById = defineLoader((id: number, { rest }) =>
  rest.get('getProductionApplication', { path: { id } }),
);

const resolvers = {
  Viewer: {
    productionApplications: (_viewer, { type, filter, ...window }, { rest }) => {
      const wanted = withoutUndefined({
        type: type == null ? undefined : fromEnum(type),
        OENumber: stringFilter(filter?.OENumber),
        status: selectFilter(filter?.status?.map(fromEnum)),
        createdAt: dateRangeFilter(filter?.createdAt),
      });
      return connection(
        window,
        newestFirst('production'),
        matchesNothing(filter)
          ? noRows
          : (page) => rest.get('listProductionApplications', { query: { filter: wanted, ...page } }),
      );
    },
    productionApplication: (_viewer, { dbId }, context) =>
      applicationById(context).load(pageId(dbId, context.rest, 'getProductionApplication')),
  },
  ProductionApplication: {
    ...identity('ProductionApplication'),
    type: ({ type }) => toType(type),
    status: ({ status }) => toStatus(status),
    statusText: ({ status }) => status,
  },
  Mutation: {
    createProductionOrder: (_mutation, { input }, { rest }, info) =>
      withProblems(info, async () => {
        const body = toOrder(input);
        const answer = await rest.write('createProductionOrder', { body, force: input.force });
        const application = await createdApplication(rest, { type: 'order', body, answer });
        return { __typename: 'CreateProductionOrderPayload', application };
      }),
    createProductionOffer: (_mutation, { input }, { rest }, info) =>
      withProblems(info, async () => {
        const body = { ...toOrder(input), justification: input.justification };
        const answer = await rest.write('createProductionOffer', { body, force: input.force });
        const application = await createdApplication(rest, { type: 'offer', body, answer });
        return { __typename: 'CreateProductionOfferPayload', application };
      }),
  },
} satisfies Resolvers;

const toType = openEnum('ProductionType');
const toStatus = openEnum('ProductionStatus');

/** The fields that both types have (PROD-06). */
const toOrder = ({
  OENumber,
  description,
  qty,
  price,
}: Pick<
  CreateProductionOrderInput,
  'OENumber' | 'description' | 'qty' | 'price'
>): Sent<'ProductionOrderInput'> => ({ OENumber, description, qty, price: Number(price) });

interface Created {
  type: Sent<'ProductionType'>;
  body: Sent<'ProductionOrderInput'>;
  answer: ProductionApplicationParent | null;
}

/** The request in the answer to a write, or else the newest one in the list that has the content that was sent. */
async function createdApplication(
  rest: RestClient,
  { type, body, answer }: Created,
): Promise<ProductionApplicationParent | null> {
  if (answer && isOf(answer, body)) return answer;
  return afterWrite(async () => newest(await latest(rest, type, body), (one) => isOf(one, body)));
}

/** The latest requests for a part. */
async function latest(
  rest: RestClient,
  type: Sent<'ProductionType'>,
  { OENumber }: Sent<'ProductionOrderInput'>,
): Promise<readonly (ProductionApplicationParent | null)[]> {
  const query = { filter: { type, OENumber: OENumber.trim() }, page: 1, limit: 20 };
  return (await rest.get('listProductionApplications', { query })).items ?? [];
}

/** Whether a request has the content that was sent. */
const isOf = (one: ProductionApplicationParent, sent: Sent<'ProductionOrderInput'>): boolean =>
  one.OENumber === sent.OENumber.trim() &&
  one.description === sent.description.trim() &&
  one.qty === sent.qty &&
  one.price?.value === sent.price;

const candidates =
  (type: Sent<'ProductionType'>) =>
  async (input: CreateProductionOrderInput, { context, isSince }: CandidateSearch) => {
    const sent = toOrder(input);
    return candidatesAmong('ProductionApplication', await latest(context.rest, type, sent), (one) => ({
      isNew: isSince(one.createdAt),
      fits: isOf(one, sent),
    }));
  };

export const production = defineModule({
  resolvers,
  nodes: { ProductionApplication: nodeById(applicationById) },
  candidates: {
    createProductionOrder: candidates('order'),
    createProductionOffer: candidates('offer'),
  } satisfies CandidateFinders,
});
