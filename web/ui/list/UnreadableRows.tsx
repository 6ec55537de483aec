import { Caption1, tokens } from '@fluentui/react-components';
import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  /** The list as it was answered: a null stands for a row that could not be read. */
  rows: readonly unknown[];
};

/** Says below a list how many of its rows could not be shown; nothing when all are. */
export const UnreadableRows = memo(function UnreadableRows({ rows }: Props): ReactElement | null {
  const { t } = useTranslation();
  const count = rows.filter((row) => row == null).length;
  if (count === 0) return null;
  return (
    <Caption1 as="p" block role="status" style={{ color: tokens.colorNeutralForeground2 }}>
      {t('ROWS_NOT_SHOWN', { count })}
    </Caption1>
  );
});
