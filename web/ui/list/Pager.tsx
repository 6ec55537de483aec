import { Button, Input, Label, makeStyles, Select, Text, tokens, useId } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatNumber } from '../values/formatMoney.ts';
import { NamedIcon } from '../pictures/NamedIcon.tsx';
import { useIsPhone } from '../useIsPhone.ts';
import { visuallyHidden } from '../announce/visuallyHidden.ts';
import { pageSizes, type ListPage } from './listState.ts';
import { pagesAround } from './pagesAround.ts';
import { usePressedList, type ListUrl } from './useListUrl.ts';
import { Icon } from '../pictures/Icon.tsx';

const phone = '@media (max-width: 639.98px)';

const useStyles = makeStyles({
  pager: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    marginBlockStart: tokens.spacingVerticalM,
  },
  pages: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    // One line below a thumb; range and size are the next.
    [phone]: { order: -1, flexBasis: '100%', justifyContent: 'center' },
  },
  page: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minInlineSize: '32px',
    blockSize: '32px',
    paddingInline: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    fontVariantNumeric: 'tabular-nums',
    '@media (pointer: coarse)': { minInlineSize: '44px', blockSize: '44px' },
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  // Pages are left out before this one.
  afterGap: { '::before': { content: '"…" / ""', color: tokens.colorNeutralForeground3 } },
  current: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    '@media (forced-colors: active)': { outline: '1px solid Highlight' },
  },
  controls: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    marginInlineStart: 'auto',
  },
  sizeLabel: { [phone]: visuallyHidden },
  jump: { inlineSize: '72px' },
  // As wide as its place: by itself it would lie over what follows.
  jumpField: { inlineSize: '100%', minInlineSize: 0 },
  range: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

type Props = {
  /** The list's state in the URL. */
  list: Pick<ListUrl, 'page' | 'limit' | 'pageHref' | 'goToPage' | 'at'>;
  /** How many rows there are on all pages. */
  total: number;
  /** Sizes offered (GAP-34). */
  sizes?: readonly number[];
};

const count = (number: number) => formatNumber(number, 0, 'DOT');

/**
 * Range and total, page links, page size and quick jump of a numbered list (LIST-03 to LIST-05). The range is that of the
 * rows on the screen, the links and the size are at once those that were pressed.
 */
export function Pager({ list: shown, total, sizes = pageSizes }: Props): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const sizeId = useId('page-size');
  const list = usePressedList(shown);
  const isPhone = useIsPhone();
  const { page, limit } = list;
  const pageCount = Math.max(1, Math.ceil(total / limit));
  if (total === 0) return null;

  return (
    <nav className={styles.pager} aria-label={t('PAGER.LABEL')}>
      <Text className={styles.range}>
        {`${count(Math.min((shown.page - 1) * shown.limit + 1, total))}-${count(Math.min(shown.page * shown.limit, total))} / ${count(total)}`}
      </Text>
      {pageCount > 1 ? (
        <ul className={styles.pages}>
          <li>
            <Step list={list} to={{ page: page - 1 }} isPossible={page > 1} label={t('PAGER.PREVIOUS')}>
              <Icon name="chevron-left" />
            </Step>
          </li>
          {pagesAround(page, pageCount, isPhone ? 3 : 5).map((number, index, pages) => (
            <li key={number} className={number - (pages[index - 1] ?? 0) > 1 ? styles.afterGap : undefined}>
              <Link
                to={list.pageHref({ page: number })}
                preventScrollReset
                className={number === page ? `${styles.page} ${styles.current}` : styles.page}
                aria-label={t('PAGER.PAGE', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {count(number)}
              </Link>
            </li>
          ))}
          <li>
            <Step list={list} to={{ page: page + 1 }} isPossible={page < pageCount} label={t('PAGER.NEXT')}>
              <Icon name="chevron-right" />
            </Step>
          </li>
        </ul>
      ) : null}
      <div className={styles.controls}>
        {pageCount > pagesShown ? <QuickJump list={list} pageCount={pageCount} /> : null}
        <Label htmlFor={sizeId} className={styles.sizeLabel}>
          {t('PAGER.PAGE_SIZE')}
        </Label>
        <Select
          id={sizeId}
          size="small"
          value={String(limit)}
          // The row that is first now stays on the screen.
          onChange={(_, { value }) =>
            list.goToPage({
              limit: Number(value),
              page: Math.floor(((page - 1) * limit) / Number(value)) + 1,
            })
          }
        >
          {[...new Set([...sizes, limit])]
            .sort((a, b) => a - b)
            .map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
        </Select>
      </div>
    </nav>
  );
}

/** With more pages than the links can show, a page can be typed. */
const pagesShown = 5;

type StepProps = {
  list: Props['list'];
  to: Partial<ListPage>;
  isPossible: boolean;
  label: string;
  children: ReactElement;
};

function Step({ list, to, isPossible, label, children }: StepProps): ReactElement {
  const styles = useStyles();
  if (!isPossible) return <Button appearance="subtle" disabled icon={children} aria-label={label} />;
  return (
    <Link to={list.pageHref(to)} preventScrollReset className={styles.page}>
      <NamedIcon name={label}>{children}</NamedIcon>
    </Link>
  );
}

function QuickJump({ list, pageCount }: { list: Props['list']; pageCount: number }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  return (
    <form
      className={styles.jump}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = Number.parseInt(typed, 10);
        if (wanted >= 1) list.goToPage({ page: Math.min(wanted, pageCount) });
        setTyped('');
      }}
    >
      <Input
        className={styles.jumpField}
        size="small"
        inputMode="numeric"
        aria-label={t('PAGER.JUMP')}
        placeholder={t('PAGER.JUMP_SHORT')}
        value={typed}
        onChange={(_, { value }) => setTyped(value.replace(/\D/g, '').slice(0, 6))}
      />
    </form>
  );
}
