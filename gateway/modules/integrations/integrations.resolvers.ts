import type { GatewayContext } from '../../context.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { numericFromGlobalId } from '../../relay/globalId.ts';
import { identity } from '../../relay/identity.ts';
import type { NodeFetchers } from '../../relay/node.ts';
import { dbIdToNumber } from '../../relay/numericDbId.ts';
import type { Entity } from '../../rest/entities.ts';
import { defineModule } from '../../schema/defineModule.ts';
import { toEnum } from '../../schema/enums.ts';
import { convert, readField } from '../../schema/readField.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import type { IntegrationParent } from './integrations.parents.ts';
import {
  createIntegration,
  deleteIntegration,
  findIntegration,
  listIntegrations,
  runUpload,
  testConnection,
  updateIntegration,
} from './integrations.rest.ts';
import { connectionToWire, integrationToWire } from './integrationToWire.ts';

type Integration = Entity<'Integration'>;

/** A field of an integration: as the parent has it, else from the list. */
const read = <K extends keyof Integration>(parent: IntegrationParent, key: K, { rest }: GatewayContext) =>
  readField<Integration, K>(parent, key, async () => (await findIntegration(rest, parent.id))[key]);

/** The resolver of a field that needs nothing else. */
const known =
  <K extends keyof Integration>(key: K) =>
  (parent: IntegrationParent, _args: unknown, context: GatewayContext) =>
    read(parent, key, context);

const idOf = (integration: string): number => numericFromGlobalId('Integration', integration);

const resolvers = {
  Viewer: {
    integrations: (_viewer, _args, { rest }) => listIntegrations(rest),
  },
  Integration: {
    ...identity('Integration'),
    name: known('name'),
    frequency: known('frequency'),
    active: known('active'),
    connectionType: (parent, _args, context) => convert(read(parent, 'connectionType', context), toEnum),
    type: (parent, _args, context) => convert(read(parent, 'type', context), toEnum),
    ftpServer: known('ftpServer'),
    ftpPort: known('ftpPort'),
    ftpUser: known('ftpUser'),
    ftpPathToFolder: known('ftpPathToFolder'),
    ftpSSL: known('ftpSSL'),
    ftpPassiveMode: known('ftpPassiveMode'),
    fileName: known('fileName'),
    fileColumnSeparator: known('fileColumnSeparator'),
    filePriceSeparator: known('filePriceSeparator'),
    fileAddSeparatorLine: known('fileAddSeparatorLine'),
    fileAddDateLine: known('fileAddDateLine'),
    fileLanguage: known('fileLanguage'),
    fields: known('fields'),
    excludedWarehouses: (parent, _args, context) =>
      convert(read(parent, 'excludedWarehouses', context), (ids) => ids.map((id) => ({ id }))),
    lastUploadedAt: known('lastUploadedAt'),
    scheduledUploadAt: known('scheduledUploadAt'),
  },
  Mutation: {
    createIntegration: (_mutation, { input }, { rest }, info) =>
      withProblems(info, async () => {
        const integration = await createIntegration(rest, integrationToWire(input), input.force);
        return { __typename: 'IntegrationPayload', integration };
      }),
    updateIntegration: (_mutation, { input }, { rest }, info) =>
      withProblems(info, async () => {
        const id = idOf(input.integration);
        const integration = await updateIntegration(rest, id, integrationToWire(input), input.force);
        return { __typename: 'IntegrationPayload', integration };
      }),
    deleteIntegration: (_mutation, { input: { integration, force } }, { rest }, info) =>
      withProblems(info, async () => {
        await deleteIntegration(rest, idOf(integration), force);
        return { __typename: 'DeleteIntegrationPayload', deletedId: integration };
      }),
    runIntegrationUpload: (_mutation, { input: { integration, force } }, { rest }, info) =>
      withProblems(info, async () => {
        const id = idOf(integration);
        return {
          __typename: 'IntegrationPayload',
          integration: { id, ...(await runUpload(rest, id, force)) },
        };
      }),
    testIntegration: (_mutation, { input }, { rest }, info) =>
      withProblems(info, async () => {
        const id = input.integration == null ? null : idOf(input.integration);
        const tried = await testConnection(rest, id, connectionToWire(input), input.force);
        return { __typename: 'TestIntegrationPayload', ...tried };
      }),
  },
} satisfies Resolvers;

/** Integrations are read by id from the list: /api/v3 has no call for one. */
const nodes: NodeFetchers = {
  Integration: async ({ rest }, dbId) => {
    const id = dbIdToNumber(dbId);
    return id === null ? null : findIntegration(rest, id);
  },
};

export const integrations = defineModule({ resolvers, nodes });
