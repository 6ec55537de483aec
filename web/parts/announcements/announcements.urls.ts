/** The lists of announcements (ANN-01, ANN-02). */
export const announcementsUrl = (type: 'relevant' | 'history'): string => `/announcements/${type}`;

/** The page of an announcement (ANN-04). */
export const announcementUrl = (dbId: string): string => `/announcement/${encodeURIComponent(dbId)}`;
