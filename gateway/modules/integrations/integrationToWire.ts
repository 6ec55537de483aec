import { fromGlobalIds } from '../../relay/ids.ts';
import type { Sent } from '../../rest/entities.ts';
import { fromEnum } from '../../schema/enums.ts';
import type {
  CreateIntegrationInput,
  TestIntegrationInput,
  UpdateIntegrationInput,
} from '../../schema/types.generated.ts';

/** The connection as /api/v3 takes it (INT-07): absent values as null. */
export function connectionToWire(
  input: CreateIntegrationInput | UpdateIntegrationInput | TestIntegrationInput,
): Sent<'ConnectionTest'> {
  return {
    connectionType: fromEnum(input.connectionType),
    ftpServer: input.ftpServer ?? null,
    ftpPort: input.ftpPort,
    ftpUser: input.ftpUser ?? null,
    ftpPassword: input.ftpPassword ?? null,
    ftpPathToFolder: input.ftpPathToFolder ?? null,
    ftpSSL: input.ftpSSL,
    ftpPassiveMode: input.ftpPassiveMode,
  };
}

/** An integration as /api/v3 takes it; a column's sort index is its place in the list (INT-20). */
export function integrationToWire(
  input: CreateIntegrationInput | UpdateIntegrationInput,
): Sent<'IntegrationInput'> {
  return {
    ...connectionToWire(input),
    name: input.name,
    frequency: input.frequency,
    active: input.active,
    type: fromEnum(input.type),
    fileName: input.fileName,
    fileColumnSeparator: input.fileColumnSeparator,
    filePriceSeparator: input.filePriceSeparator,
    fileAddSeparatorLine: input.fileAddSeparatorLine,
    fileAddDateLine: input.fileAddDateLine,
    fileLanguage: input.fileLanguage,
    fields: input.fields.map(({ name, visibleName }, sort) => ({ name, visibleName, sort })),
    excludedWarehouses: fromGlobalIds('Warehouse', input.excludedWarehouses, 'input.excludedWarehouses'),
  };
}
