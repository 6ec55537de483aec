/** Milliseconds that a time zone is ahead of UTC at a moment. */
function offsetAt(moment: number, format: Intl.DateTimeFormat): number {
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // "GMT+02:00"; UTC itself is "GMT".
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
}

/**
 * The moment of a local time in a time zone. One that exists twice, when clocks are set back, is the earlier; one that does
 * not exist, when they are set forward, counts from before the change.
 *
 * @param localAsUtc the local time as if it were in UTC
 */
export function createToMoment(timeZone: string): (localAsUtc: number) => number {
  if (timeZone === 'UTC') return (localAsUtc) => localAsUtc;
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (localAsUtc) => {
    const dayBefore = offsetAt(localAsUtc - 86_400_000, format);
    const dayAfter = offsetAt(localAsUtc + 86_400_000, format);
    const before = localAsUtc - dayBefore;
    return offsetAt(before, format) === dayBefore ? before : localAsUtc - dayAfter;
  };
}
