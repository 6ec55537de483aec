import { Caption1, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { VehiclePicker_vehicles$key } from '../../../__generated__/VehiclePicker_vehicles.graphql.ts';
import { useAnnounce } from '../../../ui/announce/useAnnounce.ts';
import { catalogUrl } from '../../../parts/catalog/catalog.urls.ts';
import { saveVehicle } from '../../../parts/catalog/savedVehicle.ts';
import { present } from '../../../ui/list/present.ts';

const useStyles = makeStyles({
  title: { margin: 0, marginBlock: `${tokens.spacingVerticalL} ${tokens.spacingVerticalS}` },
  list: {
    maxInlineSize: '720px',
    boxSizing: 'border-box',
    // CAT-22.
    maxBlockSize: '300px',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  vehicle: {
    display: 'block',
    minBlockSize: '44px',
    boxSizing: 'border-box',
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderBlockEndWidth: tokens.strokeWidthThin,
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    ':is(li:last-child > *)': { borderBlockEndStyle: 'none' },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
    },
  },
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  attributes: { display: 'block', color: tokens.colorNeutralForeground2 },
});

/** Several vehicles have this VIN: the list to pick one from, each a link to its parts (CAT-22, CAT-24). */
export function VehiclePicker({ vin, vehicles }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const list = useFragment(
    graphql`
      fragment VehiclePicker_vehicles on Vehicle @relay(plural: true) {
        dbId
        brand
        model
        attributes {
          label
          value
        }
      }
    `,
    vehicles,
  );
  const title = t('CATALOG.VIN.SEVERAL', { count: list.length });
  useAnnounce(title);
  return (
    <section>
      <Subtitle2 as="h2" block className={styles.title}>
        {title}
      </Subtitle2>
      <ul className={styles.list} aria-label={title}>
        {list.map(({ dbId, brand, model, attributes }) => (
          <li key={dbId}>
            <Link
              className={styles.vehicle}
              to={catalogUrl({ type: 'vin', vehicleId: saveVehicle({ vin, id: dbId }) })}
            >
              <span className={styles.name}>
                {brand} {model}
              </span>
              <Caption1 className={styles.attributes}>
                {present(attributes)
                  .flatMap(({ value }) => value ?? [])
                  .join(' · ')}
              </Caption1>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { vin: string; vehicles: VehiclePicker_vehicles$key };
