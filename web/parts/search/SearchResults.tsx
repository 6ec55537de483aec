import { makeStyles, tokens } from '@fluentui/react-components';
import { useLayoutEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shell/session/useSession.ts';
import { useAnnounce } from '../../ui/announce/useAnnounce.ts';
import { plainNumber, readNumber } from './readNumber.ts';
import { rememberPlace } from './recentPlaces.ts';
import type { SearchOption } from './SearchOption.ts';
import { SearchGroup } from './SearchGroup.tsx';
import { useSearchGroups } from './useSearchGroups.tsx';

const useStyles = makeStyles({
  list: { padding: tokens.spacingVerticalXS },
  note: {
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground2,
  },
});

type Props = {
  /** Id of the list, for the field. */
  id: string;
  text: string;
  /** Id of the chosen option. */
  active: string | null;
  /** Receives the options in their order, for the field's keys, and whether others with a number may come. */
  onOptions: (options: readonly SearchOption[], mayComeExact: boolean) => void;
  onTake: (option: SearchOption, isNewTab: boolean) => void;
  /** Searches the text in the catalog; null for users without it. */
  onSearchParts: (() => void) | null;
};

/** Kinds whose titles are numbers that one types to open them. */
const isNumbered = (kind: string): boolean => !['RECENT', 'PAGES', 'ARTICLES'].includes(kind);

/** What the search finds, by kind; without a text, where the user went last. */
export function SearchResults(props: Props): ReactElement {
  const { id, text, active, onOptions, onTake, onSearchParts } = props;
  const styles = useStyles();
  const { t } = useTranslation();
  const user = useSession().user?.dbId ?? '';
  const groups = useSearchGroups(text);
  const typedNumbers = new Set([text, readNumber(text)].map(plainNumber).filter(Boolean));
  const shown = groups.map(({ rows, ...group }) => ({
    ...group,
    rows: rows.map((row, place) => ({
      ...row,
      id: `${id}-${group.kind}-${place}`,
      isExact:
        group.kind !== 'RECENT' &&
        // The search for parts shows more of an article than its page.
        (group.kind !== 'ARTICLES' || onSearchParts === null) &&
        [row.title, row.dbId ?? ''].some((name) => typedNumbers.has(plainNumber(name))),
      onTaken: () =>
        rememberPlace(
          user,
          {
            title: row.title,
            kind: group.kind === 'RECENT' ? (row.detail ?? '') : t(`SEARCH.KIND.${group.kind}`),
            to: row.to,
          },
          'places',
        ),
    })),
  }));
  const flat = shown.flatMap(({ rows }) => rows);
  const mayComeExact = groups.some(({ kind, state }) => isNumbered(kind) && state === 'searching');
  useLayoutEffect(() => onOptions(flat, mayComeExact));
  const isSearching = groups.some(({ state }) => state === 'searching');
  const isEmpty = flat.length === 0;
  // A single letter is looked for in names of pages alone.
  const isAsked = groups.some(({ kind, state }) => kind !== 'PAGES' && state !== 'idle');
  const noteOf = () => {
    if (isSearching) return t('SEARCH.SEARCHING');
    if (isEmpty && (text === '' || !isAsked)) return t('SEARCH.HINT');
    if (text === '') return null;
    if (isEmpty && !groups.some(({ state }) => state === 'failed')) return t('SEARCH.NOTHING', { text });
    return onSearchParts ? t('SEARCH.ENTER') : null;
  };
  const note = noteOf();
  const found = isEmpty ? note : t('CATALOG.SUGGESTIONS', { count: flat.length });
  useAnnounce(isSearching || text === '' ? null : found);

  return (
    <div aria-busy={isSearching}>
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={t('SEARCH.LABEL')}
        className={styles.list}
        // The focus stays in the field, whose keys choose.
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map(({ kind, state, rows }) =>
          rows.length > 0 || state === 'failed' ? (
            <SearchGroup
              key={kind}
              id={`${id}-${kind}`}
              title={t(`SEARCH.KIND.${kind}`)}
              rows={rows}
              isStale={state === 'searching'}
              isFailed={state === 'failed'}
              active={active}
              onTake={onTake}
            />
          ) : null,
        )}
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
