import { Caption1, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { VehicleCard_vehicle$key } from '../../../__generated__/VehicleCard_vehicle.graphql.ts';
import { TextLink } from '../../../ui/links/TextLink.tsx';
import { dash } from '../../../ui/values/dash.ts';
import { present } from '../../../ui/list/present.ts';

const useStyles = makeStyles({
  card: {
    maxInlineSize: '1200px',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  name: { margin: 0 },
  attributes: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalXXL,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    marginBlockStart: tokens.spacingVerticalS,
  },
  label: { display: 'block', color: tokens.colorNeutralForeground3 },
  value: { margin: 0 },
});

type Props = {
  vehicle: VehicleCard_vehicle$key;
  /** Link to pick another vehicle of the same VIN; null when there is no other. */
  othersUrl: string | null;
};

/** The vehicle that parts are searched for, with the details that identify it (CAT-20). */
export function VehicleCard({ vehicle, othersUrl }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { brand, model, attributes } = useFragment(
    graphql`
      fragment VehicleCard_vehicle on Vehicle {
        brand
        model
        attributes {
          label
          value
        }
      }
    `,
    vehicle,
  );
  return (
    <section className={styles.card} aria-label={t('CATALOG.VIN.VEHICLE')}>
      <div className={styles.head}>
        <Subtitle2 as="h2" className={styles.name}>
          {brand} {model}
        </Subtitle2>
        {othersUrl === null ? null : <TextLink to={othersUrl}>{t('CATALOG.VIN.OTHERS')}</TextLink>}
      </div>
      <dl className={styles.attributes}>
        {present(attributes).map(({ label, value }, i) => (
          <div key={i}>
            <dt>
              <Caption1 className={styles.label}>{label ?? dash}</Caption1>
            </dt>
            <dd className={styles.value}>{value ?? dash}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
