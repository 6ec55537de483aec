import { Button, Input, makeStyles, tokens } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { vinOf } from '../../../parts/catalog/catalog.urls.ts';
import { longestSearch } from '../longestSearch.ts';
import { SearchPrompt } from '../SearchPrompt.tsx';
import { useCatalogSearch } from '../useCatalogSearch.ts';
import { VehicleSkeleton } from './VehicleSkeleton.tsx';
import { VinVehicles } from './VinVehicles.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', gap: tokens.spacingHorizontalS, maxInlineSize: '720px' },
  input: { flexGrow: 1, minInlineSize: 0 },
});

/** The search by VIN: the field, the vehicles it may mean, the chosen one (CAT-19 to CAT-24). */
export function VinSearch(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const vehicles = useLoaderData<unknown>();
  const [search, go] = useCatalogSearch();
  const vin = vinOf(search);
  // The typed text stays until another VIN shows, whether from here, a link or the browser's history.
  const [typed, setTyped] = useState({ text: vin, over: vin });
  const text = typed.over === vin ? typed.text : vin;
  const submit = () => {
    // The sign that sets a VIN apart from its vehicle is none of a VIN.
    const searchString = text.replaceAll('#', '').trim();
    if (searchString) go({ searchString, vehicleId: '', group: '', subgroup: '' });
  };
  return (
    <>
      <form
        role="search"
        aria-label={t('CATALOG.TAB.VIN')}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Input
          className={styles.input}
          contentBefore={<Search20Regular />}
          aria-label={t('CATALOG.VIN.LABEL')}
          placeholder={t('CATALOG.VIN.PLACEHOLDER')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={(_, { value }) => setTyped({ text: value, over: vin })}
        />
        <Button appearance="primary" type="submit">
          {t('CATALOG.SEARCH')}
        </Button>
      </form>
      {vehicles ? (
        <Suspense fallback={<VehicleSkeleton />}>
          <VinVehicles />
        </Suspense>
      ) : vin.length > longestSearch ? null : (
        <SearchPrompt type="vin" />
      )}
    </>
  );
}
