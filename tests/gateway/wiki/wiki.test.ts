import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFirstArticle } from '../../../gateway/modules/wiki/findFirstArticle.ts';
import { toGlobalId } from '../../../gateway/relay/ids.ts';
import { startPortal, type Portal, type PortalCaller } from '../../support/startPortal.ts';

let portal: Portal;
let client: PortalCaller;

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
});
afterAll(() => portal.close());

interface Node {
  id: string;
  dbId: string;
  title: string;
  leaf: boolean;
  parent: string | null;
}
const tree = async (argument = '') =>
  (
    await client.run<{ viewer: { wikiTree: Node[] } }>(
      `{ viewer { wikiTree${argument} { id dbId title leaf parent } } }`,
    )
  ).viewer.wikiTree;

const open = (path: string) =>
  fetch(portal.url + path, { headers: { authorization: `Bearer ${client.bearer}` } });

const node = (id: number, parent: number | null, leaf: boolean | null = false) => ({
  id,
  parent,
  leaf,
  title: null,
});

test('WIKI-07 CALL-158 CALL-159 CALL-160 the tree, the nodes below one, and the top', async () => {
  const all = await tree();
  const [ordering] = all;
  expect(ordering).toMatchObject({ title: 'Ordering', leaf: false, parent: null });
  expect(await tree(`(parent: "${ordering?.id}")`)).toEqual(
    all.filter(({ parent }) => parent === ordering?.id),
  );
  const { viewer } = await client.run('{ viewer { wikiCategories { id dbId title leaf parent } } }');
  expect(viewer.wikiCategories).toEqual(all.filter(({ parent }) => parent === null));
});

test('WIKI-03 WIKI-07 an article with its links; the default is the first article of the tree', async () => {
  const fields = 'id dbId title description content lastEditedAt pdfUrl htmlUrl';
  const { answer, calls } = await client.watch<{ viewer: { wikiArticle: Record<string, unknown> } }>(
    `{ viewer { wikiArticle(dbId: "2") { ${fields} } } }`,
  );
  expect(calls).toEqual(['getWikiArticle']);
  const { wikiArticle } = answer.data.viewer;
  expect(wikiArticle).toMatchObject({
    id: toGlobalId('WikiArticle', 2),
    title: 'Order deadlines and dispatch',
    pdfUrl: '/api/v3/wiki/article/2/pdf',
    htmlUrl: '/api/v3/wiki/article/2/html',
  });
  expect(await client.run(`{ viewer { defaultWikiArticle { ${fields} } } }`)).toEqual({
    viewer: { defaultWikiArticle: wikiArticle },
  });
});

test('GAP-162 node(id) reads articles and nodes again', async () => {
  const query =
    'query Node($id: ID!) { node(id: $id) { ... on WikiArticle { title } ... on WikiNode { title } } }';
  const title = 'Order deadlines and dispatch';
  expect(await client.run(query, { id: toGlobalId('WikiArticle', 2) })).toEqual({ node: { title } });
  expect(await client.run(query, { id: toGlobalId('WikiNode', 2) })).toEqual({ node: { title } });
  expect(await client.run(query, { id: toGlobalId('WikiNode', 999_999) })).toEqual({ node: null });
});

test('WIKI-04 WIKI-05 GAP-163 both files pass through the gateway with their names and without running scripts', async () => {
  const pdf = await open('/api/v3/wiki/article/2/pdf');
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(pdf.headers.get('content-disposition')).toContain('Order-deadlines-and-dispatch.pdf');
  const html = await open('/api/v3/wiki/article/2/html');
  expect(html.headers.get('content-disposition')).toContain('Order-deadlines-and-dispatch.html');
  expect(html.headers.get('content-security-policy')).toContain('sandbox');
  const picture = await open('/api/v3/wiki/files/parcel-label.png');
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect((await open('/api/v3/wiki/files/..%2f..%2forders')).status).toBe(404);
});

test('WIKI-06 a file is uploaded, once for a key, and opens under its path', async () => {
  const send = (name: string) =>
    client.send<{ uploadWikiFile: { filename: string; filepath: string } }>(
      `mutation Upload($input: UploadWikiFileInput!) {
        uploadWikiFile(input: $input) { ... on UploadWikiFilePayload { filename filepath } ... on Problem { message } }
      }`,
      { input: { file: null, idempotencyKey: 'wiki-upload-1' } },
      { files: { 'variables.input.file': new File(['%PDF-1.4'], name, { type: 'application/pdf' }) } },
    );
  const first = await send('prices.pdf');
  const { filename, filepath } = first.data.uploadWikiFile;
  expect(filename).toMatch(/-prices\.pdf$/);
  expect((await send('prices.pdf')).data).toEqual(first.data);
  const opened = await fetch(portal.url + filepath, {
    headers: { authorization: `Bearer ${client.bearer}` },
  });
  expect(await opened.text()).toBe('%PDF-1.4');
});

test('WIKI-01 without wiki_view the tree is forbidden and the rest of the answer stands', async () => {
  const buyer = await portal.as('buyer');
  const { data, errors } = await buyer.send<object>('{ viewer { isLoggedIn wikiTree { id } } }');
  expect(data).toEqual({ viewer: { isLoggedIn: true, wikiTree: null } });
  expect(errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
});

test('GAP-152 the first article of a tree: from the top, in order, whatever is missing or leads back to itself', () => {
  expect(findFirstArticle([])).toBeNull();
  expect(findFirstArticle([null, node(1, null), node(2, 1)])).toBeNull();
  expect(findFirstArticle([node(9, null, true), node(1, null), node(2, 1, true)])?.id).toBe(9);
  expect(findFirstArticle([node(1, null), node(2, null, true), node(3, 1), node(4, 3, true)])?.id).toBe(4);
  expect(findFirstArticle([node(5, 77), node(6, 5, true)])?.id).toBe(6);
  expect(findFirstArticle([node(1, 2), node(2, 1), node(3, 3)])).toBeNull();
});
