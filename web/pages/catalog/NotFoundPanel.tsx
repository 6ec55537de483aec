import { Search32Regular } from '@fluentui/react-icons/svg/search';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';

// Few searches find nothing.
const AlikeNumber = lazy(async () => ({ default: (await import('./AlikeNumber.tsx')).AlikeNumber }));

type Props = {
  /** The number or text that was searched for; null for a vehicle. */
  text: string | null;
  /** Whether the search was cut because it is too broad. */
  isLimited: boolean;
};

/** Says that nothing was found, or that the search is too broad and how to narrow it; offers a number that looks like it (CAT-36, CAT-37, GAP-120). */
export function NotFoundPanel({ text, isLimited }: Props): ReactElement {
  const { t } = useTranslation();
  const none =
    text === null
      ? { title: t('CATALOG.NOT_FOUND.VEHICLE.TITLE'), text: t('CATALOG.NOT_FOUND.VEHICLE.TEXT') }
      : { title: t('CATALOG.NOT_FOUND.TITLE', { text }), text: t('CATALOG.NOT_FOUND.TEXT') };
  const limited = {
    title: t('CATALOG.LIMITED.TITLE'),
    text: text === null ? t('CATALOG.LIMITED.VEHICLE') : t('CATALOG.LIMITED.TEXT'),
  };
  const alike =
    text && /\d/.test(text) ? (
      <Suspense>
        <AlikeNumber text={text} />
      </Suspense>
    ) : null;
  return <EmptyState icon={<Search32Regular />} {...(isLimited ? limited : none)} action={alike} />;
}
