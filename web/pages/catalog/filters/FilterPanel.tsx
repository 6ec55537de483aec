import { Button, makeStyles, Subtitle2, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  FilterPanel_facets$data,
  FilterPanel_facets$key,
} from '../../../__generated__/FilterPanel_facets.graphql.ts';
import { readMoney } from '../../../parts/money/Money.tsx';
import { useSession } from '../../../shell/session/useSession.ts';
import { dash } from '../../../ui/values/dash.ts';
import { formatMoney, formatNumber, type MoneyValue } from '../../../ui/values/formatMoney.ts';
import { FacetGroup, FacetSection, type FacetChoice } from './FacetGroup.tsx';
import { PriceFields } from './PriceFields.tsx';
import { attributeText, splitAttribute } from './refinement.ts';
import { useRefinement } from './useRefinement.ts';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: '40px',
  },
  title: { margin: 0 },
  note: {
    margin: 0,
    paddingBlockEnd: tokens.spacingVerticalS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
});

/** Conditions that narrow the results, with counts, and which articles these cover (DAY-51). */
export function FilterPanel({ facets: facetsKey }: { facets: FilterPanel_facets$key }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const heading = useId();
  const { valuesOf, setValues, clear, hasConditions } = useRefinement();
  const facets = useFragment(
    graphql`
      fragment FilterPanel_facets on ArticleFacets {
        covered
        isComplete
        inStock
        brands {
          value
          count
        }
        warehouses {
          warehouse {
            dbId
            name
          }
          count
        }
        lowestPrice {
          ...Money_amount
        }
        highestPrice {
          ...Money_amount
        }
        attributes {
          name
          values {
            value
            count
          }
        }
      }
    `,
    facetsKey,
  );
  const isChoice = ({ warehouse, count }: (typeof facets.warehouses)[number]) =>
    count > 0 || valuesOf('warehouse').includes(warehouse.dbId);
  return (
    <section aria-labelledby={heading}>
      <div className={styles.head}>
        <Subtitle2 as="h2" id={heading} className={styles.title}>
          {t('CATALOG.FILTER')}
        </Subtitle2>
        {hasConditions ? (
          <Button size="small" appearance="subtle" onClick={clear}>
            {t('CATALOG.FILTER.CLEAR')}
          </Button>
        ) : null}
      </div>
      {facets.isComplete ? null : (
        <p className={styles.note}>
          {t('CATALOG.FILTER.COVERED', { total: formatNumber(facets.covered, 0, 'DOT') })}
        </p>
      )}
      <FacetGroup
        title={t('CATALOG.FILTER.AVAILABILITY')}
        choices={[{ value: '1', label: t('ARTICLE.IN_STOCK'), count: facets.inStock }]}
        values={valuesOf('stock')}
        onChange={(values) => setValues('stock', values)}
      />
      <FacetGroup
        title={t('ARTICLE.BRAND')}
        choices={withChosen(
          facets.brands.map(({ value, count }) => ({ value, label: value, count })),
          valuesOf('brand'),
        )}
        values={valuesOf('brand')}
        onChange={(values) => setValues('brand', values)}
      />
      <FacetGroup
        title={t('CATALOG.FILTER.WAREHOUSE')}
        choices={withChosen(
          facets.warehouses.filter(isChoice).map(({ warehouse, count }) => ({
            value: warehouse.dbId,
            label: warehouse.name ?? dash,
            count,
          })),
          valuesOf('warehouse'),
        )}
        values={valuesOf('warehouse')}
        onChange={(values) => setValues('warehouse', values)}
      />
      <PriceSection lowest={readMoney(facets.lowestPrice)} highest={readMoney(facets.highestPrice)} />
      {facets.attributes.map((attribute) => (
        <AttributeGroup key={attribute.name} {...attribute} />
      ))}
    </section>
  );
}

type PriceProps = Record<'lowest' | 'highest', MoneyValue | null | undefined>;

/** The prices to show, with the lowest and the highest that were found. */
function PriceSection({ lowest, highest }: PriceProps): ReactElement {
  const { t } = useTranslation();
  const { decimalStyle } = useSession();
  const { valuesOf, setPrices } = useRefinement();
  const [from = '', to = ''] = [valuesOf('priceFrom')[0], valuesOf('priceTo')[0]];
  const money = (amount: MoneyValue) => formatMoney(amount, decimalStyle);
  return (
    <FacetSection title={t('ARTICLE.PRICE_EXCLUDING_VAT')}>
      <PriceFields
        key={`${from} ${to}`}
        from={from}
        to={to}
        hint={lowest && highest ? `${money(lowest)} – ${money(highest)}` : null}
        onChange={setPrices}
      />
    </FacetSection>
  );
}

/** The values of an attribute. */
function AttributeGroup({ name, values }: FilterPanel_facets$data['attributes'][number]): ReactElement {
  const { valuesOf, setValues } = useRefinement();
  const [mine, others] = [[] as string[], [] as string[]];
  for (const text of valuesOf('attribute')) (splitAttribute(text)[0] === name ? mine : others).push(text);
  return (
    <FacetGroup
      title={name}
      choices={withChosen(
        values.map(({ value, count }) => ({ value: attributeText(name, value), label: value, count })),
        mine,
        (text) => splitAttribute(text)[1],
      )}
      values={mine}
      onChange={(next) => setValues('attribute', [...others, ...next])}
    />
  );
}

/** The choices, and the chosen values that no article has any longer, so that they can be cleared. */
function withChosen(
  choices: readonly FacetChoice[],
  chosen: readonly string[],
  labelOf: (value: string) => string | null = (value) => value,
): FacetChoice[] {
  const missing = chosen.filter((value) => !choices.some((choice) => choice.value === value));
  return [...choices, ...missing.map((value) => ({ value, label: labelOf(value) ?? value, count: 0 }))];
}
