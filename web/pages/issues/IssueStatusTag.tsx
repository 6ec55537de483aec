import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { dash } from '../../ui/values/dash.ts';
import { StatusTag } from '../../ui/values/StatusTag.tsx';
import { isIssueStatus, issueStatusColor } from './issueStatus.ts';

type Props = {
  status: string | null | undefined;
  /** The back end's word, for a status that is not known. */
  statusText: string | null | undefined;
};

/** A status of an issue or a task in its colour; one that is not known shows as the back end words it (ISS-07, ISS-08). */
export function IssueStatusTag({ status, statusText }: Props): ReactElement {
  const { t } = useTranslation();
  if (!status || !isIssueStatus(status)) return <>{statusText ?? dash}</>;
  return <StatusTag color={issueStatusColor(status)}>{t(`ISSUE.STATUS.${status}`)}</StatusTag>;
}
