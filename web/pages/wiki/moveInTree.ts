import type { TreeNode } from './wikiTree.ts';

/** Where a tree's rows stand, and which is active. */
type Place = { nodes: readonly TreeNode[]; at: number; open: ReadonlySet<string> };
/** The row to go to, and whether the active section opens or closes. */
type Move = { to?: number; toggle?: boolean };

/** The move that a key makes in a tree, as WAI-ARIA describes it; null for other keys. */
export function moveInTree(key: string, { nodes, at, open }: Place): Move | null {
  const node = nodes[at];
  if (!node) return null;
  const last = nodes.length - 1;
  const isSection = node.children.length > 0;
  const isOpen = isSection && open.has(node.dbId);
  switch (key) {
    case 'ArrowDown':
      return { to: Math.min(last, at + 1) };
    case 'ArrowUp':
      return { to: Math.max(0, at - 1) };
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: last };
    case 'ArrowRight':
      if (!isSection) return {};
      return isOpen ? { to: at + 1 } : { toggle: true };
    case 'ArrowLeft':
      if (isOpen) return { toggle: false };
      return node.parent ? { to: nodes.indexOf(node.parent) } : {};
    default:
      return /^[\p{L}\p{N}]$/u.test(key) ? toLetter(key.toLowerCase(), nodes, at) : null;
  }
}

/** To the next row that begins with a letter, round the end. */
function toLetter(letter: string, nodes: readonly TreeNode[], at: number): Move {
  const order = [...nodes.keys()].map((step) => (at + 1 + step) % nodes.length);
  const to = order.find((index) => nodes[index]?.title.toLowerCase().startsWith(letter));
  return to === undefined ? {} : { to };
}
