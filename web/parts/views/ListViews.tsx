import { lazy, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../ui/list/ListPage.tsx';
import { loadOnIntent } from '../../ui/loading/loadOnIntent.ts';
import { LazyMenu } from '../../ui/menu/LazyMenu.tsx';
import { useToolbarLook } from '../../ui/useToolbarLook.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';

const loadMenu = async () => ({ default: (await import('./ViewsMenu.tsx')).ViewsMenu });
const ViewsMenu = lazy(loadMenu);
const intent = loadOnIntent(loadMenu);

type Props = {
  /** The list whose views these are; lists of one kind share them. */
  name: string;
  state: ListState;
};

/** The saved views of a list: chooses, saves and changes them (DAY-21 to DAY-24). */
export function ListViews({ name, state }: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <LazyMenu look={useToolbarLook(<Icon name="bookmark" />, t('VIEWS'))} intent={intent}>
      {(button) => <ViewsMenu name={name} state={state} button={button} />}
    </LazyMenu>
  );
}
