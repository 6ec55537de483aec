import type { IssuePriority, IssueStatus } from '../db/tables.ts';
import texts from './issueTexts.json' with { type: 'json' };

/** Departments, each with the clerk who answers. */
export const demoDepartments = [
  { name: 'Sales', clerk_first_name: 'Maarja', clerk_last_name: 'Kuusk' },
  { name: 'Logistics', clerk_first_name: 'Tomasz', clerk_last_name: 'Nowak' },
  { name: 'Accounting', clerk_first_name: 'Ingrid', clerk_last_name: 'Lepp' },
  { name: 'Catalog data', clerk_first_name: 'Lars', clerk_last_name: 'Holm' },
  { name: 'Portal and interfaces', clerk_first_name: 'Elena', clerk_last_name: 'Rossi' },
] as const;

export interface DemoIssue {
  department: (typeof demoDepartments)[number]['name'];
  priority: IssuePriority;
  status: IssueStatus;
  daysAgo: number;
  text: {
    name: string;
    /** Its lines. */
    description: readonly string[];
    /** Name of the distributor's task. */
    task?: string | undefined;
    /** Oldest first; from the customer, or from the department's clerk. */
    comments: readonly ({ customer: string; clerk?: undefined } | { clerk: string; customer?: undefined })[];
  };
}

const { testLog } = texts;

/** Issues of every status and priority, written with everything that the editor offers; the newest first. */
export const demoIssues: readonly DemoIssue[] = [
  { department: 'Logistics', priority: 'emergency', status: 'pending', daysAgo: 0, text: texts.wrongBatch },
  { department: 'Sales', priority: 'middle', status: 'todo', daysAgo: 1, text: texts.lessInStock },
  {
    department: 'Portal and interfaces',
    priority: 'high',
    status: 'in_progress',
    daysAgo: 3,
    text: texts.commaInPrices,
  },
  { department: 'Accounting', priority: 'middle', status: 'on_review', daysAgo: 9, text: texts.missingOrder },
  { department: 'Catalog data', priority: 'low', status: 'done', daysAgo: 26, text: texts.swappedPhotos },
  { department: 'Logistics', priority: 'middle', status: 'done', daysAgo: 48, text: texts.unannouncedPallet },
  { department: 'Sales', priority: 'low', status: 'cancelled', daysAgo: 61, text: texts.openedBoxes },
];

/** An issue with a long talk, from the first tests of an interface until it ran. */
export const longIssue: DemoIssue = {
  department: 'Portal and interfaces',
  priority: 'high',
  status: 'in_progress',
  daysAgo: 90,
  text: {
    ...testLog,
    comments: Array.from({ length: 500 }, (_, at) => {
      const run = Math.floor(at / 2) + 1;
      return at % 2 === 0
        ? { customer: `**Test run ${String(run)}**: ${testLog.results[run % testLog.results.length] ?? ''}` }
        : { clerk: testLog.answers[run % testLog.answers.length] ?? '' };
    }),
  },
};
