import { graphql, readInlineData } from 'react-relay';
import type { IntegrationFields_integration$key } from '../../__generated__/IntegrationFields_integration.graphql.ts';
import type { useCreateIntegrationMutation } from '../../__generated__/useCreateIntegrationMutation.graphql.ts';
import type { useTestConnectionMutation } from '../../__generated__/useTestConnectionMutation.graphql.ts';
import type { FileColumn } from '../../parts/columns/FileColumn.ts';
import type { WriteInput } from '../../relay/useWrite.ts';
import { present } from '../../ui/list/present.ts';
import { defaultColumns, emptyName, isContent, type IntegrationType } from './fileContents.ts';

/** The form of an integration (INT-11, INT-22); numbers as typed. */
export type IntegrationFields = {
  name: string;
  frequency: string;
  active: boolean;
  connectionType: 'FTP' | 'SFTP';
  ftpServer: string;
  ftpPort: string;
  ftpUser: string;
  ftpPassword: string;
  ftpPathToFolder: string;
  ftpSSL: boolean;
  ftpPassiveMode: boolean;
  type: IntegrationType;
  /** Global ids. */
  excludedWarehouses: readonly string[];
  fileName: string;
  /** One character, or `TAB`: a select takes a tab for nothing. */
  fileColumnSeparator: string;
  filePriceSeparator: string;
  fileAddSeparatorLine: boolean;
  fileAddDateLine: boolean;
  fileLanguage: string;
  fields: FileColumn[];
};

/** The port that each protocol has unless the server has another (INT-15). */
export const usualPort = { FTP: '21', SFTP: '22' } as const;

/** A new integration (INT-15, INT-18). */
export const newIntegration: IntegrationFields = {
  name: '',
  frequency: '6',
  active: true,
  connectionType: 'FTP',
  ftpServer: '',
  ftpPort: usualPort.FTP,
  ftpUser: '',
  ftpPassword: '',
  ftpPathToFolder: '',
  ftpSSL: false,
  ftpPassiveMode: true,
  type: 'FTP_RRP',
  excludedWarehouses: [],
  fileName: '',
  fileColumnSeparator: ';',
  filePriceSeparator: ',',
  fileAddSeparatorLine: false,
  fileAddDateLine: false,
  fileLanguage: 'en',
  fields: defaultColumns('FTP_RRP', [], []),
};

/** A saved integration as the form has it: without its password, which is never shown (GAP-109). */
export function toFields(integration: IntegrationFields_integration$key): IntegrationFields {
  const saved = readInlineData(
    graphql`
      fragment IntegrationFields_integration on Integration @inline {
        name
        frequency
        active
        connectionType
        type
        ftpServer
        ftpPort
        ftpUser
        ftpPathToFolder
        ftpSSL
        ftpPassiveMode
        fileName
        fileColumnSeparator
        filePriceSeparator
        fileAddSeparatorLine
        fileAddDateLine
        fileLanguage
        fields {
          name
          visibleName
          sort
        }
        excludedWarehouses {
          id
        }
      }
    `,
    integration,
  );
  const columns = present(saved.fields).toSorted((one, other) => (one.sort ?? 0) - (other.sort ?? 0));
  return {
    name: saved.name ?? '',
    frequency: String(saved.frequency ?? ''),
    // What the back end does not say is not switched on by saving.
    active: saved.active ?? false,
    connectionType: saved.connectionType === 'SFTP' ? 'SFTP' : 'FTP',
    ftpServer: saved.ftpServer ?? '',
    ftpPort: String(saved.ftpPort ?? ''),
    ftpUser: saved.ftpUser ?? '',
    ftpPassword: '',
    ftpPathToFolder: saved.ftpPathToFolder ?? '',
    ftpSSL: saved.ftpSSL ?? newIntegration.ftpSSL,
    ftpPassiveMode: saved.ftpPassiveMode ?? newIntegration.ftpPassiveMode,
    type: saved.type === 'FTP_SEPARATE_WAREHOUSES' ? 'FTP_SEPARATE_WAREHOUSES' : 'FTP_RRP',
    excludedWarehouses: present(saved.excludedWarehouses).map(({ id }) => id),
    fileName: saved.fileName ?? '',
    fileColumnSeparator: saved.fileColumnSeparator === '\t' ? 'TAB' : (saved.fileColumnSeparator ?? ''),
    filePriceSeparator: saved.filePriceSeparator ?? '',
    fileAddSeparatorLine: saved.fileAddSeparatorLine ?? false,
    fileAddDateLine: saved.fileAddDateLine ?? false,
    fileLanguage: saved.fileLanguage ?? '',
    fields: columns.map(({ name, visibleName }) => ({
      name: name ?? emptyName,
      visibleName: visibleName ?? '',
    })),
  };
}

/** The character between two columns. */
export const columnSeparator = (fields: Pick<IntegrationFields, 'fileColumnSeparator'>): string =>
  fields.fileColumnSeparator === 'TAB' ? '\t' : fields.fileColumnSeparator;

/** The input of a connection test (INT-07). */
export function toConnection(
  fields: IntegrationFields,
): Required<Omit<WriteInput<useTestConnectionMutation>, 'integration'>> {
  return {
    connectionType: fields.connectionType,
    ftpServer: optional(fields.ftpServer),
    ftpPort: Number(fields.ftpPort),
    ftpUser: optional(fields.ftpUser),
    // Not trimmed: a password may begin or end with a blank.
    ftpPassword: fields.ftpPassword || null,
    ftpPathToFolder: optional(fields.ftpPathToFolder),
    ftpSSL: fields.ftpSSL,
    ftpPassiveMode: fields.ftpPassiveMode,
  };
}

/** The integration as it is saved; the place of a column is its place in the list (INT-20). */
export function toInput(fields: IntegrationFields): Required<WriteInput<useCreateIntegrationMutation>> {
  return {
    ...toConnection(fields),
    name: fields.name.trim(),
    frequency: Number(fields.frequency),
    active: fields.active,
    type: fields.type,
    excludedWarehouses: fields.type === 'FTP_SEPARATE_WAREHOUSES' ? fields.excludedWarehouses : [],
    fileName: fields.fileName.trim(),
    fileColumnSeparator: columnSeparator(fields),
    filePriceSeparator: fields.filePriceSeparator,
    fileAddSeparatorLine: fields.fileAddSeparatorLine,
    fileAddDateLine: fields.fileAddDateLine,
    fileLanguage: fields.fileLanguage,
    fields: fields.fields.map(toColumn),
  };
}

/** An empty column is named as the customer has headed it (INT-19). */
function toColumn({ name, visibleName }: FileColumn): FileColumn {
  const heading = visibleName.trim();
  return { name: name === emptyName && !isContent(heading) ? heading : name, visibleName: heading };
}

function optional(value: string): string | null {
  return value.trim() || null;
}
