import { defaultPageSize } from '../../../contract/pageLimits.ts';
import { extendEntity } from '../../../contract/reader/createReader.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { fieldOf } from '../../schema/fieldOf.ts';
import { candidatesAmong, type CandidateFinders } from '../../relay/candidates.ts';
import { connection } from '../../relay/connection.ts';
import { newestFirst } from '../../relay/cursors.ts';
import { fromGlobalId, identity, pageId, parseDbIdPath, toGlobalId } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import { afterWrite, isSameText, newest } from '../../rest/afterWrite.ts';
import type { Entity, Sent } from '../../rest/entities.ts';
import { stringFilter } from '../../rest/filters.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import { startEarly } from '../../rest/startEarly.ts';
import { withoutUndefined } from '../../rest/withoutUndefined.ts';
import { defineModule } from '../defineModule.ts';
import { fromEnum, openEnum } from '../../schema/enums.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { selectsField } from '../../schema/selectsField.ts';
import { commentPage, departmentById, findComment, issueById } from './issues.loaders.ts';
import type { IssueParent } from './issues.parents.ts';
import { addIssueComment } from './addIssueComment.ts';

const field = fieldOf(({ id }: IssueParent, context) => issueById(context).load(id));

const departmentIdOf = field('department');

const toStatus = openEnum('IssueStatus');
const toPriority = openEnum('IssuePriority');

const latest = { page: 1, limit: defaultPageSize };

const resolvers = {
  Viewer: {
    issues: (_viewer, { filter, ...window }, { rest }) => {
      const wanted = withoutUndefined({
        priority: stringFilter(filter?.priority),
        name: stringFilter(filter?.name),
        status: stringFilter(filter?.status),
        realStartDate: stringFilter(filter?.realStartDate),
        realEndDate: stringFilter(filter?.realEndDate),
      });
      return connection(window, newestFirst('issues'), (page) =>
        rest.get('listIssues', { query: { filter: wanted, ...page } }),
      );
    },
    issue: (_viewer, { dbId }, context, info) => {
      const id = pageId(dbId, context.rest, 'getIssue');
      if (selectsField(info, 'department')) startEarly(context.rest.get('listDepartments'));
      return issueById(context).load(id);
    },
    departments: (_viewer, _args, { rest }) => rest.get('listDepartments'),
  },
  Issue: {
    ...identity('Issue'),
    name: field('name'),
    description: field('description'),
    department: async (issue, args, context, info) => {
      const id = await departmentIdOf(issue, args, context, info);
      return id === null ? null : ((await departmentById(context).load(id)) ?? { id, name: null });
    },
    priority: field('priority', toPriority),
    priorityText: field('priority'),
    status: field('status', toStatus),
    statusText: field('status'),
    createdAt: field('createdAt'),
    realStartDate: field('realStartDate'),
    realEndDate: field('realEndDate'),
    relatedTask: field('relatedTask'),
    comments: ({ id }, window, { rest }) =>
      connection(window, newestFirst('comments'), (page) => commentPage(rest, id, page)),
  },
  RelatedTask: {
    dbId: ({ id }) => String(id),
    status: ({ status }) => toStatus(status),
    statusText: ({ status }) => status,
  },
  IssueComment: {
    id: ({ issueId, id }) => toGlobalId('IssueComment', issueId, id),
    dbId: ({ id }) => String(id),
    // The documents give a comment's author names only.
    author: ({ author }) => author && extendEntity(author, { id: null, email: null }),
  },
  Department: identity('Department'),
  Mutation: {
    createIssue: (_mutation, { input }, { rest }, info) =>
      withProblems(info, async () => {
        const body = issueToWire(input);
        const answer = await rest.write('createIssue', { body, force: input.force });
        return { __typename: 'CreateIssuePayload', issue: answer ?? (await findIssue(rest, body)) };
      }),
    addIssueComment,
  },
} satisfies Resolvers;

function issueToWire(input: {
  name: string;
  description: string;
  department: string;
  priority: Uppercase<Sent<'IssuePriority'>>;
}): Sent<'IssueInput'> {
  return {
    name: input.name,
    description: input.description,
    department: fromGlobalId('Department', input.department, 'input.department'),
    priority: fromEnum(input.priority),
  };
}

/** The latest issue with what was sent; null where the list cannot be read. */
const findIssue = (rest: RestClient, sent: Sent<'IssueInput'>) =>
  afterWrite(async () =>
    newest((await rest.get('listIssues', { query: latest })).items, (one) => isIssue(one, sent)),
  );

const isIssue = (issue: Entity<'Issue'>, { name, department }: Sent<'IssueInput'>): boolean =>
  isSameText(issue.name, name) && (issue.department ?? department) === department;

const nodes: NodeFetchers = {
  Issue: nodeById(issueById),
  Department: nodeById(departmentById),
  IssueComment: async ({ rest }, dbId) => {
    const path = parseDbIdPath(dbId);
    return path && findComment(rest, path.parent, ({ id }) => id === path.id);
  },
};

const candidates: CandidateFinders = {
  createIssue: async (input, { context, isSince }) => {
    const sent = issueToWire(input);
    const { items } = await context.rest.get('listIssues', { query: latest });
    return candidatesAmong('Issue', items, (one) => ({
      isNew: isSince(one.createdAt),
      fits: isIssue(one, sent),
    }));
  },
  addIssueComment: async ({ issue, comment }, { context, isSince }) => {
    const { items } = await commentPage(context.rest, fromGlobalId('Issue', issue, 'input.issue'), latest);
    return candidatesAmong('IssueComment', items, (one) => ({
      isNew: isSince(one.createdAt),
      fits: isSameText(one.content, comment),
    }));
  },
};

export const issues = defineModule({ resolvers, nodes, candidates });
