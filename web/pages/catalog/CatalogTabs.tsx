import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import { catalogUrl, type CatalogType } from '../../parts/catalog/catalog.urls.ts';

/** The ways to search the catalog; VIN and OEM list are marked New (CAT-02, CAT-03). */
export function CatalogTabs({ active }: { active: CatalogType }): ReactElement {
  const { t } = useTranslation();
  const tab = (type: CatalogType, label: string, mark?: string) => ({
    to: catalogUrl({ type }),
    label,
    isActive: type === active,
    ...(mark ? { mark } : {}),
  });
  return (
    <LinkTabs
      label={t('CATALOG.TABS')}
      tabs={[
        tab('part', t('CATALOG.TAB.PART')),
        tab('car', t('CATALOG.TAB.CAR')),
        tab('vin', t('CATALOG.TAB.VIN'), t('CATALOG.NEW')),
        tab('oem', t('CATALOG.TAB.OEM'), t('CATALOG.NEW')),
      ]}
    />
  );
}
