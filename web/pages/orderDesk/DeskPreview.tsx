import { Button, makeStyles, MessageBarBody, tokens, typographyStyles } from '@fluentui/react-components';
import { CheckmarkCircle32Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { Search32Regular } from '@fluentui/react-icons/svg/search';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactElement,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { announce, toSentences } from '../../ui/announce/announce.ts';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { formatNumber } from '../../ui/values/formatMoney.ts';
import { Pager } from '../../ui/list/Pager.tsx';
import { PillButton } from '../../ui/PillButton.tsx';
import { useListUrl } from '../../ui/list/useListUrl.ts';
import { cartUrls } from '../../parts/cart/cart.urls.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { UnansweredNotice } from '../../parts/cart/UnansweredNotice.tsx';
import type { CartType } from '../../parts/cart/cartTypes.ts';
import { CartTypeField } from '../../parts/cart/CartTypeField.tsx';
import { CorrectLine, type Correctable } from '../../parts/orderLists/CorrectLine.tsx';
import { isReady, statesOf, type DeskLine, type LineState } from '../../parts/orderLists/deskLines.ts';
import { DeskTable } from '../../parts/orderLists/DeskTable.tsx';
import { ReadingNotes } from '../../parts/orderLists/ReadingNotes.tsx';
import { UnreadLines } from '../../parts/orderLists/UnreadLines.tsx';
import { DeskBar } from './DeskBar.tsx';
import { changeLine, removeLine, takeOneEach } from './deskStore.ts';
import type { OrderDesk } from './useOrderDesk.ts';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  shown: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  oneEach: { alignSelf: 'start' },
  result: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
  },
  heading: {
    ...typographyStyles.subtitle2,
    margin: 0,
    alignSelf: 'start',
    borderRadius: tokens.borderRadiusSmall,
  },
});

const hasArticle = ({ chosen }: DeskLine): boolean => chosen !== null;

/** Rows that are rendered at once with the page; the others follow, so that the page answers meanwhile. */
const firstRows = 5;

const states = [
  'READY',
  'NO_QTY',
  'ROUNDED',
  'SHORT',
  'CHOOSE',
  'UNKNOWN',
] as const satisfies readonly LineState[];

/** The lines with what they mean, page by page, what was not understood, and the button that adds them. */
export function DeskPreview({ work, lines }: { work: OrderDesk; lines: readonly DeskLine[] }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const list = useListUrl();
  const [state, setState] = useState<LineState | null>(null);
  const [correcting, setCorrecting] = useState<Correctable | null>(null);
  const { added, unread, reading, file, type } = work.desk;
  const left = lines.length + unread.length;
  const addedText = useAddedText(added, left);
  const heading = useSayPreview(work.desk, lines, addedText);

  const shown = state === null ? lines : lines.filter((line) => statesOf(line, type).includes(state));
  const page = Math.min(list.page, Math.max(1, Math.ceil(shown.length / list.limit)));
  const start = (page - 1) * list.limit;
  const rows = useDeferredValue(list.limit, firstRows);
  const show = (next: LineState | null) => {
    setState(next);
    if (page !== 1) list.goToPage({ page: 1 });
  };
  const mayAdd = correcting === null && !work.desk.isAdding && !work.desk.isChecking && lines.some(isReady);
  useAddByKeys(mayAdd, work.addReady);

  return (
    <>
      <div className={styles.result}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('DESK.PREVIEW')}
        </h2>
        {added && addedText !== null ? (
          <Notice intent="success" layout="multiline" data-screen-only>
            <MessageBarBody>
              {addedText}{' '}
              <TextLink to={cartUrls[added.type]} isInText>
                {t('DESK.OPEN_CART')}
              </TextLink>
            </MessageBarBody>
          </Notice>
        ) : (
          <UnansweredNotice list={work.list} type={type} isAdding={work.desk.isAdding} />
        )}
        <ReadingNotes reading={reading} file={file} onChangeColumns={added ? null : work.ask} />
        {lines.length > 0 ? (
          <>
            <div className={styles.head}>
              <StateFilter lines={lines} type={type} state={state} onShow={show} />
              <CartTypeField
                isInBar
                value={type}
                isDisabled={work.desk.isChecking || work.desk.isAdding}
                onChange={work.setType}
              />
            </div>
            {lines.some(({ isQtyMissing, chosen }) => isQtyMissing && chosen !== null) ? (
              <Button className={styles.oneEach} onClick={takeOneEach}>
                {t('DESK.ONE_EACH')}
              </Button>
            ) : null}
            <DeskTable
              lines={shown.slice(start, start + rows)}
              type={type}
              canTake={hasArticle}
              onChange={changeLine}
              onRemove={removeLine}
              onCorrect={setCorrecting}
              isStale={work.desk.isChecking}
            />
            <Pager list={{ ...list, page }} total={shown.length} />
          </>
        ) : added && left > 0 ? null : (
          <EmptyState
            icon={added ? <CheckmarkCircle32Regular /> : <Search32Regular />}
            title={t(added ? 'DESK.DONE' : 'DESK.NO_LINES')}
            text={t(added ? 'DESK.DONE.TEXT' : 'DESK.NO_LINES.TEXT')}
          />
        )}
        {unread.length > 0 ? <UnreadLines lines={unread} onCorrect={setCorrecting} /> : null}
      </div>
      {correcting ? (
        <CorrectLine line={correcting} onCorrect={work.correct} onClose={() => setCorrecting(null)} />
      ) : null}
      <DeskBar work={work} lines={lines} />
    </>
  );
}

/** What was added, and what is left; null while nothing is. */
function useAddedText(added: OrderDesk['desk']['added'], left: number): string | null {
  const { t } = useTranslation();
  if (!added || added.lines === 0) return null;
  return toSentences([
    t('DESK.ADDED', { count: added.lines, pieces: formatNumber(added.pieces, 0, 'DOT') }),
    left > 0 ? t('DESK.LEFT', { count: left }) : null,
  ]);
}

/** Says what the list holds, or what was added, and moves the focus to its heading: the text is gone, or lines are. */
function useSayPreview(
  { added, unread, type }: OrderDesk['desk'],
  lines: readonly DeskLine[],
  addedText: string | null,
): RefObject<HTMLHeadingElement | null> {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const say = useEffectEvent(() => {
    if (addedText !== null) return announce(addedText);
    for (const one of states) {
      const count = countOf(lines, one, type);
      if (count > 0) announce(`${t(`DESK.STATE.${one}`)} ${formatNumber(count, 0, 'DOT')}`);
    }
    if (unread.length > 0) announce(t('DESK.UNREAD', { count: unread.length }));
  });
  const addedLines = added?.lines ?? 0;
  useEffect(() => {
    if (addedLines >= 0) heading.current?.focus();
    say();
  }, [addedLines]);
  return heading;
}

const countOf = (lines: readonly DeskLine[], state: LineState, type: CartType): number =>
  lines.filter((line) => statesOf(line, type).includes(state)).length;

type FilterProps = {
  lines: readonly DeskLine[];
  type: CartType;
  /** The lines that show; null for all. */
  state: LineState | null;
  onShow: (state: LineState | null) => void;
};

/** A button for the lines of each state that occurs. */
function StateFilter({ lines, type, state, onShow }: FilterProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const toggle = (one: LineState | null, count: number) => (
    <PillButton key={one} isSet={state === one} onClick={() => onShow(one)}>
      {`${t(`DESK.STATE.${one ?? 'ALL'}`)} ${formatNumber(count, 0, 'DOT')}`}
    </PillButton>
  );
  return (
    <div role="group" aria-label={t('DESK.SHOW')} className={styles.shown}>
      {toggle(null, lines.length)}
      {states
        .map((one) => [one, countOf(lines, one, type)] as const)
        .filter(([one, count]) => count > 0 || one === state)
        .map(([one, count]) => toggle(one, count))}
    </div>
  );
}

/** A list that was checked by Ctrl+Enter is added by it, too: the button comes after all the rows. */
function useAddByKeys(mayAdd: boolean, add: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isAdd = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      // Keys that are still held since the check repeat.
      if (!isAdd || !mayAdd || event.repeat) return;
      event.preventDefault();
      add();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [mayAdd, add]);
}
