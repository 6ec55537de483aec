import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { useExportSettings_config$key } from '../../__generated__/useExportSettings_config.graphql.ts';
import { isLanguage } from '../../i18n/languages.ts';
import { present } from '../../ui/list/present.ts';
import {
  exportFieldLabel,
  exportFieldNames,
  isExportFieldName,
  type ExportFieldName,
} from './exportFields.ts';

/** A column of the article export. */
export type ExportColumn = { name: ExportFieldName; visibleName: string };

/** The article export's form. */
export type ExportFields = {
  language: string;
  format: 'xlsx' | 'xls' | 'csv';
  withHeaders: boolean;
  fields: ExportColumn[];
  save: boolean;
};

const formats = ['xlsx', 'xls', 'csv'] as const;

/**
 * What the article export starts with: the user's settings (DOC-08), their columns as chosen in the table settings of
 * this device (GAP-96). Without readable settings xlsx, English and headings (DOC-12).
 *
 * @param chosen contents of the columns that the user has chosen on this device; null if none were chosen
 */
export function useExportSettings(
  config: useExportSettings_config$key | null,
  chosen: readonly string[] | null,
): ExportFields {
  const { t } = useTranslation();
  const settings = useFragment(
    graphql`
      fragment useExportSettings_config on ExportConfig {
        language
        format
        withHeaders
        fields {
          name
          visibleName
          sort
        }
      }
    `,
    config,
  );
  const known = present(settings?.fields)
    .toSorted((one, other) => (one.sort ?? 0) - (other.sort ?? 0))
    .flatMap(({ name, visibleName }): ExportColumn[] =>
      name != null && isExportFieldName(name)
        ? [{ name, visibleName: visibleName ?? t(exportFieldLabel(name)) }]
        : [],
    );
  const added = exportFieldNames
    .filter((name) => chosen?.includes(name) && !known.some((column) => column.name === name))
    .map((name): ExportColumn => ({ name, visibleName: t(exportFieldLabel(name)) }));
  return {
    language: settings?.language && isLanguage(settings.language) ? settings.language : 'en',
    format: formats.find((format) => format === settings?.format) ?? 'xlsx',
    withHeaders: settings?.withHeaders ?? true,
    fields: [...known.filter(({ name }) => chosen === null || chosen.includes(name)), ...added],
    save: false,
  };
}
