/**
 * Follows docs/adding-a-domain.md and docs/adding-a-field.md to the letter in a copy of the tree. Each new file of the
 * domain's table is the quoted domain's file under a new name; next to each quoted place the same is written once more,
 * for the domain `tooling` and for the field `deliveryNote`. Then the copy is generated, checked, built and tested.
 * Fails when a guide leaves out a step. Ends with the number of new files, places and edited files of each guide.
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { readSnippets } from './readSnippets.ts';

/** The names of a guide's example, each with the name that replaces it in the copy. */
type Names = readonly (readonly [string, string])[];

const guides: readonly { guide: string; names: Names }[] = [
  {
    guide: 'docs/adding-a-field.md',
    names: [
      ['clientOrderId', 'deliveryNote'],
      ['client_order_id', 'delivery_note'],
      ['CLIENT_ORDER_ID', 'DELIVERY_NOTE'],
    ],
  },
  {
    guide: 'docs/adding-a-domain.md',
    names: [
      ['production', 'tooling'],
      ['Production', 'Tooling'],
      ['PRODUCTION', 'TOOLING'],
    ],
  },
];

const root = resolve(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'guide-'));

const rename = (text: string, names: Names): string =>
  names.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);

/** The files that the table of a guide names in one of its columns. */
const filesInTable = (text: string, column: number): string[] =>
  [...text.matchAll(/^\|.*\|$/gm)].flatMap(([row]) =>
    [...(row.split('|')[column] ?? '').matchAll(/`([^`]+\/[^`]+)`/g)].map(([, name = '']) => name),
  );

/** Copies a file of the example under its new name; one with a number takes the folder's next. */
function addFile(file: string, names: Names): void {
  const folder = dirname(rename(file, names));
  const name = rename(basename(file), names).replace(/^\d+/, (number) => {
    const taken = readdirSync(join(root, folder)).map((each) => Number.parseInt(each, 10) || 0);
    return String(Math.max(...taken) + 1).padStart(number.length, '0');
  });
  mkdirSync(join(copy, folder), { recursive: true });
  writeFileSync(join(copy, folder, name), rename(readFileSync(file, 'utf8'), names));
}

/**
 * Writes a block once more below every place where lines begin as it does, renamed. A key of YAML stands for all that is
 * written under it.
 * @returns the number of places
 */
function repeatIn(file: string, part: string, names: Names): number {
  const path = join(copy, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  const block = part.split('\n').map((line) => (isText(file) ? line.replace(/:.*/, '') : line).trim());
  const wanted = block.filter(Boolean);
  const ends = lines.flatMap((first, at) => {
    if (!wanted.every((line, index) => lines[at + index]?.trim().startsWith(line))) return [];
    let end = at + wanted.length;
    while (file.endsWith('.yaml') && indent(lines[end]) > indent(first)) end += 1;
    return [{ at, end }];
  });
  for (const { at, end } of ends.toReversed()) {
    lines.splice(end, 0, ...lines.slice(at, end).map((line) => rename(line, names)));
  }
  writeFileSync(path, lines.join('\n'));
  return ends.length;
}

/** The width of a line's indentation. */
const indent = (line = ''): number => line.search(/\S|$/);

/** Whether a file has texts of one language; a text has its key in every language. */
const isText = (file: string): boolean => file.startsWith('web/i18n/');

function follow(guide: string, names: Names): string {
  const text = readFileSync(guide, 'utf8');
  const added = filesInTable(text, 2).flatMap((pattern) => {
    const found = globSync(pattern);
    if (found.length === 0) throw new Error(`${guide} names ${pattern}: not found`);
    return found;
  });
  for (const file of added) addFile(file, names);
  const edited = new Set<string>();
  let places = 0;
  for (const { file, parts } of readSnippets(text)) {
    if (added.includes(file)) continue;
    for (const path of isText(file) ? globSync(file.replace('/en/', '/*/')) : [file]) {
      for (const part of parts) {
        const found = repeatIn(path, part, names);
        if (found === 0) throw new Error(`${guide} quotes what ${path} does not have: ${part}`);
        places += found;
      }
      edited.add(path);
    }
  }
  const unquoted = filesInTable(text, 3).filter((file) => !edited.has(file));
  if (unquoted.length > 0) throw new Error(`${guide} quotes no line of ${unquoted.join(', ')}`);
  return `${guide}: ${String(added.length)} new files, ${String(places)} places in ${String(edited.size)} files`;
}

function run(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: copy, stdio: 'inherit' });
  if (status !== 0) throw new Error(`In a copy of the tree changed by the guides: ${args.join(' ')}`);
}
const test = (project: string, ...args: string[]): void =>
  run('node_modules/vitest/vitest.mjs', 'run', '--project', project, ...args);

try {
  const tracked = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  }).stdout.split('\n');
  for (const file of tracked.filter(existsSync)) cpSync(file, join(copy, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  spawnSync('git', ['init', '--quiet'], { cwd: copy });

  const done = guides.map(({ guide, names }) => follow(guide, names));
  const tests = globSync('tests/guides/*.test.ts');
  for (const file of tests) copyFileSync(file, join(copy, 'tests/gateway', basename(file)));

  run('scripts/generate.ts');
  run('scripts/check.ts', 'types', 'lint', 'descriptions', 'translations', 'build');
  test('node', 'tests/gateway/deliveryNote', 'tests/gateway/orders', 'tests/sandbox/orders');
  test(
    'node',
    '/tooling/',
    'tests/gateway/writes/answersOfWrites',
    'tests/gateway/docs',
    'tests/project/docs',
  );
  // The other demo data of the copy may fill a page of another list exactly, which then takes one more call.
  test('node', 'tests/gateway/budgets', '-t', 'Order|Tooling|has its budget');
  test('web', 'tests/web/orders', 'tests/web/shell/frame');
  test('e2e', 'tests/e2e/tooling', 'tests/e2e/accessibility/lists');
  console.log(`\n${done.join('\n')}`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
