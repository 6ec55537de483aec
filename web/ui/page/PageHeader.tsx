import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '../announce/announce.ts';
import { formatDate } from '../values/formatDate.ts';
import { KeepNumbers } from '../values/KeepNumbers.tsx';
import { LiveLine } from '../live/LiveLine.tsx';
import { pageCommandsId, pageNoteId } from './PageNote.tsx';
import { ReportButton } from '../report/ReportButton.tsx';
import type { Report } from '../report/reportUrl.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { useNow } from '../values/useNow.ts';
import { visuallyHidden } from '../announce/visuallyHidden.ts';

const phone = '@media (max-width: 639.98px)';

/** Of a header whose only command is an icon. */
const withIconAlone = '&:has(> [data-screen-only] > :is([data-live], [data-report]):only-child)';

const withReportAlone = '&:has(> [data-screen-only] > [data-report]:only-child)';
const besideTitle = { alignItems: 'start', '& > [data-title]': { flex: '1 1 0' } } as const;

const useStyles = makeStyles({
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    // Commands that have no room next to the title begin below it.
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    marginBlockEnd: tokens.spacingVerticalSNudge,
    minBlockSize: '32px',
    // An icon alone stands in the line of the title, however long that is.
    [withReportAlone]: besideTitle,
    [phone]: { [withIconAlone]: besideTitle },
  },
  // Its note and its commands share a line.
  named: {
    [phone]: {
      position: 'relative',
      flexWrap: 'nowrap',
      justifyContent: 'flex-end',
      minBlockSize: 0,
      '&:not(:has(> :empty + :empty))': { marginBlockEnd: tokens.spacingVerticalXS },
      '& h1': visuallyHidden,
      '& > [data-title]': { flex: '0 0 auto', marginInlineEnd: `calc(-1 * ${tokens.spacingHorizontalM})` },
      '& > :nth-child(2)': { order: 0, flexBasis: 0 },
      [withIconAlone]: { alignItems: 'center', '& > [data-title]': { flex: '0 0 auto' } },
    },
  },
  title: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minInlineSize: 0,
  },
  heading: {
    ...typographyStyles.title3,
    [phone]: typographyStyles.subtitle1,
    margin: 0,
    overflowWrap: 'anywhere',
    ':focus': { outlineStyle: 'none' },
  },
  // The day of a sheet.
  printed: { display: 'none', '@media print': { display: 'inline' } },
  // As wide as its text; where that has no room next to the title it ends in dots.
  note: {
    flex: '1 1 320px',
    minInlineSize: 0,
    maxInlineSize: 'max-content',
    marginInlineEnd: 'auto',
    ':empty': { display: 'none' },
    // A short one, too, has a separate line: next to it the title would be as narrow as a letter.
    [phone]: { order: 1, flexBasis: '100%', maxInlineSize: 'none' },
  },
  commands: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    ':empty': { display: 'none' },
    // Where many commands stand, the state is its icon: the last of them would begin a separate line.
    '@media (min-width: 640px) and (max-width: 1599.98px)': {
      '&:has(> :is(:nth-child(5), [data-more])) [data-live-time]': visuallyHidden,
    },
    [phone]: {
      // The rest of them opens below, as wide as the page.
      '&:has(> [data-more])': { position: 'relative', flexBasis: '100%' },
      // The drawing of an icon alone stands at the edge of the page.
      '&:has(> :is([data-live], [data-report]):only-child)': {
        marginInlineEnd: '-12px',
      },
    },
  },
});

type Props = {
  /** The heading. */
  title: string;
  /** The screen's name in the document's title, where it differs from the heading (ART-02). */
  documentTitle?: string;
  /** Status tags behind the heading. */
  status?: ReactNode;
  /** Buttons and menus, at the end of the line. One primary action at most. */
  commands?: ReactNode;
  /** Whether tabs below it say where one is: on a phone the heading is for screen readers. */
  isNamedByTabs?: boolean;
  /** The subject of the page: a button leads to a new issue about it. */
  report?: Omit<Report, 'path'>;
};

/** Path of the screen that last took the focus: a change of filters or page on it must not take it again. */
let focusedPath: string | null = null;

/**
 * The title, state and commands at the top of a page. After a navigation it takes the focus and is announced, so that keyboard
 * and screen reader start there; on the first load the focus stays where the browser puts it.
 *
 * @example
 * <PageHeader title={t('CLAIM.TITLE', { dbId })} commands={<ButtonLink to={claimSlipUrl(dbId)}>{t('CLAIM.SLIP')}</ButtonLink>} />
 */
export function PageHeader(props: Props): ReactElement {
  const { title, documentTitle = title, status, commands, isNamedByTabs = false, report } = props;
  const styles = useStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useDocumentTitle(documentTitle);

  useEffect(() => {
    if (focusedPath !== null && focusedPath !== pathname) {
      heading.current?.focus({ preventScroll: true });
      announce(documentTitle);
    }
    focusedPath = pathname;
    // oxlint-disable-next-line react/exhaustive-deps -- a title that changes later is the same place
  }, [pathname]);

  return (
    <header className={mergeClasses(styles.header, isNamedByTabs && styles.named)}>
      <div className={styles.title} data-title>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          <KeepNumbers text={title} />
        </h1>
        {status}
        <span className={styles.printed}>{formatDate(useNow().toISOString(), 'minutes')}</span>
      </div>
      <div id={pageNoteId} className={styles.note} />
      <div id={pageCommandsId} className={styles.commands} data-screen-only>
        {/* Icons stand together, at the end. */}
        {report ? null : <LiveLine />}
        {commands}
        {report ? (
          <>
            <LiveLine />
            <ReportButton {...report} />
          </>
        ) : null}
      </div>
    </header>
  );
}
