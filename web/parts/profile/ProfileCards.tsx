import { Button, makeStyles, SearchBox, tokens } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { standardCode } from '../../i18n/languages.ts';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { findChoices } from '../../ui/form/findChoices.ts';
import { Pager } from '../../ui/list/Pager.tsx';
import { present } from '../../ui/list/present.ts';
import { UnreadableRows } from '../../ui/list/UnreadableRows.tsx';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import { useNextRowFocus } from '../../ui/list/useNextRowFocus.ts';
import type { Intent } from '../../ui/loading/loadOnIntent.ts';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { PageCommands } from '../../ui/page/PageNote.tsx';
import { ThumbBar } from '../../ui/page/ThumbBar.tsx';

const useStyles = makeStyles({
  search: { inlineSize: '320px', maxInlineSize: '100%', marginBlockEnd: tokens.spacingVerticalM },
  // Twelve columns; each card takes four of them, six on a tablet, all on a phone.
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li': { display: 'grid', gridColumn: 'span 12' },
    '@media (min-width: 760px) and (max-width: 1199.98px)': { '& > li': { gridColumn: 'span 6' } },
    '@media (min-width: 1200px)': { '& > li': { gridColumn: 'span 4' } },
    '@media (max-width: 639.98px)': { columnGap: 0, rowGap: tokens.spacingVerticalS },
  },
});

/** From this many cards on there is a search. */
const searchFrom = 12;
const sizes: readonly number[] = [12, 24, 48, 96];

type Props<Answered, Item> = {
  /** Names the list for screen readers. */
  label: string;
  /** The list as it was answered: null where it could not be read, or an entry could not. */
  items: readonly (Answered | null | undefined)[] | null | undefined;
  /** The item as its card takes it. */
  read: (answered: Answered) => Item;
  /** All that a search looks into; the cards are in its order. */
  textOf: (item: Item) => string;
  /** What comes before all others, for example the default address. */
  isFirst?: (item: Item) => boolean;
  /** The card of an item; `leave` is called before the item is removed, and hands on the focus. */
  renderCard: (item: Item, leave: () => void) => ReactElement;
  /** The button that adds an item, with what loads its form. */
  add: { label: string; intent: Intent; onPress: () => void };
  empty: { title: string; text?: string };
};

/**
 * Cards in a layout of twelve columns (PROF-03, PROF-15), in alphabetical order, with a search from twelve on and pages:
 * hundreds of them are a list of the back end without pages, and only those of one page are drawn.
 */
export function ProfileCards<Answered, Item extends { readonly id: string }>(
  props: Props<Answered, Item>,
): ReactElement {
  const { label, items, read, textOf, isFirst, renderCard, add, empty } = props;
  const styles = useStyles();
  const { t, i18n } = useTranslation();
  const list = useListUrl();
  const { typed, search } = useSearchText();

  const all = useMemo(() => {
    const collator = new Intl.Collator(standardCode(i18n.language), { numeric: true });
    const rank = (item: Item) => (isFirst?.(item) ? 0 : 1);
    return present(items)
      .map(read)
      .map((item) => ({ item, value: item.id, label: textOf(item) }))
      .toSorted(
        (one, other) => rank(one.item) - rank(other.item) || collator.compare(one.label, other.label),
      );
  }, [i18n.language, isFirst, items, read, textOf]);
  const found = useMemo(() => {
    const places = new Set(findChoices(all, typed).map(({ value }) => value));
    return all.filter(({ value }) => places.has(value));
  }, [all, typed]);
  // The last card of the last page may have been removed.
  const page = Math.min(list.page, Math.max(1, Math.ceil(found.length / list.limit)));
  const shown = found.slice((page - 1) * list.limit, page * list.limit);
  const leave = useNextRowFocus(useMemo(() => shown.map(({ value }) => value), [shown]));

  if (!items) return <NotLoaded />;
  const hasSearch = all.length >= searchFrom || typed !== '';
  return (
    <>
      <PageCommands>
        <ThumbBar>
          <Button {...add.intent} appearance="primary" icon={<Add20Regular />} onClick={add.onPress}>
            {add.label}
          </Button>
        </ThumbBar>
      </PageCommands>
      {hasSearch ? (
        <SearchBox
          className={styles.search}
          aria-label={t('PROFILE.SEARCH')}
          placeholder={t('PROFILE.SEARCH')}
          value={typed}
          onChange={(_, { value }) => search(value)}
        />
      ) : null}
      {shown.length > 0 ? (
        <ul className={styles.cards} aria-label={label}>
          {shown.map(({ item, value }) => (
            <li key={value}>{renderCard(item, () => leave(value))}</li>
          ))}
        </ul>
      ) : null}
      {all.length === 0 && items.length === 0 ? <EmptyState {...empty} /> : null}
      {all.length > 0 && found.length === 0 ? <EmptyState title={t('FORM.NO_CHOICE')} /> : null}
      <UnreadableRows rows={items} />
      {found.length > Math.min(...sizes) ? (
        <Pager list={{ ...list, page }} total={found.length} sizes={sizes} />
      ) : null}
    </>
  );
}

/** The typed text, which is in the address too, so that it is there again on the way back. */
function useSearchText(): { typed: string; search: (text: string) => void } {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('search') ?? '');
  const search = (text: string) => {
    setTyped(text);
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (text === '') next.delete('search');
        else next.set('search', text);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { typed, search };
}
