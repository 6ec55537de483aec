import { expect, test } from 'vitest';
import {
  buildTree,
  firstArticle,
  pathTo,
  searchTitles,
  visibleNodes,
  type WikiRow,
} from '../../../web/pages/wiki/wikiTree.ts';

const row = (
  id: string,
  parent: string | null,
  leaf = true,
  title: string | null = `Page ${id}`,
): WikiRow => ({
  id,
  dbId: id,
  title,
  leaf,
  parent,
});

test('a tree in the order of its list; a page without a parent or title is not lost', () => {
  const tree = buildTree([row('1', null, false), row('3', '1'), row('2', '1'), row('9', '77', true, null)]);
  expect(tree.top.map(({ title }) => title)).toEqual(['Page 1', '#9']);
  expect(visibleNodes(tree.top, new Set(['1'])).map(({ dbId, level }) => [dbId, level])).toEqual([
    ['1', 1],
    ['3', 2],
    ['2', 2],
    ['9', 1],
  ]);
  expect(firstArticle(tree.top)?.dbId).toBe('3');
  const page = tree.byId.get('2');
  expect(page && pathTo(page).map(({ dbId }) => dbId)).toEqual(['1', '2']);
});

test('nodes that lead back to themselves all show', () => {
  const tree = buildTree([row('1', '2', false), row('2', '1', false), row('3', '3')]);
  expect(
    visibleNodes(tree.top, new Set(['1', '2', '3']))
      .map(({ dbId }) => dbId)
      .toSorted(),
  ).toEqual(['1', '2', '3']);
});

test('a search ignores case, accents and the order of words', () => {
  const tree = buildTree([
    row('1', null, true, 'Numéros de pièces'),
    row('2', null, true, 'Größe der Räder'),
  ]);
  expect(searchTitles(tree, 'PIECES numeros').map(({ dbId }) => dbId)).toEqual(['1']);
  expect(searchTitles(tree, 'grosse').map(({ dbId }) => dbId)).toEqual(['2']);
});
