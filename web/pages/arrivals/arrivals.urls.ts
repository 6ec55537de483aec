/** The arrivals with a day as an iCalendar file (DAY-46). */
export const arrivalsFileUrl = '/exports/arrivals.ics';
