import { mergeClasses } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';
import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useMatch, useNavigate } from 'react-router-dom';
import { moveInTree } from './moveInTree.ts';
import { useTreeStyles } from './useTreeStyles.ts';
import { useRowsInSight } from './useRowsInSight.ts';
import { wikiPageUrl } from './wiki.urls.ts';
import { firstArticle, pathTo, visibleNodes, type TreeNode, type WikiTree } from './wikiTree.ts';

/**
 * The tree, with the keys of WAI-ARIA's tree view: arrows, Home, End, letters, Enter. Each page is a link, and a click on a
 * section opens it too. Only rows in sight are drawn, so that thousands of pages cost no more than a few.
 */
export function TreeView({ tree }: { tree: WikiTree }): ReactElement {
  const styles = useTreeStyles();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const dbId = useMatch('/wiki/page/:dbId')?.params.dbId;
  const current = dbId === undefined ? firstArticle(tree.top) : (tree.byId.get(dbId) ?? null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState<string | null>(null);
  const [shown, setShown] = useState<TreeNode | null>(null);
  // The way to a page that was just opened, by a link in a text perhaps, is open.
  if (current !== shown) {
    setShown(current);
    setActive(current?.dbId ?? null);
    if (current) setOpen(new Set([...open, ...pathTo(current).map((node) => node.dbId)]));
  }
  const nodes = visibleNodes(tree.top, open);
  const at = Math.max(
    0,
    nodes.findIndex((node) => node.dbId === active),
  );
  const box = useRef<HTMLDivElement>(null);
  const rows = useRowsInSight(box, nodes.length, at);

  const toggle = (node: TreeNode, isOpen: boolean): void => {
    const next = new Set(open);
    if (isOpen) next.add(node.dbId);
    else next.delete(node.dbId);
    setOpen(next);
  };
  const press = (event: KeyboardEvent): void => {
    const node = nodes[at];
    if (!node || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') void navigate(wikiPageUrl(node.dbId));
    else {
      const move = moveInTree(event.key, { nodes, at, open });
      if (!move) return;
      if (move.toggle !== undefined) toggle(node, move.toggle);
      if (move.to !== undefined) {
        setActive(nodes[move.to]?.dbId ?? null);
        rows.reveal(move.to);
      }
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={box}
      className={styles.tree}
      role="tree"
      tabIndex={0}
      aria-label={t('WIKI.CONTENTS')}
      aria-activedescendant={nodes.length > 0 ? `${id}-${nodes[at]?.dbId ?? ''}` : undefined}
      onKeyDown={press}
    >
      <div role="presentation" className={styles.rows} style={{ blockSize: `${rows.height}px` }}>
        {rows.shown.map(({ index, top }) => {
          const node = nodes[index];
          if (!node) return null;
          const isSection = node.children.length > 0;
          const isOpen = open.has(node.dbId);
          const siblings = node.parent?.children ?? tree.top;
          return (
            <div
              key={node.dbId}
              id={`${id}-${node.dbId}`}
              role="treeitem"
              aria-level={node.level}
              aria-setsize={siblings.length}
              aria-posinset={siblings.indexOf(node) + 1}
              aria-expanded={isSection ? isOpen : undefined}
              aria-selected={node === current}
              aria-label={node.title}
              className={mergeClasses(
                styles.row,
                node === current && styles.current,
                index === at && styles.active,
              )}
              style={{ insetBlockStart: `${top}px`, paddingInlineStart: `${(node.level - 1) * 16}px` }}
            >
              {isSection ? (
                // The keyboard has the arrows, a screen reader the state of the item.
                <button
                  type="button"
                  className={styles.chevron}
                  tabIndex={-1}
                  aria-hidden
                  onClick={() => toggle(node, !isOpen)}
                >
                  {isOpen ? <ChevronDown16Regular /> : <ChevronRight16Regular />}
                </button>
              ) : (
                <span className={styles.chevron} />
              )}
              <Link
                to={wikiPageUrl(node.dbId)}
                className={styles.link}
                tabIndex={-1}
                aria-current={node === current ? 'page' : undefined}
                onClick={() => {
                  setActive(node.dbId);
                  if (isSection) toggle(node, node !== current || !isOpen);
                }}
              >
                <span title={node.title}>{node.title}</span>
              </Link>
            </div>
          );
        })}
      </div>
    </div>
  );
}
