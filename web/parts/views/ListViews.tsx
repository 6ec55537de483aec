import { Button } from '@fluentui/react-components';
import { Bookmark20Regular } from '@fluentui/react-icons/svg/bookmark';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../ui/list/ListPage.tsx';
import { loadOnIntent } from '../../ui/loadOnIntent.ts';

// A menu is large and waits until it is wanted.
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
  const [isWanted, setIsWanted] = useState(false);
  const look = { icon: <Bookmark20Regular />, children: t('VIEWS') };
  const opener = (
    <Button
      {...intent}
      {...look}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setIsWanted(true)}
    />
  );
  if (!isWanted) return opener;
  return (
    <Suspense fallback={opener}>
      <ViewsMenu name={name} state={state} button={<Button {...look} />} />
    </Suspense>
  );
}
