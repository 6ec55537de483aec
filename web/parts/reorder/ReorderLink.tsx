import { ArrowRepeatAll20Regular } from '@fluentui/react-icons/svg/arrow-repeat-all';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasAttribute } from '../../shell/session/useSession.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { reorderUrl, type ReorderKind } from './reorder.urls.ts';

type Props = {
  kind: ReorderKind;
  dbId: string;
  /** Positions of the lines that are checked; all lines if left out. */
  lines?: readonly number[];
};

/** Leads to a document's lines as they can be ordered now; nothing for users who may not order (CART-01). */
export function ReorderLink({ kind, dbId, lines }: Props): ReactElement | null {
  const { t } = useTranslation();
  const mayOrder = useHasAttribute('order_management');
  if (!mayOrder) return null;
  return (
    <ButtonLink
      to={reorderUrl(kind, dbId, lines)}
      icon={<ArrowRepeatAll20Regular />}
      {...(lines ? { size: 'small' } : {})}
    >
      {lines ? t('REORDER.AGAIN_LINES', { count: lines.length }) : t('REORDER.AGAIN')}
    </ButtonLink>
  );
}
