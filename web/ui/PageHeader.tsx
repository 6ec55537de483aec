import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from './announce.ts';
import { KeepNumbers } from './KeepNumbers.tsx';
import { ReportButton } from './report/ReportButton.tsx';
import type { Report } from './report/reportUrl.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

const useStyles = makeStyles({
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    marginBlockEnd: tokens.spacingVerticalM,
    minBlockSize: '32px',
  },
  title: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minInlineSize: 0,
  },
  heading: {
    ...typographyStyles.subtitle1,
    margin: 0,
    overflowWrap: 'anywhere',
    ':focus': { outlineStyle: 'none' },
  },
  commands: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginInlineStart: 'auto',
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
  /** What the page shows: a button leads to a new issue about it. */
  report?: Omit<Report, 'path'>;
};

/** Path of the screen that last took the focus: a change of filters or page on it must not take it again. */
let focusedPath: string | null = null;

/**
 * The top of a page. After a navigation it has the focus and is announced, so that keyboard and screen reader begin
 * there; on the first load the focus stays where the browser puts it.
 */
export function PageHeader({ title, documentTitle = title, status, commands, report }: Props): ReactElement {
  const styles = useStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useDocumentTitle(documentTitle);

  useEffect(() => {
    if (focusedPath !== null && focusedPath !== pathname) {
      heading.current?.focus({ preventScroll: true });
      announce(heading.current?.textContent ?? '');
    }
    focusedPath = pathname;
  }, [pathname]);

  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          <KeepNumbers text={title} />
        </h1>
        {status}
      </div>
      {commands || report ? (
        <div className={styles.commands}>
          {commands}
          {report ? <ReportButton {...report} /> : null}
        </div>
      ) : null}
    </header>
  );
}
