import type { Entity } from '../../rest/entities.ts';

/** An issue, as much of it as the answer that named it holds: its page or a row everything, a mutation only its id. */
export type IssueParent = { id: number } & Partial<Omit<Entity<'Issue'>, 'id'>>;

/** A comment, which is read only with its issue; its global id holds both ids. */
export type IssueCommentParent = Entity<'IssueComment'> & { issueId: number };

export type RelatedTaskParent = Entity<'RelatedTask'>;

/** A department; without a name where the back end no longer lists it. */
export interface DepartmentParent {
  id: number;
  name: string | null;
}
