/** The list of issues (ISS-01). */
export const issuesUrl = '/issues';

/** The form for a new issue (ISS-03, ISS-10). */
export const createIssueUrl = '/issues/create';

/** The page of one issue (ISS-02). */
export const issueUrl = (dbId: string): string => `/issues/${encodeURIComponent(dbId)}`;
