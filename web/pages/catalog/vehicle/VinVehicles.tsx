import { makeStyles, tokens } from '@fluentui/react-components';
import { Search32Regular } from '@fluentui/react-icons/svg/search';
import { type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { VinSearchQuery } from '../../../__generated__/VinSearchQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/useRouteQuery.ts';
import { useAnnounce } from '../../../ui/announce/useAnnounce.ts';
import { EmptyState } from '../../../ui/notices/EmptyState.tsx';
import { catalogUrl, readCatalogSearch, vehicleOf, vinOf } from '../../../parts/catalog/catalog.urls.ts';
import { GroupFields } from './GroupFields.tsx';
import { saveVehicle } from '../../../parts/catalog/savedVehicle.ts';
import { useCatalogSearch } from '../useCatalogSearch.ts';
import { useFieldsStyles } from './useFieldsStyles.ts';
import { VehicleCard } from './VehicleCard.tsx';
import { VehiclePicker } from './VehiclePicker.tsx';
import { VehicleSkeleton } from './VehicleSkeleton.tsx';
import { present } from '../../../ui/list/present.ts';
import { NotLoaded } from '../../../ui/notices/NotLoaded.tsx';

const useStyles = makeStyles({
  chosen: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    marginBlockStart: tokens.spacingVerticalM,
  },
});

/**
 * The vehicles of a VIN: a single one is chosen, of several the user picks one, none is stated (CAT-21 to CAT-23).
 * The chosen one shows with its groups (CAT-16).
 */
export function VinVehicles(): ReactElement {
  const styles = useStyles();
  const { fields } = useFieldsStyles();
  const { t } = useTranslation();
  const [wanted, go] = useCatalogSearch();
  // The vehicles belong to the URL on the screen, not to the one on its way.
  const search = readCatalogSearch(useSearchParams()[0]);
  const { viewer } = useRouteQuery<VinSearchQuery>(graphql`
    query VinSearchQuery(
      $vin: String!
      $vehicle: ID!
      $group: ID!
      $hasVehicle: Boolean!
      $hasGroup: Boolean!
    ) @preloadable {
      viewer {
        vehiclesByVin(vin: $vin) {
          dbId
          ...VehicleCard_vehicle
          ...VehiclePicker_vehicles
        }
        ...GroupFields_viewer
          @arguments(vehicle: $vehicle, group: $group, hasVehicle: $hasVehicle, hasGroup: $hasGroup)
      }
    }
  `);
  const vehicles = present(viewer.vehiclesByVin);
  const vin = vinOf(search);
  const chosenId = vehicleOf(search);
  const chosen = vehicles.find(({ dbId }) => dbId === chosenId);
  const isNone = viewer.vehiclesByVin?.length === 0 && chosenId === '';
  const none = t('CATALOG.VIN.NONE');
  useAnnounce(isNone ? none : null);

  if (isNone) return <EmptyState icon={<Search32Regular />} title={none} text={t('CATALOG.VIN.NONE_TEXT')} />;
  if (!viewer.vehiclesByVin && chosenId === '') return <NotLoaded />;
  const [only] = vehicles;
  if (chosenId === '') {
    return only && vehicles.length === 1 ? (
      <>
        <Navigate replace to={catalogUrl({ type: 'vin', vehicleId: saveVehicle({ vin, id: only.dbId }) })} />
        <VehicleSkeleton />
      </>
    ) : (
      <VehiclePicker vin={vin} vehicles={vehicles} />
    );
  }
  return (
    <div className={styles.chosen}>
      {chosen ? (
        <VehicleCard
          vehicle={chosen}
          othersUrl={vehicles.length > 1 ? catalogUrl({ type: 'vin', searchString: vin }) : null}
        />
      ) : null}
      <div role="group" aria-label={t('CATALOG.CAR.GROUP')} className={fields}>
        <GroupFields
          viewer={viewer}
          group={wanted.group}
          subgroup={wanted.subgroup}
          hasVehicle
          onChoose={(step, value) =>
            go(step === 'group' ? { group: value, subgroup: '' } : { subgroup: value })
          }
        />
      </div>
    </div>
  );
}
