import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { IntegrationHealth } from '../../parts/integrations/integrationHealth.ts';
import { StatusTag, type StatusColor } from '../../ui/values/StatusTag.tsx';

const colors = { ON_TIME: 'green', LATE: 'red', NEVER: 'gold', PAUSED: 'none' } as const satisfies Record<
  string,
  StatusColor
>;

/** Whether an integration uploads as it should; nothing where that is not known. */
export function HealthTag({ state }: Pick<IntegrationHealth, 'state'>): ReactElement | null {
  const { t } = useTranslation();
  if (state === 'UNKNOWN') return null;
  return <StatusTag color={colors[state]}>{t(`INTEGRATION.HEALTH.${state}`)}</StatusTag>;
}
