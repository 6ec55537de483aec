import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { VariantsTable_variants$key } from '../../__generated__/VariantsTable_variants.graphql.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';

type Props = { label: string; variants: VariantsTable_variants$key };

/** The variants of a model, engine volume in cm³ (ART-21, ART-22). */
export function VariantsTable({ label, variants }: Props): ReactElement {
  const { t } = useTranslation();
  const rows = useFragment(
    graphql`
      fragment VariantsTable_variants on VehicleVariant @relay(plural: true) {
        number
        model
        body
        years
        engineName
        enginePower
        engineVolume
        fuel
      }
    `,
    variants,
  );
  return (
    <DataTable
      label={label}
      columns={[
        { key: 'number', label: t('VEHICLE.NUMBER'), render: ({ number }) => number },
        { key: 'model', label: t('VEHICLE.MODEL'), render: ({ model }) => model },
        { key: 'body', label: t('VEHICLE.BODY'), render: ({ body }) => body },
        { key: 'years', label: t('VEHICLE.YEARS'), render: ({ years }) => years },
        { key: 'engineName', label: t('VEHICLE.ENGINE'), render: ({ engineName }) => engineName },
        { key: 'enginePower', label: t('VEHICLE.POWER'), align: 'end', render: (row) => row.enginePower },
        {
          key: 'engineVolume',
          label: t('VEHICLE.VOLUME'),
          align: 'end',
          render: ({ engineVolume }) => (engineVolume ? `${engineVolume} cm³` : null),
        },
        { key: 'fuel', label: t('VEHICLE.FUEL'), render: ({ fuel }) => fuel },
      ]}
      rows={rows}
      rowKey={(row) => rows.indexOf(row)}
      maxBlockSize="480px"
    />
  );
}
