import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../ui/links/LinkTabs.tsx';
import { catalogUrl, type CatalogType } from '../../parts/catalog/catalog.urls.ts';

/** The names of the ways to search. */
export const tabTexts = {
  part: 'CATALOG.TAB.PART',
  car: 'CATALOG.TAB.CAR',
  vin: 'CATALOG.TAB.VIN',
  oem: 'CATALOG.TAB.OEM',
} as const;

/** The ways to search the catalog; VIN and OEM list are marked New (CAT-02, CAT-03). */
export function CatalogTabs({ active }: { active: CatalogType }): ReactElement {
  const { t } = useTranslation();
  const tab = (type: CatalogType, mark?: string) => ({
    to: catalogUrl({ type }),
    label: t(tabTexts[type]),
    isActive: type === active,
    ...(mark ? { mark } : {}),
  });
  return (
    <LinkTabs
      label={t('CATALOG.TABS')}
      tabs={[tab('part'), tab('car'), tab('vin', t('CATALOG.NEW')), tab('oem', t('CATALOG.NEW'))]}
    />
  );
}
