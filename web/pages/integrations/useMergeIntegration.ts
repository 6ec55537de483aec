import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useMergeIntegrationQuery } from '../../__generated__/useMergeIntegrationQuery.graphql.ts';
import { mergeEdit, type RecordField } from '../../parts/records/mergeEdit.ts';
import { useRecord } from '../../parts/records/useRecord.ts';
import type { FileWarehouse } from './fileContents.ts';
import { toFields, type IntegrationFields } from './IntegrationFields.ts';

/**
 * Reads an integration again before it is saved: somebody else may have changed or removed it since its form was opened.
 *
 * @returns what to save; null for nothing; `gone` where it was removed, which is said
 */
export function useMergeIntegration(
  start: IntegrationFields,
  warehouses: readonly FileWarehouse[],
): (id: string, mine: IntegrationFields) => Promise<IntegrationFields | 'gone' | null> {
  const { t } = useTranslation();
  const record = useRecord({ field: 'integrations' });
  const [opened] = useState(start);
  const yesOrNo = (value: unknown) => t(value === true ? 'YES' : 'NO');
  const fields: readonly RecordField<IntegrationFields>[] = [
    { path: 'name', label: t('INTEGRATION.NAME') },
    { path: 'frequency', label: t('INTEGRATION.FREQUENCY') },
    { path: 'active', label: t('INTEGRATION.ACTIVE'), text: yesOrNo },
    { path: 'connectionType', label: t('INTEGRATION.PROTOCOL') },
    { path: 'ftpServer', label: t('INTEGRATION.SERVER') },
    { path: 'ftpPort', label: t('INTEGRATION.PORT') },
    { path: 'ftpUser', label: t('INTEGRATION.USER') },
    { path: 'ftpPathToFolder', label: t('INTEGRATION.FOLDER') },
    { path: 'ftpSSL', label: t('INTEGRATION.TLS'), text: yesOrNo },
    { path: 'ftpPassiveMode', label: t('INTEGRATION.PASSIVE'), text: yesOrNo },
    { path: 'type', label: t('INTEGRATION.TYPE'), text: (type) => t(`INTEGRATION.TYPE.${String(type)}`) },
    {
      path: 'excludedWarehouses',
      label: t('INTEGRATION.EXCLUDED'),
      text: (ids) =>
        warehouses
          .filter(({ id }) => Array.isArray(ids) && ids.includes(id))
          .map(({ name }) => name)
          .join(', '),
    },
    { path: 'fileName', label: t('INTEGRATION.FILE_NAME') },
    { path: 'fileLanguage', label: t('EXPORT.LANGUAGE') },
    { path: 'fileColumnSeparator', label: t('INTEGRATION.COLUMN_SEPARATOR') },
    { path: 'filePriceSeparator', label: t('INTEGRATION.PRICE_SEPARATOR') },
    { path: 'fileAddSeparatorLine', label: t('INTEGRATION.SEPARATOR_LINE'), text: yesOrNo },
    { path: 'fileAddDateLine', label: t('INTEGRATION.DATE_LINE'), text: yesOrNo },
    { path: 'fields', label: t('EXPORT.COLUMNS'), text: describeColumns },
  ];
  return async (id, mine) => {
    const answer = await record.read<useMergeIntegrationQuery>(
      graphql`
        query useMergeIntegrationQuery($id: ID!) {
          node(id: $id) {
            ... on Integration @alias(as: "integration") {
              ...IntegrationFields_integration
            }
          }
        }
      `,
      id,
    );
    if (answer === null) return mine;
    if (answer.node?.integration)
      return mergeEdit({ opened, now: toFields(answer.node.integration), mine, fields }, t);
    record.dropGone(id);
    return 'gone';
  };
}

const describeColumns = (columns: unknown): string =>
  (Array.isArray(columns) ? columns : [])
    .map(({ visibleName }: { visibleName?: string }) => visibleName ?? '')
    .join(', ');
