import { Body1, Link, makeStyles, Subtitle1, tokens } from '@fluentui/react-components';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  ClosedBranchQuery,
  ClosedBranchQuery$data,
} from '../__generated__/ClosedBranchQuery.graphql.ts';
import { present } from '../ui/list/present.ts';
import { useDocumentTitle } from '../ui/page/useDocumentTitle.ts';
import { LanguageSelector } from './header/LanguageSelector.tsx';
import { LogoPicture } from './header/Logo.tsx';
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
  logo: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
  company: { fontStyle: 'normal' },
  language: { marginBlockStart: tokens.spacingVerticalXL },
});

/**
 * All that users of a closed branch see: what has become of it and where to turn, a way to log out, and the language
 * (SHELL-31 to SHELL-36). The back end decides that a branch is closed; the branch selects the text (GAP-08).
 */
export function ClosedBranch({ branch }: { branch: string | null }): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const notices = new Map([
    ['ged', { title: t('CLOSED_BRANCH.STOPPED.TITLE'), text: t('CLOSED_BRANCH.STOPPED.TEXT') }],
    ['ser', { title: t('CLOSED_BRANCH.MOVED.TITLE'), text: t('CLOSED_BRANCH.MOVED.TEXT') }],
  ]);
  const { title, text } = notices.get(branch ?? '') ?? { title: t('CLOSED_BRANCH.TITLE'), text: null };
  const successor = useSuccessor();
  useDocumentTitle(title);
  return (
    <main className={styles.screen}>
      <div className={styles.logo}>
        <LogoPicture branch={branch} />
      </div>
      <Subtitle1 as="h1" align="center" className={styles.plain}>
        {title}
      </Subtitle1>
      {text === null ? null : (
        <Body1 as="p" align="center" className={styles.text}>
          {text}
        </Body1>
      )}
      {successor ? (
        <address className={styles.company}>
          {present(successor.address).map((line) => (
            <div key={line}>{line}</div>
          ))}
          {successor.url ? <Link href={successor.url}>{new URL(successor.url).host}</Link> : null}
        </address>
      ) : null}
      <LogoutButton isPrimary />
      <div className={styles.language}>
        <LanguageSelector />
      </div>
    </main>
  );
}

/** The company that customers of a closed branch are sent to; null until it is known, and where none is named. */
function useSuccessor(): ClosedBranchQuery$data['successor'] {
  const [successor, setSuccessor] = useState<ClosedBranchQuery$data['successor']>(null);
  const environment = useRelayEnvironment();
  useEffect(() => {
    const reading = fetchQuery<ClosedBranchQuery>(
      environment,
      graphql`
        query ClosedBranchQuery {
          successor {
            address
            url
          }
        }
      `,
      {},
      { networkCacheConfig: { metadata: { quiet: true } } },
    ).subscribe({ next: (data) => setSuccessor(data.successor), error: () => {} });
    return () => reading.unsubscribe();
  }, [environment]);
  return successor;
}
