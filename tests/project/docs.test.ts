import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readSnippets } from '../../scripts/readSnippets.ts';

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];
const read = (file: string): string => readFileSync(file, 'utf8');

/** The anchors that GitHub gives the headings of a document. */
const anchorsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(documents)('every link of %s leads to a file or heading of the project', (file) => {
  const links = [...read(file).matchAll(/\]\(([^)\s]+)\)|(?:href|src)="([^"]+)"/g)].map(
    ([, link, attribute]) => link ?? attribute ?? '',
  );
  const broken = links.filter((link) => {
    if (/^https?:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
  });
  expect(broken).toEqual([]);
});

/** Without white space and commas: a snippet is formatted as what it is, not as part of its file. */
const bare = (text: string): string => text.replaceAll(/[\s,]+/g, '');

test.each(['docs/adding-a-domain.md', 'docs/adding-a-field.md'])(
  'every snippet of %s is quoted from its file',
  (guide) => {
    const text = read(guide);
    const snippets = readSnippets(text);
    expect(snippets.length).toBe([...text.matchAll(/^```\w/gm)].length);
    const wrong = snippets.flatMap(({ file, parts }) => {
      let rest = bare(read(file));
      return parts.flatMap((part) => {
        const wanted = bare(part);
        const at = rest.indexOf(wanted);
        if (at === -1) return [`${file}: ${part}`];
        rest = rest.slice(at + wanted.length);
        return [];
      });
    });
    expect(wrong).toEqual([]);
  },
);

test.each(['docs/promises.md', 'docs/complaints.md'])('every test that %s names exists', (file) => {
  const named = [...read(file).matchAll(/`(tests\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(9);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test.each(documents)('every script that %s names exists', (file) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const named = [...read(file).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('every document that a comment of the code names exists', () => {
  const sources = globSync(
    '{gateway,contract,sandbox,web,scripts,bench,tests,deploy}/**/*.{ts,tsx,js,graphql,yaml}',
    {
      exclude: (name) => name === 'node_modules' || name === '__generated__',
    },
  );
  const missing = sources.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
      .filter(([path]) => !existsSync(path))
      .map(([path]) => `${file}: ${path}`),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

test('every file that a document or a comment of the code names by its path exists', () => {
  const sources = globSync('{gateway,contract,sandbox,web,scripts,bench}/**/*.{ts,tsx}', {
    exclude: (name) => name === 'node_modules' || name === '__generated__',
  });
  const named =
    /(?<![\w./-])(?:gateway|contract|sandbox|web|scripts|bench|tests|deploy)(?:\/[\w.-]+)+\.(?:tsx?|graphql|ya?ml|conf)\b/g;
  const missing = [...documents, ...sources].flatMap((file) =>
    [...read(file).matchAll(named)]
      .filter(([path]) => !path.includes('generated') && !existsSync(path))
      .map(([path]) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every setting that docs/testing.md names is read by the tests', () => {
  const named = [...read('docs/testing.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name);
  const sources = globSync('tests/**/*.ts').map(read).join('\n');
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((name) => !new RegExp(`env(?:\\.${name}\\b|\\['${name}'\\])`).test(sources))).toEqual(
    [],
  );
});
