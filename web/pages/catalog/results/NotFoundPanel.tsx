import { Search32Regular } from '@fluentui/react-icons/svg/search';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/notices/EmptyState.tsx';
import { longestSearch } from '../longestSearch.ts';

// Few searches find nothing.
const OtherSearch = lazy(async () => ({ default: (await import('./OtherSearch.tsx')).OtherSearch }));

type Props = {
  /** The number or text that was searched for; null for a vehicle. */
  text: string | null;
  /** Whether the search was cut because it is too broad. */
  isLimited?: boolean;
};

/**
 * Says that nothing was found, that the search is too broad and how to narrow it, or that its text is too long; offers what
 * else can be done with it (CAT-36, CAT-37, GAP-113, GAP-120).
 */
export function NotFoundPanel({ text, isLimited = false }: Props): ReactElement {
  const { t } = useTranslation();
  const none =
    text === null
      ? { title: t('CATALOG.NOT_FOUND.VEHICLE.TITLE'), text: t('CATALOG.NOT_FOUND.VEHICLE.TEXT') }
      : { title: t('CATALOG.NOT_FOUND.TITLE', { text }), text: t('CATALOG.NOT_FOUND.TEXT') };
  const limited = {
    title: t('CATALOG.LIMITED.TITLE'),
    text: text === null ? t('CATALOG.LIMITED.VEHICLE') : t('CATALOG.LIMITED.TEXT'),
  };
  const tooLong = {
    title: t('CATALOG.TOO_LONG.TITLE'),
    text: t('CATALOG.TOO_LONG.TEXT', { max: longestSearch }),
  };
  const isTooLong = text !== null && text.length > longestSearch;
  const other =
    text && /\d/.test(text) ? (
      <Suspense>
        <OtherSearch text={text} />
      </Suspense>
    ) : null;
  return (
    <EmptyState
      icon={<Search32Regular />}
      {...(isTooLong ? tooLong : isLimited ? limited : none)}
      action={other}
    />
  );
}
