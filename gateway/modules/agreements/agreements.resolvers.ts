import { withProblems } from '../../errors/withProblems.ts';
import { fieldOf } from '../../schema/fieldOf.ts';
import { defineLoader, findById } from '../../relay/loaders.ts';
import { fromGlobalId, identity } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import { defineModule } from '../defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import type { AgreementParent } from './agreements.parents.ts';

/** An agreement; /api/v3 has only the list of all (CALL-108). */
const agreementById = defineLoader(async (id: number, { rest }) => {
  const agreement = findById(await rest.get('listAgreements'), id);
  if (!agreement) throw rest.notFound('listAgreements');
  return agreement;
});

const field = fieldOf(({ id }: AgreementParent, context) => agreementById(context).load(id));

const resolvers = {
  Viewer: {
    agreements: (_viewer, _args, { rest }) => rest.get('listAgreements'),
  },
  Agreement: {
    ...identity('Agreement'),
    name: field('name'),
    description: field('description'),
    approval: field('approval'),
  },
  Mutation: {
    setAgreementApproval: (_mutation, { input: { agreement, approval, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const path = { id: fromGlobalId('Agreement', agreement, 'input.agreement') };
        await rest.write(approval ? 'approveAgreement' : 'withdrawAgreement', { path, force });
        return { __typename: 'SetAgreementApprovalPayload', agreement: { ...path, approval } };
      }),
  },
} satisfies Resolvers;

const nodes: NodeFetchers = {
  Agreement: nodeById(agreementById),
};

export const agreements = defineModule({ resolvers, nodes });
