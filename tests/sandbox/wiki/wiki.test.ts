import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import { readPdf } from '../../support/readPdf.ts';
import type { RestCaller } from '../../support/RestCaller.ts';
import { startSandbox, type TestSandbox } from '../../support/startSandbox.ts';

eachDatabase('the knowledge base', (database) => {
  let sandbox: TestSandbox;
  let client: RestCaller;
  beforeAll(async () => {
    sandbox = await startSandbox({ database });
    client = await sandbox.as('client');
  });
  afterAll(() => sandbox.close());

  const nodeOf = async (title: string) => {
    const node = (await client.ok('listWikiTree')).find((one) => one.title === title);
    if (!node) throw new Error(`No node ${title}`);
    return node;
  };

  test('WIKI-07 CALL-158 CALL-159 CALL-160 the tree, its sections and the pages of one', async () => {
    const tree = await client.ok('listWikiTree');
    const sections = await client.ok('listWikiCategories');
    expect(sections).toEqual(tree.filter(({ parent }) => parent === null));
    expect(sections.map(({ leaf }) => leaf)).toEqual(sections.map(() => false));
    const [first] = sections;
    const pages = await client.ok('listWikiChildren', { path: { id: first?.id ?? 0 } });
    expect(pages.length).toBeGreaterThan(1);
    expect(pages).toEqual(tree.filter(({ parent }) => parent === first?.id));
    expect((await client.call('listWikiChildren', { path: { id: 999_999 } })).status).toBe(404);
  });

  test('WIKI-07 CALL-161 an article with all of its fields; links lead to other pages', async () => {
    const { id } = await nodeOf('When the parcel arrives');
    const returns = await nodeOf('Returning goods');
    const article = await client.ok('getWikiArticle', { path: { id } });
    expect(article).toMatchObject({ id, title: 'When the parcel arrives' });
    expect(article.description).toBeTruthy();
    expect(article.content).toContain(`<a href="/wiki/page/${returns.id}">`);
    expect(Date.parse(article.lastEditedAt ?? '')).toBeLessThan(Date.now());
    expect((await client.call('getWikiArticle', { path: { id: 999_999 } })).status).toBe(404);
  });

  test('WIKI-04 WIKI-05 an article as PDF and as an HTML file, with its picture and named after its title', async () => {
    const { id } = await nodeOf('When the parcel arrives');
    const pdf = await client.call('getWikiArticlePdf', { path: { id } });
    expect(pdf.headers.get('content-disposition')).toContain('filename="When-the-parcel-arrives.pdf"');
    expect(readPdf(pdf.bytes).pages.flat().join(' ')).toContain('Compare the number of parcels');
    expect(pdf.bytes.toString('latin1')).toContain('/Subtype /Image');
    const html = await client.call('getWikiArticleHtml', { path: { id } });
    expect(html.headers.get('content-disposition')).toContain('filename="When-the-parcel-arrives.html"');
    const text = html.bytes.toString();
    expect(text).toContain('<h1>When the parcel arrives</h1>');
    expect(text).toContain('src="data:image/png;base64,');
  });

  test('API-02 every page is translated into every language', async () => {
    const english = await client.ok('listWikiTree');
    for (const locale of ['de', 'dg', 'fr', 'it', 'pl', 'ru', 'sr']) {
      const tree = await client.ok('listWikiTree', { headers: { locale } });
      expect(tree.filter(({ title }, at) => title === english[at]?.title)).toEqual([]);
    }
    const { id } = await nodeOf('Returning goods');
    const russian = await client.call('getWikiArticlePdf', { path: { id }, headers: { locale: 'ru' } });
    expect(readPdf(russian.bytes).title).toBe('Возврат товара');
  });

  test('WIKI-06 GAP-152 a file is uploaded and opens under its path; SVG and HTML are saved, not shown', async () => {
    const upload = async (content: string, name: string, type: string) => {
      const body = new FormData();
      body.set('file', new File([content], name, { type }));
      return client.ok('uploadWikiFile', { body });
    };
    const picture = await upload('not really a picture', 'Brücke (1).png', 'image/png');
    expect(picture.filename).toMatch(/^[0-9a-f]{8}-Brücke-1\.png$/);
    expect(picture.filepath).toBe(`/api/v3/wiki/files/${encodeURIComponent(picture.filename ?? '')}`);
    const shown = await client.call('getWikiFile', { path: { name: picture.filename ?? '' } });
    expect(shown.bytes.toString()).toBe('not really a picture');
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('content-disposition')).toMatch(/^inline;/);
    const svg = await upload('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg', 'image/svg+xml');
    const saved = await client.call('getWikiFile', { path: { name: svg.filename ?? '' } });
    expect(saved.headers.get('content-type')).toBe('application/octet-stream');
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment;/);
    const empty = new FormData();
    empty.set('file', new File([], 'empty.png'));
    expect((await client.call('uploadWikiFile', { body: empty })).status).toBe(400);
    expect((await client.call('getWikiFile', { path: { name: 'nothing.png' } })).status).toBe(404);
  });

  test('WIKI-01 GAP-152 without wiki_view every call is refused', async () => {
    const buyer = await sandbox.as('buyer');
    const path = { id: 2 };
    const answers = await Promise.all([
      buyer.call('listWikiTree'),
      buyer.call('listWikiCategories'),
      buyer.call('listWikiChildren', { path }),
      buyer.call('getWikiArticle', { path }),
      buyer.call('getWikiArticlePdf', { path }),
      buyer.call('getWikiArticleHtml', { path }),
      buyer.call('getWikiFile', { path: { name: 'parcel-label.png' } }),
      buyer.send('uploadWikiFile', { body: new FormData() }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  });
});
