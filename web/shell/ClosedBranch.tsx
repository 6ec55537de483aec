import { Body1, makeStyles, Subtitle1, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../ui/useDocumentTitle.ts';
import { LogoutButton } from './header/LogoutButton.tsx';

const useStyles = makeStyles({
  screen: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalM,
    minBlockSize: '100dvh',
    boxSizing: 'border-box',
    paddingBlock: '12vh',
    paddingInline: tokens.spacingHorizontalL,
    textAlign: 'center',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  plain: { margin: 0 },
  text: { margin: 0, maxInlineSize: '560px' },
});

/**
 * All that users of a closed branch see: what has become of it and where to turn, and a way to log out (SHELL-31 to
 * SHELL-36). The back end decides that a branch is closed; the branch selects the text (GAP-08).
 */
export function ClosedBranch({ branch }: { branch: string | null }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const notices = new Map([
    ['ged', { title: t('CLOSED_BRANCH.STOPPED.TITLE'), text: t('CLOSED_BRANCH.STOPPED.TEXT') }],
    ['ser', { title: t('CLOSED_BRANCH.MOVED.TITLE'), text: t('CLOSED_BRANCH.MOVED.TEXT') }],
  ]);
  const { title, text } = notices.get(branch ?? '') ?? { title: t('CLOSED_BRANCH.TITLE'), text: null };
  useDocumentTitle(title);
  return (
    <main className={styles.screen}>
      <Subtitle1 as="h1" align="center" className={styles.plain}>
        {title}
      </Subtitle1>
      {text === null ? null : (
        <Body1 as="p" align="center" className={styles.text}>
          {text}
        </Body1>
      )}
      <LogoutButton hasLabel isPrimary />
    </main>
  );
}
