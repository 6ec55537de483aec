import {
  makeStyles,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { newKey } from '../../relay/WriteIntents.ts';
import { withFilters } from '../../ui/filters/filterParams.ts';
import type { ListState } from '../../ui/list/ListPage.tsx';
import { inlineMenu } from '../../ui/menu/inlineMenu.ts';
import { announce } from '../../ui/announce/announce.ts';
import { notify } from '../../ui/notices/notify.ts';
import { lazyDialog } from '../../ui/dialogs/lazyDialog.tsx';
import { isSameView, type SavedView } from './savedViews.ts';
import { useSavedViews } from './useSavedViews.ts';

const [ViewNameDialog] = lazyDialog(async () => (await import('./ViewNameDialog.tsx')).ViewNameDialog);

const useStyles = makeStyles({
  popover: inlineMenu,
  list: { maxInlineSize: 'min(360px, calc(100vw - 32px))', overflowWrap: 'anywhere' },
});

type Props = { name: string; state: ListState; button: ReactElement };

/** The button of `ListViews` with its menu, which opens at once. */
export function ViewsMenu({ name, state, button }: Props): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { views, save, remove } = useSavedViews(name);
  // Fluent moves the focus in when a menu opens, not when it is open from the start.
  const [isOpen, setIsOpen] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is intended
  useEffect(() => setIsOpen(true), []);
  const [chosenId, setChosenId] = useState<string>();
  const [naming, setNaming] = useState<'save' | 'rename' | null>(null);

  const shown = {
    filters: withFilters(new URLSearchParams(), state.list.filters).toString(),
    columns: state.columns?.visibleKeys ?? null,
  };
  const chosen = views.find(({ id }) => id === chosenId);
  // The view that was chosen last, while it shows or has been changed; else one that happens to show the same.
  const same = chosen && isSameView(chosen, shown) ? chosen : views.find((view) => isSameView(view, shown));
  const subject = chosen ?? same;

  const choose = (view: SavedView) => {
    setChosenId(view.id);
    if (view.columns) state.columns?.choose(view.columns);
    const next = withFilters(search, new Map());
    new URLSearchParams(view.filters).forEach((value, key) => next.append(key, value));
    next.set('page', '1');
    next.set('limit', String(state.list.limit));
    setSearch(next, { preventScrollReset: true });
  };
  const offerUndo = (title: string, view: SavedView) =>
    notify({ intent: 'success', title, action: { label: t('CART.UNDO'), run: () => save(view) } });
  const nameView = (viewName: string): boolean => {
    const view = naming === 'rename' && subject ? { ...subject, name: viewName } : null;
    const kept = view ?? { ...shown, id: newKey(), name: viewName };
    setChosenId(kept.id);
    const isSaved = save(kept);
    if (isSaved) announce(t('FORM.SAVED', { name: viewName }));
    return isSaved;
  };
  const copyLink = async () => {
    const link = new URL(location.pathname, location.origin);
    link.search = shown.filters;
    try {
      await navigator.clipboard.writeText(link.href);
      notify({ intent: 'success', title: t('VIEWS.LINK_COPIED') });
    } catch {
      // Browsers refuse it where the user has forbidden it.
      notify({ intent: 'error', title: t('VIEWS.LINK_NOT_COPIED'), body: link.href });
    }
  };

  return (
    <>
      <Menu
        inline
        open={isOpen}
        onOpenChange={(_, { open }) => setIsOpen(open)}
        checkedValues={{ view: same ? [same.id] : [] }}
      >
        <MenuTrigger disableButtonEnhancement>{button}</MenuTrigger>
        <MenuPopover className={styles.popover}>
          <MenuList className={styles.list}>
            <MenuGroup>
              <MenuGroupHeader>{t(views.length > 0 ? 'VIEWS.SAVED' : 'VIEWS.EMPTY')}</MenuGroupHeader>
              {views.map((view) => (
                <MenuItemRadio key={view.id} name="view" value={view.id} onClick={() => choose(view)}>
                  {view.name}
                </MenuItemRadio>
              ))}
            </MenuGroup>
            <MenuDivider />
            {subject && !isSameView(subject, shown) ? (
              <MenuItem
                onClick={() => {
                  if (save({ ...subject, ...shown }))
                    offerUndo(t('VIEWS.UPDATED', { name: subject.name }), subject);
                }}
              >
                {t('VIEWS.UPDATE', { name: subject.name })}
              </MenuItem>
            ) : null}
            <MenuItem onClick={() => setNaming('save')}>{t('VIEWS.SAVE')}</MenuItem>
            {subject ? (
              <>
                <MenuItem onClick={() => setNaming('rename')}>
                  {t('VIEWS.RENAME', { name: subject.name })}
                </MenuItem>
                <MenuItem
                  onClick={() => {
                    if (remove(subject.id)) offerUndo(t('VIEWS.DELETED', { name: subject.name }), subject);
                  }}
                >
                  {t('VIEWS.DELETE', { name: subject.name })}
                </MenuItem>
              </>
            ) : null}
            <MenuItem onClick={() => void copyLink()}>{t('VIEWS.COPY_LINK')}</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      <ViewNameDialog
        isOpen={naming !== null}
        onClose={() => setNaming(null)}
        title={t(naming === 'rename' ? 'VIEWS.RENAME_TITLE' : 'VIEWS.SAVE_TITLE')}
        name={naming === 'rename' ? (subject?.name ?? '') : ''}
        taken={views.filter((view) => naming === 'save' || view !== subject).map((view) => view.name)}
        onName={nameView}
      />
    </>
  );
}
