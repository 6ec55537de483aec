import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    columnGap: tokens.spacingHorizontalL,
    rowGap: '30px',
    opacity: 0,
    animationName: { to: { opacity: 1 } },
    animationDelay: '150ms',
    animationFillMode: 'forwards',
  },
});

/** The shape of the registration form while the countries are under way. */
export function SignUpSkeleton(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Skeleton className={styles.fields} aria-label={t('LOADING')}>
      {Array.from({ length: 16 }, (_, i) => (
        <SkeletonItem key={i} size={32} />
      ))}
    </Skeleton>
  );
}
