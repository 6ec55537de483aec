import { withProblems } from '../../errors/withProblems.ts';
import { fieldOf } from '../../schema/fieldOf.ts';
import { defineLoader, findById } from '../../relay/loaders.ts';
import { fromGlobalId, identity } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import { defineModule } from '../defineModule.ts';
import { openEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import type { IntegrationParent } from './integrations.parents.ts';
import { integrationToWire } from './integrationToWire.ts';
import { candidatesAmong, type CandidateFinders } from '../../relay/candidates.ts';
import { extendEntity } from '../../../contract/reader/createReader.ts';
import { afterWrite, isSameText, newest } from '../../rest/afterWrite.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { testIntegration } from './testIntegration.ts';

/** An integration; /api/v3 has only the list of them (CALL-096). */
const integrationById = defineLoader(async (id: number, { rest }) => {
  const integration = findById(await rest.get('listIntegrations'), id);
  if (!integration) throw rest.notFound('listIntegrations');
  return integration;
});

const field = fieldOf(({ id }: IntegrationParent, context) => integrationById(context).load(id));

const resolvers = {
  Viewer: {
    integrations: (_viewer, _args, { rest }) => rest.get('listIntegrations'),
  },
  Integration: {
    ...identity('Integration'),
    name: field('name'),
    frequency: field('frequency'),
    active: field('active'),
    connectionType: field('connectionType', openEnum('ConnectionType', null)),
    type: field('type', openEnum('IntegrationType', null)),
    ftpServer: field('ftpServer'),
    ftpPort: field('ftpPort'),
    ftpUser: field('ftpUser'),
    ftpPathToFolder: field('ftpPathToFolder'),
    ftpSSL: field('ftpSSL'),
    ftpPassiveMode: field('ftpPassiveMode'),
    fileName: field('fileName'),
    fileColumnSeparator: field('fileColumnSeparator'),
    filePriceSeparator: field('filePriceSeparator'),
    fileAddSeparatorLine: field('fileAddSeparatorLine'),
    fileAddDateLine: field('fileAddDateLine'),
    fileLanguage: field('fileLanguage'),
    fields: field('fields'),
    excludedWarehouses: field('excludedWarehouses', (ids) => ids.map((id) => (id === null ? null : { id }))),
    lastUploadedAt: field('lastUploadedAt'),
    scheduledUploadAt: field('scheduledUploadAt'),
  },
  Mutation: {
    createIntegration: (_mutation, { input }, { rest }, info) =>
      withProblems(info, async () => {
        const options = { body: integrationToWire(input), force: input.force };
        const answer = await rest.write('createIntegration', options);
        const integration = answer?.name === input.name ? answer : await findIntegration(rest, input.name);
        return { __typename: 'IntegrationPayload', integration };
      }),
    updateIntegration: (_mutation, { input }, { rest }, info) =>
      withProblems(info, async () => {
        const path = { id: fromGlobalId('Integration', input.integration, 'input.integration') };
        const options = { path, body: integrationToWire(input), force: input.force };
        const answer = await rest.write('updateIntegration', options);
        const integration = answer?.id === path.id && answer.name === input.name ? answer : path;
        return { __typename: 'IntegrationPayload', integration };
      }),
    deleteIntegration: (_mutation, { input: { integration, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const path = { id: fromGlobalId('Integration', integration, 'input.integration') };
        await rest.write('deleteIntegration', { path, force });
        return { __typename: 'DeleteIntegrationPayload', deletedId: integration };
      }),
    runIntegrationUpload: (_mutation, { input: { integration, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const path = { id: fromGlobalId('Integration', integration, 'input.integration') };
        const upload = await rest.write('runIntegrationUpload', { path, force });
        const uploaded = upload?.lastUploadedAt ? extendEntity(upload, path) : path;
        return { __typename: 'IntegrationPayload', integration: uploaded };
      }),
    testIntegration,
  },
} satisfies Resolvers;

const findIntegration = (rest: RestClient, name: string) =>
  afterWrite(async () => newest(await rest.get('listIntegrations'), (one) => isSameText(one.name, name)));

const nodes: NodeFetchers = {
  Integration: nodeById(integrationById),
};

const candidates: CandidateFinders = {
  createIntegration: async ({ name }, { context }) =>
    candidatesAmong('Integration', await context.rest.get('listIntegrations'), (one) => ({
      fits: isSameText(one.name, name),
    })),
};

export const integrations = defineModule({ resolvers, nodes, candidates });
