import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { CarSearchQuery } from '../../__generated__/CarSearchQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { carSteps, catalogUrl, type CarStep } from '../../parts/catalog/catalog.urls.ts';
import { useRememberedPlace } from '../../parts/search/useRememberedPlace.ts';
import { present } from '../../ui/list/present.ts';
import { GroupFields } from './GroupFields.tsx';
import { submodelName } from './submodelName.ts';
import { toChoices } from './toChoices.ts';
import { useCatalogSearch } from './useCatalogSearch.ts';
import { useFieldsStyles } from './useFieldsStyles.ts';

const useStyles = makeStyles({
  again: { alignSelf: 'end', paddingBlockEnd: tokens.spacingVerticalSNudge },
});

/** The search by car: manufacturer, model, submodel, group, subgroup, each list after the choice before it (CAT-16). */
export function CarSearch(): ReactElement {
  const styles = useStyles();
  const { fields } = useFieldsStyles();
  const { t } = useTranslation();
  const [search, go] = useCatalogSearch();
  const { viewer } = useRouteQuery<CarSearchQuery>(graphql`
    query CarSearchQuery(
      $manufacturer: ID!
      $model: ID!
      $vehicle: ID!
      $group: ID!
      $hasManufacturer: Boolean!
      $hasModel: Boolean!
      $hasVehicle: Boolean!
      $hasGroup: Boolean!
    ) @preloadable {
      viewer {
        manufacturers {
          dbId
          name
        }
        modelsOf(manufacturer: $manufacturer) @include(if: $hasManufacturer) {
          dbId
          fullName
        }
        submodelsOf(model: $model) @include(if: $hasModel) {
          dbId
          fuelType
          engineAndPower
        }
        ...GroupFields_viewer
          @arguments(vehicle: $vehicle, group: $group, hasVehicle: $hasVehicle, hasGroup: $hasGroup)
      }
    }
  `);
  const { manufacturer, model, engine, group, subgroup } = search;
  const make = present(viewer.manufacturers).find(({ dbId }) => dbId === manufacturer);
  const range = present(viewer.modelsOf).find(({ dbId }) => dbId === model);
  const car = present(viewer.submodelsOf).find(({ dbId }) => dbId === engine);
  useRememberedPlace(
    make && range && car
      ? {
          title: [make.name, range.fullName].filter(Boolean).join(' '),
          kind: submodelName(car),
          to: catalogUrl({ type: 'car', manufacturer, model, engine }),
        }
      : null,
    'cars',
  );
  /** A choice takes back the ones that depended on the one before it. */
  const choose = (step: CarStep, value: string) => {
    const later = carSteps.slice(carSteps.indexOf(step) + 1);
    go({ ...Object.fromEntries(later.map((name) => [name, ''])), [step]: value });
  };
  return (
    <div role="search" aria-label={t('CATALOG.TAB.CAR')} className={fields}>
      <ChoiceField
        label={t('CATALOG.CAR.MANUFACTURER')}
        choices={toChoices(viewer.manufacturers, ({ name }) => name)}
        value={manufacturer}
        onChoose={(value) => choose('manufacturer', value)}
      />
      <ChoiceField
        label={t('CATALOG.CAR.MODEL')}
        disabled={manufacturer === ''}
        choices={toChoices(viewer.modelsOf, ({ fullName }) => fullName)}
        value={model}
        onChoose={(value) => choose('model', value)}
      />
      <ChoiceField
        label={t('CATALOG.CAR.SUBMODEL')}
        disabled={model === ''}
        choices={toChoices(viewer.submodelsOf, submodelName)}
        value={engine}
        onChoose={(value) => choose('engine', value)}
      />
      <GroupFields
        viewer={viewer}
        group={group}
        subgroup={subgroup}
        hasVehicle={engine !== ''}
        onChoose={choose}
      />
      {manufacturer === '' ? null : (
        <TextLink to={catalogUrl({ type: 'car' })} className={styles.again}>
          {t('CATALOG.CAR.AGAIN')}
        </TextLink>
      )}
    </div>
  );
}
