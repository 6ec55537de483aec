import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shell/session/useSession.ts';
import { notify } from '../../ui/notices/notify.ts';
import { drafts } from '../drafts/draftStore.ts';
import { readViews, withoutView, withView, type SavedView } from './savedViews.ts';

/** The saved views of a list, and how to change them. */
export type SavedViews = {
  views: readonly SavedView[];
  /** Keeps a view, new or changed. */
  save: (view: SavedView) => boolean;
  remove: (id: string) => boolean;
};

/**
 * The views that the user has saved of a list on this device (DAY-21). They belong to the user and the one who is
 * impersonated; all tabs see the same.
 *
 * @param list name of the list
 */
export function useSavedViews(list: string): SavedViews {
  const { t } = useTranslation();
  const { user, originalUser } = useSession();
  const name = ['views', originalUser?.dbId, user?.dbId, list].join(':');
  const stored = useSyncExternalStore(drafts.subscribe, () => drafts.read(name));
  return useMemo(() => {
    // Of the latest ones: another tab, or an Undo, may have changed them meanwhile.
    const change = (changed: (views: readonly SavedView[]) => readonly SavedView[]): boolean => {
      const isKept = drafts.keep(name, changed(readViews(drafts.read(name)?.value)));
      if (!isKept) notify({ intent: 'error', title: t('VIEWS.NO_ROOM') });
      return isKept;
    };
    return {
      views: readViews(stored?.value),
      save: (view) => change((views) => withView(views, view)),
      remove: (id) => change((views) => withoutView(views, id)),
    };
  }, [name, stored, t]);
}
