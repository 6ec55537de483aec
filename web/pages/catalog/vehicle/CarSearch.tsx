import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { CarSearchQuery } from '../../../__generated__/CarSearchQuery.graphql.ts';
import { useRouteQuery } from '../../../relay/useRouteQuery.ts';
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx';
import { FoldedChoice } from '../../../ui/FoldedChoice.tsx';
import { TextLink } from '../../../ui/links/TextLink.tsx';
import { touchTarget } from '../../../ui/touchTarget.ts';
import { carSteps, catalogUrl, type CarStep } from '../../../parts/catalog/catalog.urls.ts';
import { GroupFields } from './GroupFields.tsx';
import { toChoices } from './toChoices.ts';
import { useCatalogSearch } from '../useCatalogSearch.ts';
import { useFieldsStyles } from './useFieldsStyles.ts';

const useStyles = makeStyles({
  // All in one line; the engine has the longest text.
  fields: {
    '@media (min-width: 1280px)': {
      gridTemplateColumns:
        'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 6fr) minmax(0, 4fr) minmax(0, 4fr) minmax(0, auto)',
    },
  },
  again: { ...touchTarget, alignSelf: 'end', paddingBlockEnd: tokens.spacingVerticalSNudge },
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
  /** A choice takes back the ones that depended on the one before it. */
  const choose = (step: CarStep, value: string) => {
    const later = carSteps.slice(carSteps.indexOf(step) + 1);
    go({ ...Object.fromEntries(later.map((name) => [name, ''])), [step]: value });
  };
  const manufacturers = toChoices(viewer.manufacturers, ({ name }) => name);
  const models = toChoices(viewer.modelsOf, ({ fullName }) => fullName);
  const submodels = toChoices(viewer.submodelsOf, submodelName);
  const car = [
    manufacturers?.find(({ value }) => value === manufacturer),
    models?.find(({ value }) => value === model),
    submodels?.find(({ value }) => value === engine),
  ].flatMap((choice) => choice?.label ?? []);
  return (
    <div role="search" aria-label={t('CATALOG.TAB.CAR')} className={mergeClasses(fields, styles.fields)}>
      <FoldedChoice label={t('CATALOG.TAB.CAR')} chosen={engine === '' ? undefined : car.join(' ')}>
        <ChoiceField
          label={t('CATALOG.CAR.MANUFACTURER')}
          choices={manufacturers}
          value={manufacturer}
          onChoose={(value) => choose('manufacturer', value)}
        />
        <ChoiceField
          label={t('CATALOG.CAR.MODEL')}
          disabled={manufacturer === ''}
          choices={models}
          value={model}
          onChoose={(value) => choose('model', value)}
        />
        <ChoiceField
          label={t('CATALOG.CAR.SUBMODEL')}
          disabled={model === ''}
          choices={submodels}
          value={engine}
          onChoose={(value) => choose('engine', value)}
        />
      </FoldedChoice>
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

type Submodel = { readonly fuelType?: string | null; readonly engineAndPower?: string | null };

/** A submodel as it is shown: fuel type, engine and power, as far as they are known (CAT-18). */
const submodelName = ({ fuelType, engineAndPower }: Submodel): string =>
  [fuelType, engineAndPower].filter(Boolean).join(', ');
