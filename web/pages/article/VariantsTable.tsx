import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { VariantsTable_variants$key } from '../../__generated__/VariantsTable_variants.graphql.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { column } from '../../parts/table/column.tsx';

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
        column.text('number', t('VEHICLE.NUMBER')),
        column.text('model', t('VEHICLE.MODEL')),
        column.text('body', t('VEHICLE.BODY')),
        column.text('years', t('VEHICLE.YEARS')),
        column.text('engineName', t('VEHICLE.ENGINE')),
        column.text('enginePower', t('VEHICLE.POWER'), { align: 'end' }),
        {
          key: 'engineVolume',
          label: t('VEHICLE.VOLUME'),
          align: 'end',
          render: ({ engineVolume }) => (engineVolume ? `${engineVolume} cm³` : null),
        },
        column.text('fuel', t('VEHICLE.FUEL')),
      ]}
      rows={rows}
      rowKey={(row) => rows.indexOf(row)}
      maxBlockSize="480px"
    />
  );
}
