import type { ButtonProps } from '@fluentui/react-components';
import { lazy, type ReactElement } from 'react';
import { loadOnIntent } from '../loading/loadOnIntent.ts';
import { LazyMenu } from './LazyMenu.tsx';
import type { MenuAction } from './MenuAction.ts';

const loadMenu = async () => ({ default: (await import('./ActionMenuList.tsx')).ActionMenuList });
const ActionMenuList = lazy(loadMenu);
const intent = loadOnIntent(loadMenu);

type Props = Pick<ButtonProps, 'appearance' | 'size' | 'icon' | 'disabled'> & {
  /** Text of the button; without it the button shows its icon alone. */
  label?: string;
  /** Name of the button, where it has no text or needs more than that. */
  'aria-label'?: string;
  actions: readonly MenuAction[];
};

/** A button with a menu of links and commands; keys and focus are those of Fluent's menu. */
export function ActionMenu({ actions, label, ...look }: Props): ReactElement {
  return (
    <LazyMenu look={{ ...look, children: label }} intent={intent}>
      {(button) => <ActionMenuList actions={actions} button={button} />}
    </LazyMenu>
  );
}
