/** Elements, or texts, that a program has put in the place of a node of React's. */
const substitutes = new WeakMap<Node, Node>();
/** The nodes that they stand for. */
const originals = new WeakMap<Node, Node>();

/**
 * Lets the client go on with a page that other programs change: translators put an element in the place of each text,
 * dark-mode and grammar extensions wrap elements. React would remove and insert before nodes that are no longer there, and
 * fail, or change a text that no one sees any more. Called once, before anything is drawn
 * (docs/decisions/changed-pages.md).
 */
export function survivePageChanges(): void {
  const observer = new MutationObserver(learn);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  // By the standard it is Node's.
  const owner = Object.hasOwn(CharacterData.prototype, 'nodeValue')
    ? CharacterData.prototype
    : Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(owner, 'nodeValue');

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    learn(observer.takeRecords());
    const place = placeOf(child, this);
    if (place) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    next: Node | null,
  ): Added {
    if (next === null || next.parentNode === this) return insertBefore.call(this, added, next) as Added;
    learn(observer.takeRecords());
    return insertBefore.call(this, added, placeOf(next, this)) as Added;
  };
  Object.defineProperty(owner, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string | null) {
      nodeValue?.set?.call(this, text);
      if (this.parentNode || !(this instanceof Text)) return;
      learn(observer.takeRecords());
      // The text that is seen is another program's: this one takes its place back, and may be translated again.
      const place = substituteOf(this);
      place?.parentNode?.replaceChild(this, place);
    },
  });
}

/** Notes what stands where a node was: what came in the same change, or next to it in the same moment. */
function learn(records: readonly MutationRecord[]): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const [removed] = removedNodes;
    const [substitute] = [addedNodes[0], previousSibling, nextSibling].filter(
      (node) => node && added.has(node),
    );
    if (!removed || removed.parentNode || !substitute) continue;
    const original = originals.get(removed) ?? removed;
    substitutes.set(original, substitute);
    originals.set(substitute, original);
  }
}

/** The node that stands for another one in the document now. */
function substituteOf(node: Node): Node | undefined {
  const substitute = substitutes.get(node);
  return substitute && !substitute.parentNode ? undefined : substitute;
}

/** The child of a parent in which a node, or what stands for it, is; null where there is none. */
function placeOf(node: Node, parent: Node): Node | null {
  for (let at: Node | null | undefined = node; at; at = at.parentNode ?? substituteOf(at))
    if (at.parentNode === parent) return at;
  return null;
}
