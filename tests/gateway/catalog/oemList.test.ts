import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoArticles } from '../../../sandbox/demo/demoArticles.ts';
import { skuOf } from '../../../sandbox/demo/makeArticle.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;
beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

interface Result {
  __typename: string;
  message?: string;
  fieldErrors?: { path: string; message: string }[];
  rows?: { requestedName: string; found: boolean; replacement: string | null; result: { name: string }[] }[];
}

const document = `mutation Search($input: SearchOemListInput!) {
  searchOemList(input: $input) {
    __typename
    ... on SearchOemListPayload { rows { requestedName found replacement result {
      id name brand description multiple inCartQty price { value currencyCode } stock { amount warehouse { id } }
      eol { replacements { name } }
    } } }
    ... on Problem { message }
    ... on InvalidInput { fieldErrors { path message } }
  }
}`;

const search = (content: string, name = 'list.csv', caller = client) =>
  caller.watch<{ searchOemList: Result }>(
    document,
    { input: { file: null } },
    { files: { 'variables.input.file': new File([content], name, { type: 'text/csv' }) } },
  );

test('CAT-26 CALL-117 a list gives typed rows in its order, by one call', async () => {
  const [ordinary, ended] = [skuOf(demoArticles.ordinary), skuOf(demoArticles.endOfLife)];
  const { answer, calls } = await search(`Number\r\n${ended}\r\nNOBODYS-1\r\n${ordinary}\r\n`);
  expect(answer.errors).toEqual([]);
  expect(calls).toEqual(['oemBatchSearch']);
  expect(answer.data.searchOemList.rows).toMatchObject([
    { requestedName: ended, found: true, replacement: 'FULL', result: [{ name: ended }, { name: ordinary }] },
    { requestedName: 'NOBODYS-1', found: false, replacement: null, result: [] },
    { requestedName: ordinary, found: true, replacement: null, result: [{ name: ordinary }] },
  ]);
});

test('CAT-25 ERR-02 another kind of file is InvalidInput, an empty one is Rejected', async () => {
  const { answer: wrong } = await search('A1', 'list.pdf');
  expect(wrong.data.searchOemList).toMatchObject({
    __typename: 'InvalidInput',
    fieldErrors: [{ path: 'file', message: 'The file must be .csv or .txt.' }],
  });
  const { answer: empty } = await search('\n');
  expect(empty.data.searchOemList).toMatchObject({
    __typename: 'Rejected',
    message: 'The file holds no numbers.',
  });
});

test('CALL-117 ERR-06 without article_list it is Forbidden', async () => {
  const { answer } = await search('A1', 'list.csv', await portal.as('accountant'));
  expect(answer.data.searchOemList.__typename).toBe('Forbidden');
});

test('CAT-27 CAT-28 CALL-118 the link takes the file again and passes the name of the result on', async () => {
  const body = new FormData();
  body.set('withHeaders', '1');
  body.set('format', 'xlsx');
  body.set('file', new Blob([`${skuOf(demoArticles.ordinary)}\n`], { type: 'text/csv' }), 'list.csv');
  const answer = await fetch(`${portal.url}/api/v3/articles/oem-batch-search/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.bearer ?? ''}` },
    body,
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain('filename="oem-list.xlsx"');
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000);
});
