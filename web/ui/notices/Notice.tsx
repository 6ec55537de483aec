import { MessageBar, type MessageBarProps } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A message bar without a title: its kind names it, which only its sign and colour show. */
export function Notice({ intent = 'info', ...props }: MessageBarProps): ReactElement {
  const { t } = useTranslation();
  const name = intent === 'error' ? t('ERROR') : intent === 'warning' ? t('WARNING') : t('NOTE');
  // Fluent names it after a title, whether there is one or not.
  return <MessageBar intent={intent} aria-labelledby={undefined} aria-label={name} {...props} />;
}
