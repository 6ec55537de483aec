import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { dash } from '../../ui/values/dash.ts';
import { StatusTag } from '../../ui/values/StatusTag.tsx';
import {
  claimItemStatusColor,
  claimStatusColor,
  isClaimItemStatus,
  isClaimStatus,
  isClaimType,
} from './claimStatus.ts';

type Props = { value: string | null | undefined; text: string | null | undefined };

/** A claim's status in its colour; one that is not known shows as the back end words it (CLM-05, CLM-07). */
export function ClaimStatusTag({ value, text }: Props): ReactElement {
  const { t } = useTranslation();
  if (!isClaimStatus(value)) return <>{text ?? dash}</>;
  return <StatusTag color={claimStatusColor(value)}>{t(`CLAIM.STATUS.${value}`)}</StatusTag>;
}

/** The status of an item of a claim (CLM-11). */
export function ClaimItemStatusTag({ value, text }: Props): ReactElement {
  const { t } = useTranslation();
  if (!isClaimItemStatus(value)) return <>{text ?? dash}</>;
  return <StatusTag color={claimItemStatusColor(value)}>{t(`CLAIM.ITEM_STATUS.${value}`)}</StatusTag>;
}

/** The kind of a claim in words (CLM-05). */
export function ClaimTypeLabel({ value, text }: Props): ReactElement {
  const { t } = useTranslation();
  return <>{isClaimType(value) ? t(`CLAIM.TYPE.${value}`) : (text ?? dash)}</>;
}
