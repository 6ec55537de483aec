import { Search32Regular } from '@fluentui/react-icons/svg/search';
import { VehicleCar32Regular } from '@fluentui/react-icons/svg/vehicle-car';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RecentSearches } from './part/RecentSearches.tsx';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';

/** The content of a catalog tab before a search: the recent ones, and how to search. */
export function SearchPrompt({ type }: { type: 'part' | 'car' | 'vin' }): ReactElement {
  const { t } = useTranslation();
  const words = {
    part: { title: t('CATALOG.PROMPT.TITLE'), text: t('CATALOG.PROMPT.TEXT') },
    car: { title: t('CATALOG.PROMPT.CAR.TITLE'), text: t('CATALOG.PROMPT.CAR.TEXT') },
    vin: { title: t('CATALOG.PROMPT.VIN.TITLE'), text: t('CATALOG.PROMPT.VIN.TEXT') },
  };
  return (
    <>
      <RecentSearches type={type} />
      <EmptyState
        icon={type === 'part' ? <Search32Regular /> : <VehicleCar32Regular />}
        title={words[type].title}
        text={words[type].text}
      />
    </>
  );
}
