import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { Suspense, useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLoaderData, useSearchParams } from 'react-router-dom';
import { announce } from '../../ui/announce/announce.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PanelBoundary } from '../../ui/notices/PanelBoundary.tsx';
import { carSteps, readCatalogSearch, type CatalogType } from '../../parts/catalog/catalog.urls.ts';
import { CatalogTabs, tabTexts } from './CatalogTabs.tsx';
import { PartSearchBox } from './part/PartSearchBox.tsx';
import { SearchCrash } from './SearchFailurePanel.tsx';
import { CarSearch, OemSearch, VinSearch } from './searchViews.ts';
import { useFieldsStyles } from './vehicle/useFieldsStyles.ts';
import { VehicleSkeleton } from './vehicle/VehicleSkeleton.tsx';

/** The catalog: a tab for each way to search, and the results below it (CAT-01 to CAT-06). */
export function CatalogPage(): ReactElement {
  const { t } = useTranslation();
  const { type } = readCatalogSearch(useSearchParams()[0]);
  const form = useLoaderData<unknown>();
  const title = t('CATALOG.TITLE');
  const name = type === 'part' ? title : `${t(tabTexts[type])} | ${title}`;
  // The address of a tab is the same path, which the header takes for the same place.
  const shown = useRef(type);
  useEffect(() => {
    if (shown.current !== type) announce(name);
    shown.current = type;
  }, [type, name]);
  return (
    <>
      <PageHeader title={title} documentTitle={name} isNamedByTabs />
      <CatalogTabs active={type} />
      <PanelBoundary key={type} resetOn={form} fallback={SearchCrash}>
        <Suspense fallback={type === 'car' ? <FieldsSkeleton /> : <VinSkeleton />}>
          <SearchForm type={type} />
        </Suspense>
      </PanelBoundary>
      <Outlet />
    </>
  );
}

function SearchForm({ type }: { type: CatalogType }): ReactElement {
  if (type === 'car') return <CarSearch />;
  if (type === 'vin') return <VinSearch />;
  return type === 'oem' ? <OemSearch /> : <PartSearchBox />;
}

/** The fields of the car search to come. */
function FieldsSkeleton(): ReactElement {
  const { fields } = useFieldsStyles();
  const { t } = useTranslation();
  return (
    <Skeleton aria-label={t('LOADING')} className={fields}>
      {carSteps.map((step) => (
        <SkeletonItem key={step} style={{ blockSize: '58px' }} />
      ))}
    </Skeleton>
  );
}

/** The search by VIN to come: its field and the vehicle below it. */
function VinSkeleton(): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      <Skeleton aria-label={t('LOADING')}>
        <SkeletonItem size={32} style={{ maxInlineSize: '720px' }} />
      </Skeleton>
      <VehicleSkeleton />
    </>
  );
}
