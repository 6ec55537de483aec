import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const folderOf = (file: string): string => dirname(file).split(sep).slice(0, 2).join('/');

/** Each folder of a tree, and the others that its files import. Generated types are left out: they name all there is. */
function readImports(tree: string): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of globSync(`${tree}/**/*.ts`, { exclude: ['**/node_modules', '**/*.generated.ts'] })) {
    const folder = folderOf(file);
    const found = imports.get(folder) ?? new Set();
    imports.set(folder, found);
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      const imported = join(dirname(file), fileName);
      const isOwn = fileName.startsWith('.') && imported.startsWith(tree + sep);
      if (isOwn && !imported.endsWith('.generated.ts') && folderOf(imported) !== folder)
        found.add(folderOf(imported));
    }
  }
  return imports;
}

/** The folders of one circle, the first of them also at the end; null where there is none. */
function findCircle(imports: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>();
  const follow = (path: readonly string[], folder: string): string[] | null => {
    if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder];
    if (done.has(folder)) return null;
    for (const next of imports.get(folder) ?? []) {
      const circle = follow([...path, folder], next);
      if (circle) return circle;
    }
    done.add(folder);
    return null;
  };
  return [...imports.keys()].map((folder) => follow([], folder)).find((circle) => circle !== null) ?? null;
}

test.each(['gateway', 'sandbox'])('no folders of %s import each other in a circle', (tree) => {
  const imports = readImports(tree);
  expect(imports.size).toBeGreaterThan(5);
  expect(findCircle(imports)).toBeNull();
});
