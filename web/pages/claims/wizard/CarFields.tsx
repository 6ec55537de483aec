import { Button, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useId, useState, type ReactElement } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { CarFieldsQuery } from '../../../__generated__/CarFieldsQuery.graphql.ts';
import type { CarFieldsVinQuery } from '../../../__generated__/CarFieldsVinQuery.graphql.ts';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';
import { dash } from '../../../ui/values/dash.ts';
import { FormNotice } from '../../../ui/form/FormNotice.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { present } from '../../../ui/list/present.ts';
import type { DraftItem } from '../draft/DraftItem.ts';
import { findFit } from './findFit.ts';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    gap: tokens.spacingHorizontalM,
    alignItems: 'start',
  },
  vin: { display: 'flex', gap: tokens.spacingHorizontalS },
  input: { flexGrow: 1, minInlineSize: 0 },
});

type Props = { control: Control<DraftItem>; articleName: string | null };

/**
 * The vehicle: typed, chosen from those the article fits, or found by its VIN. A vehicle that the catalog does not list
 * for the article is allowed, with a warning.
 */
export function CarFields({ control, articleName }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  const { data } = useDebouncedQuery<CarFieldsQuery>(
    graphql`
      query CarFieldsQuery($article: String!) {
        viewer {
          article(name: $article) {
            vehicles {
              name
              models {
                name
                variants {
                  body
                  years
                  engineName
                  enginePower
                  fuel
                }
              }
            }
          }
        }
      }
    `,
    articleName ? { article: articleName } : null,
    // Suggestions only: without them the vehicle is typed.
    { isQuiet: true },
  );
  const brand = useController({ control, name: 'clarification.carBrand' }).field;
  const model = useController({ control, name: 'clarification.carModel' }).field;
  const variant = useController({ control, name: 'clarification.carModelClarification' }).field;
  const makes = present(data?.viewer.article?.vehicles).map((make) => ({
    name: make.name ?? '',
    models: present(make.models).map((one) => ({
      name: one.name ?? '',
      variants: present(one.variants).map(({ engineName, body, enginePower, fuel, years }) =>
        [engineName, body, enginePower, fuel, years].filter(Boolean).join(', '),
      ),
    })),
  }));
  const fit = findFit(makes, brand.value, model.value);
  const lists = [
    { name: 'brand', choices: makes.map((make) => make.name) },
    { name: 'model', choices: fit.models.map((one) => one.name) },
    { name: 'variant', choices: fit.variants },
  ];
  return (
    <>
      <VinField
        onFound={(found) => {
          brand.onChange(found.brand);
          model.onChange(found.model);
          variant.onChange(found.variant);
        }}
      />
      <div className={styles.fields}>
        <TextField
          control={control}
          name="clarification.carBrand"
          label={t('CLAIM.CAR_BRAND')}
          autoComplete="off"
          list={`${id}brand`}
        />
        <TextField
          control={control}
          name="clarification.carModel"
          label={t('CLAIM.CAR_MODEL')}
          autoComplete="off"
          list={`${id}model`}
        />
        <TextField
          control={control}
          name="clarification.carModelClarification"
          label={t('CLAIM.CAR_VARIANT')}
          autoComplete="off"
          list={`${id}variant`}
        />
        <TextField
          control={control}
          name="clarification.carModelYear"
          label={t('CLAIM.CAR_YEAR')}
          inputMode="numeric"
          autoComplete="off"
          validate={(year) => year === '' || /^(19|20)\d{2}$/.test(year) || t('CLAIM.CAR_YEAR.INVALID')}
        />
      </div>
      {lists.map(({ name, choices }) => (
        <datalist key={name} id={`${id}${name}`}>
          {[...new Set(choices)].map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </datalist>
      ))}
      {fit.isListed === false ? (
        <FormNotice
          intent="warning"
          text={t('CLAIM.CAR.NOT_LISTED', {
            article: articleName ?? dash,
            car: [brand.value, model.value].filter(Boolean).join(' '),
          })}
        />
      ) : null}
    </>
  );
}

type Found = { brand: string; model: string; variant: string };

/** Finds the vehicle by its VIN; of several the user chooses one. */
function VinField({ onFound }: { onFound: (found: Found) => void }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [vin, setVin] = useState('');
  const { data, isCurrent, isLoading, isFailed } = useDebouncedQuery<CarFieldsVinQuery>(
    graphql`
      query CarFieldsVinQuery($vin: String!) {
        viewer {
          vehiclesByVin(vin: $vin) {
            dbId
            brand
            model
            attributes {
              value
            }
          }
        }
      }
    `,
    vin === '' ? null : { vin },
    { isQuiet: true },
  );
  const vehicles = present(data?.viewer.vehiclesByVin).map(({ dbId, brand, model, attributes }) => ({
    dbId,
    brand: brand ?? '',
    model: model ?? '',
    variant: present(attributes)
      .map(({ value }) => value)
      .filter(Boolean)
      .join(', '),
  }));
  const only = vehicles.length === 1 ? vehicles[0]?.dbId : undefined;
  const takeOnly = useEffectEvent(() => vehicles[0] && onFound(vehicles[0]));
  useEffect(() => {
    if (only !== undefined) takeOnly();
  }, [only]);
  const find = () => setVin(typed.replaceAll('#', '').trim());
  const message = !isCurrent
    ? null
    : isFailed
      ? t('CLAIM.VIN.ERROR')
      : vehicles.length === 0
        ? t('CLAIM.VIN.NONE')
        : null;
  return (
    <Field
      label={t('CLAIM.VIN')}
      hint={t('CLAIM.VIN.HINT')}
      validationState={message ? 'warning' : 'none'}
      validationMessage={message}
    >
      <div>
        <div className={styles.vin}>
          <Input
            className={styles.input}
            aria-label={t('CLAIM.VIN')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={(_, { value }) => setTyped(value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              find();
            }}
          />
          <Button disabledFocusable={isLoading} onClick={find}>
            {t('CLAIM.VIN.FIND')}
          </Button>
        </div>
        {vehicles.length > 1 ? (
          <Select
            aria-label={t('CLAIM.VIN.CHOOSE')}
            defaultValue=""
            onChange={(_, { value }) => {
              const found = vehicles.find(({ dbId }) => dbId === value);
              if (found) onFound(found);
            }}
          >
            <option value="">{t('CLAIM.VIN.CHOOSE')}</option>
            {vehicles.map(({ dbId, brand, model, variant }) => (
              <option key={dbId} value={dbId}>
                {[`${brand} ${model}`.trim(), variant].filter(Boolean).join(', ')}
              </option>
            ))}
          </Select>
        ) : null}
      </div>
    </Field>
  );
}
