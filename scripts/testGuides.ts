/**
 * Follows docs/adding-a-field.md to the letter: in a copy of the tree, next to each place that the guide quotes, the same is
 * written for a new field, `deliveryNote`. Then the copy is generated, checked, built and tested, with tests of the new field
 * (tests/guides). Fails when the guide leaves out a step. Ends with the number of places and files.
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readSnippets } from './readSnippets.ts';

const guide = 'docs/adding-a-field.md';
const names = [
  ['clientOrderId', 'deliveryNote'],
  ['client_order_id', 'delivery_note'],
  ['CLIENT_ORDER_ID', 'DELIVERY_NOTE'],
] as const;

const renamed = (text: string): string =>
  names.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);

/** Writes a block once more below every place where lines begin as it does, for the new field, and counts the places. */
function repeatIn(file: string, block: readonly string[]): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  const isThere = (at: number): boolean =>
    block.every((line, index) => lines[at + index]?.trim().startsWith(line));
  const ends = lines.flatMap((_, at) => (isThere(at) ? [at + block.length] : []));
  for (const end of ends.toReversed()) {
    lines.splice(end, 0, ...lines.slice(end - block.length, end).map(renamed));
  }
  writeFileSync(file, lines.join('\n'));
  return ends.length;
}

const root = resolve(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'guide-'));

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: copy, stdio: 'inherit' });
  if (status !== 0)
    throw new Error(`In a copy of the tree with a field added by ${guide}: ${args.join(' ')}`);
}
const node = (...args: string[]): void => run(process.execPath, ...args);

try {
  const tracked = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  }).stdout.split('\n');
  for (const file of tracked.filter(Boolean)) cpSync(file, join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

  let places = 0;
  const files = new Set<string>();
  for (const { file, parts } of readSnippets(readFileSync(guide, 'utf8'))) {
    // A text has its key in every language.
    const isText = file.endsWith('.json');
    for (const path of isText ? globSync(file.replace('/en/', '/*/')) : [file]) {
      for (const part of parts) {
        const block = part.split('\n').map((line) => (isText ? line.replace(/:.*/, '') : line).trim());
        places += repeatIn(join(copy, path), block.filter(Boolean));
      }
      files.add(path);
    }
  }
  const added = globSync('tests/guides/*.test.ts');
  for (const test of added) copyFileSync(test, join(copy, 'tests/gateway', test.slice(dirname(test).length)));

  run('git', 'init', '--quiet');
  node('scripts/generate.ts');
  node('scripts/check.ts', 'types', 'lint', 'descriptions', 'translations', 'build');
  const vitest = (...args: string[]) => node('node_modules/vitest/vitest.mjs', 'run', ...args);
  vitest('--project', 'node', 'tests/gateway/deliveryNote', 'tests/gateway/orders', 'tests/sandbox/orders');
  vitest('--project', 'node', 'tests/gateway/budgets', '-t', 'Order');
  vitest('--project', 'web', 'tests/web/orders');
  console.log(`\n${guide}: ${String(places)} places in ${String(files.size)} files`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
