import type { Generated } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { MaybeTime, Stamp } from './columns.ts';

export type IssueStatus = components['schemas']['IssueStatus'];
export type IssuePriority = components['schemas']['IssuePriority'];

export interface DepartmentsTable {
  id: Generated<number>;
  name: string;
  /** Answers the issues of this department. */
  clerk_first_name: string;
  clerk_last_name: string;
  sort: number;
}

/** A task of the distributor; it moves with its issue. */
interface IssueTasksTable {
  id: Generated<number>;
  name: string;
  status: IssueStatus;
}

export interface IssuesTable {
  id: Generated<number>;
  access_id: number;
  name: string;
  /** Markdown. */
  description: string;
  department_id: number;
  priority: IssuePriority;
  status: Generated<IssueStatus>;
  task_id: number | null;
  created_at: Stamp;
  status_changed_at: Stamp;
  real_start_date: MaybeTime;
  real_end_date: MaybeTime;
}

export interface IssueCommentsTable {
  id: Generated<number>;
  issue_id: number;
  /** null = written by the distributor. */
  user_id: number | null;
  first_name: string;
  last_name: string;
  /** Markdown. */
  content: string;
  created_at: Stamp;
}

export interface IssueTables {
  departments: DepartmentsTable;
  issue_tasks: IssueTasksTable;
  issues: IssuesTable;
  issue_comments: IssueCommentsTable;
}
