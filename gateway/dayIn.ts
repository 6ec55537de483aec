/** The day, YYYY-MM-DD, that a moment is in a time zone. */
export function dayIn(timeZone: string): (moment: string | Date) => string {
  // Sweden writes days like that.
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
  return (moment) => format.format(new Date(moment));
}
