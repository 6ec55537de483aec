import { toDate } from '../../ui/values/formatDate.ts';

/** What is known of the uploads of an integration (INT-22). */
export type UploadTimes = {
  readonly active: boolean | null | undefined;
  /** Hours between two uploads. */
  readonly frequency: number | null | undefined;
  readonly lastUploadedAt: string | null | undefined;
  readonly scheduledUploadAt: string | null | undefined;
};

/** Whether the customer's file is as new as it should be; `since` is when the upload that did not come was due. */
export type IntegrationHealth =
  { state: 'ON_TIME' | 'NEVER' | 'PAUSED' | 'UNKNOWN'; since: null } | { state: 'LATE'; since: Date };

const hourMs = 3_600_000;
/** An upload takes its time, and a back end may look at its schedule only every few minutes. */
const graceMs = 15 * 60_000;

/**
 * Judges an integration by its times alone, since there is no log of its uploads: a back end moves the schedule on after
 * a failure too, so an integration is late as well when its last upload is older than its frequency.
 */
export function integrationHealth(
  { active, frequency, lastUploadedAt, scheduledUploadAt }: UploadTimes,
  now: Date,
): IntegrationHealth {
  if (active === false) return { state: 'PAUSED', since: null };
  const last = lastUploadedAt ? toDate(lastUploadedAt) : null;
  const scheduled = scheduledUploadAt ? toDate(scheduledUploadAt) : null;
  const nextAfterLast = last && frequency ? last.getTime() + frequency * hourMs : Infinity;
  const due = Math.min(scheduled?.getTime() ?? Infinity, nextAfterLast);
  if (active === true && now.getTime() > due + graceMs) return { state: 'LATE', since: new Date(due) };
  if (last === null) return { state: 'NEVER', since: null };
  return { state: active === true && due !== Infinity ? 'ON_TIME' : 'UNKNOWN', since: null };
}
