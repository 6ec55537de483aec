import type { Entity } from '../../rest/entities.ts';

type Node = Entity<'WikiNode'>;

/**
 * The first article of a tree, from the top and in the order of the list; null when there is none. Nodes whose parent is
 * missing count as top-level.
 */
export function findFirstArticle(tree: readonly (Node | null)[]): Node | null {
  const nodes = tree.filter((node) => node !== null);
  const ids = new Set(nodes.map(({ id }) => id));
  const children = Map.groupBy(nodes, ({ parent }) => (parent !== null && ids.has(parent) ? parent : null));
  // Read from the end: the next node is the last of the list.
  const next = (children.get(null) ?? []).toReversed();
  for (let node = next.pop(); node; node = next.pop()) {
    if (node.leaf === true) return node;
    next.push(...(children.get(node.id) ?? []).toReversed());
    // Each node is entered once, even in a tree that leads back to itself.
    children.delete(node.id);
  }
  return null;
}
