/** A node of the tree as it is drawn. */
export type TreeNode = {
  dbId: string;
  title: string;
  /** A leaf of the knowledge base; else it is a section. */
  isArticle: boolean;
  /** From 1. */
  level: number;
  parent: TreeNode | null;
  children: TreeNode[];
};

/** The knowledge base: its top-level nodes, and every node by its id. */
export type WikiTree = { top: readonly TreeNode[]; byId: ReadonlyMap<string, TreeNode> };

/** A node as the gateway answers it. */
export type WikiRow = {
  readonly id: string;
  readonly dbId: string;
  readonly title: string | null | undefined;
  readonly leaf: boolean | null | undefined;
  readonly parent: string | null | undefined;
};

/**
 * The tree of a flat list, in the order of the list. A node whose parent is missing, or that is its own ancestor, stands at
 * the top: no page is lost.
 */
export function buildTree(rows: readonly WikiRow[]): WikiTree {
  const nodes = new Map<string, TreeNode>(
    rows.map(({ id, dbId, title, leaf }) => [
      id,
      { dbId, title: title || `#${dbId}`, isArticle: leaf === true, level: 1, parent: null, children: [] },
    ]),
  );
  for (const { id, parent: parentId } of rows) {
    const node = nodes.get(id);
    const parent = nodes.get(parentId ?? '');
    if (node && parent && !pathTo(parent).includes(node)) node.parent = parent;
  }
  const top: TreeNode[] = [];
  for (const node of nodes.values()) (node.parent?.children ?? top).push(node);
  const setLevels = (siblings: readonly TreeNode[], level: number): void => {
    for (const node of siblings) {
      node.level = level;
      setLevels(node.children, level + 1);
    }
  };
  setLevels(top, 1);
  return { top, byId: new Map([...nodes.values()].map((node) => [node.dbId, node])) };
}

/** A node and those above it, from the top. */
export function pathTo(node: TreeNode): TreeNode[] {
  const path: TreeNode[] = [];
  for (let at: TreeNode | null = node; at; at = at.parent) path.unshift(at);
  return path;
}

/** The default page: the first article (GAP-152), which the gateway finds in the same way; null where there is none. */
export function firstArticle(siblings: readonly TreeNode[]): TreeNode | null {
  for (const node of siblings) {
    const found = node.isArticle ? node : firstArticle(node.children);
    if (found) return found;
  }
  return null;
}

/** The nodes in sight: those at the top, and the children of open ones. */
export function visibleNodes(siblings: readonly TreeNode[], open: ReadonlySet<string>): TreeNode[] {
  const visible: TreeNode[] = [];
  const add = (nodes: readonly TreeNode[]): void => {
    for (const node of nodes) {
      visible.push(node);
      if (open.has(node.dbId)) add(node.children);
    }
  };
  add(siblings);
  return visible;
}

/** The nodes whose title contains every word of a text, whatever its case and accents. */
export function searchTitles({ byId }: WikiTree, text: string): TreeNode[] {
  const words = fold(text).split(/\s+/);
  return [...byId.values()].filter(({ title }) => {
    const folded = fold(title);
    return words.every((word) => folded.includes(word));
  });
}

const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').trim();
