/** The day, YYYY-MM-DD, that a moment is in a time zone; a day is that day in all of them. */
export function dayIn(timeZone: string): (moment: string | Date) => string {
  // Sweden writes days like that.
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
  return (moment) =>
    typeof moment === 'string' && /^\d{4}-\d\d-\d\d$/.test(moment) ? moment : format.format(new Date(moment));
}
