import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

interface Issue {
  id: string;
  dbId: string;
  name: string;
  status: string;
}
const list = `query List($filter: IssueFilter) {
  viewer { issues(first: 100, filter: $filter) { totalCount edges { node { id dbId name status } } } }
}`;
const find = async (filter: object = {}) =>
  (await client.run(list, { filter })).viewer.issues.edges.map(({ node }) => node);

const input = {
  name: 'The price is wrong',
  description: 'It says **14.10**.\n\n:::question\nWhy?\n:::',
  department: toGlobalId('Department', 2),
  priority: 'HIGH',
};
const create = `mutation Create($input: CreateIssueInput!) {
  result: createIssue(input: $input) {
    __typename
    ... on CreateIssuePayload {
      issue { id dbId name description priority status createdAt realStartDate relatedTask { name } department { name } }
    }
    ... on InvalidInput { fieldErrors { path message } }
  }
}`;

test('ISS-06 ISS-07 CALL-145 issues are filtered by texts and have the schema’s statuses', async () => {
  const all = await find();
  expect(new Set(all.map(({ status }) => status))).toEqual(
    new Set(['PENDING', 'TODO', 'IN_PROGRESS', 'ON_REVIEW', 'DONE', 'CANCELLED']),
  );
  expect((await find({ status: { eq: 'on_review' } })).map(({ status }) => status)).toEqual(['ON_REVIEW']);
  expect((await find({ name: { like: 'final INVOICE' } })).map(({ name }) => name)).toEqual([
    'Final invoice of last month lacks one order',
  ]);
  const year = new Date().getFullYear();
  const started = await find({ realStartDate: { like: `${year + 1}-` }, realEndDate: { ne: 'x' } });
  expect(started).toEqual([]);
  expect(await find({ priority: { eq: 'emergency' } })).toHaveLength(1);
});

test('ISS-16 an issue has all that the back end says of it', async () => {
  const caller = await portal.sandbox.as('client');
  const { items } = await caller.ok('listIssues', { query: { limit: 100 } });
  const done = items.find(({ realEndDate }) => realEndDate) ?? expect.unreachable();
  const { viewer } = await client.run(
    `query One($dbId: String!) { viewer { issue(dbId: $dbId) {
      dbId name description department { dbId name } priority status createdAt realStartDate realEndDate
    } } }`,
    { dbId: String(done.id) },
  );
  const { id, name, description, department, priority, status, createdAt, realStartDate, realEndDate } = done;
  expect(viewer.issue).toEqual({
    dbId: String(id),
    name,
    description,
    department: { dbId: String(department), name: expect.any(String) },
    priority: priority?.toUpperCase(),
    status: status?.toUpperCase(),
    createdAt,
    realStartDate,
    realEndDate,
  });
});

test('ISS-14 ISS-16 CALL-146 CALL-147 a new issue is read back with its department', async () => {
  const { answer, calls } = await client.watch<{ result: { issue: Issue } }>(create, { input });
  expect(answer.data.result).toMatchObject({
    __typename: 'CreateIssuePayload',
    issue: {
      name: input.name,
      description: input.description,
      priority: 'HIGH',
      status: 'PENDING',
      realStartDate: null,
      relatedTask: null,
      department: { name: 'Logistics' },
    },
  });
  expect(calls).toEqual(['createIssue', 'getIssue', 'listDepartments']);
  const { id, dbId } = answer.data.result.issue;
  const { node } = await client.run('query Node($id: ID!) { node(id: $id) { ... on Issue { dbId name } } }', {
    id,
  });
  expect(node).toEqual({ dbId, name: input.name });
});

test('ISS-15 field errors of the back end have the input’s paths', async () => {
  const { result } = await client.run(create, {
    input: { ...input, name: ' ', department: toGlobalId('Department', 999) },
  });
  expect(result).toEqual({
    __typename: 'InvalidInput',
    fieldErrors: [
      { path: 'name', message: 'Please enter a value.' },
      { path: 'department', message: 'Department not found.' },
    ],
  });
});

test('ISS-13 CALL-150 departments are nodes', async () => {
  const { viewer } = await client.run('{ viewer { departments { id name } } }');
  expect(viewer.departments.map(({ name }) => name)).toContain('Accounting');
  const { node } = await client.run('query Node($id: ID!) { node(id: $id) { ... on Department { name } } }', {
    id: viewer.departments[0]?.id,
  });
  expect(node).toEqual({ name: viewer.departments[0]?.name });
});

test('ISS-17 ISS-18 CALL-148 comments are a connection; one of them is read by its id, wherever it is', async () => {
  const query = `query Comments($dbId: String!, $after: String!) {
    viewer { issue(dbId: $dbId) { comments(first: 20, after: $after) {
      totalCount
      edges { node { id content createdAt author { id firstName lastName } } }
    } } }
  }`;
  type Comments = {
    viewer: {
      issue: { comments: { totalCount: number; edges: { node: { id: string; content: string } }[] } };
    };
  };
  const { answer, calls } = await client.watch<Comments>(query, { dbId: '1', after: '459' });
  const { totalCount, edges } = answer.data.viewer.issue.comments;
  expect(totalCount).toBe(500);
  expect(edges).toHaveLength(20);
  expect(calls).toEqual(['getIssue', 'listIssueComments']);
  const [{ node: oldest }] = edges.slice(-1) as [(typeof edges)[number]];
  expect(oldest).toMatchObject({ author: { id: null, firstName: expect.any(String) } });
  const { node } = await client.run(
    'query Node($id: ID!) { node(id: $id) { ... on IssueComment { content } } }',
    { id: oldest.id },
  );
  expect(node).toEqual({ content: oldest.content });
  const none = await client.run('query Node($id: ID!) { node(id: $id) { __typename } }', {
    id: toGlobalId('IssueComment', 1, 99_999_999),
  });
  expect(none.node).toBeNull();
});

const addComment = `mutation Add($input: AddIssueCommentInput!) {
  result: addIssueComment(input: $input) {
    __typename
    ... on AddIssueCommentPayload { comment { content author { firstName lastName } } }
    ... on InvalidInput { fieldErrors { path message } }
    ... on OutcomeUnknown { candidates { matches node { __typename ... on IssueComment { content } ... on Issue { name } } } }
  }
}`;

test('ISS-19 CALL-149 a comment is added; an empty one is an error of its field; an unknown issue is NotFound', async () => {
  const issue = toGlobalId('Issue', 1);
  const add = (comment: string, to = issue) => client.run(addComment, { input: { issue: to, comment } });
  expect(await add('It is _still_ wrong.')).toEqual({
    result: {
      __typename: 'AddIssueCommentPayload',
      comment: { content: 'It is _still_ wrong.', author: { firstName: 'Kadri', lastName: 'Tamm' } },
    },
  });
  expect(await add(' ')).toEqual({
    result: {
      __typename: 'InvalidInput',
      fieldErrors: [{ path: 'comment', message: 'Please enter a value.' }],
    },
  });
  expect(await add('Hello', toGlobalId('Issue', 999_999))).toEqual({ result: { __typename: 'NotFound' } });
});

test('ERR-08 a comment or issue whose answer was lost is among the candidates', async () => {
  await portal.breakNext('addIssueComment', { kind: 'lost' });
  const lost = await client.run(addComment, {
    input: { issue: toGlobalId('Issue', 1), comment: 'Was it lost?' },
  });
  expect(lost.result).toMatchObject({
    __typename: 'OutcomeUnknown',
    candidates: [
      {
        matches: expect.arrayContaining(['FITS_INPUT']),
        node: { __typename: 'IssueComment', content: 'Was it lost?' },
      },
    ],
  });
});

test('ERR-07 an issue that does not exist is NOT_FOUND, and so is one of another user', async () => {
  const other = await portal.as('second');
  const query = 'query One($dbId: String!) { viewer { issue(dbId: $dbId) { name } } }';
  for (const [caller, dbId] of [
    [client, '999999'],
    [client, 'abc'],
    [other, '1'],
  ] as const) {
    const { errors } = await caller.send(query, { dbId });
    expect(errors[0]?.extensions['code']).toBe('NOT_FOUND');
  }
});
