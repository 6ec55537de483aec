import { Body1, Button, makeStyles, Subtitle1, tokens } from '@fluentui/react-components';
import { exists, t } from 'i18next';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  screen: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalM,
    paddingBlock: '12vh',
    paddingInline: tokens.spacingHorizontalL,
    textAlign: 'center',
  },
  plain: { margin: 0 },
  commands: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: tokens.spacingHorizontalS },
});

const text = (key: string, english: string) => (exists(key) ? t(key) : english);

/** Replaces the whole client after a crash, even before its texts are loaded: hence the English words (SHELL-30). */
export function CrashScreen(): ReactElement {
  const styles = useStyles();
  return (
    <main className={styles.screen}>
      <Subtitle1 as="h1" className={styles.plain}>
        {text('CRASH.TITLE', 'Something went wrong')}
      </Subtitle1>
      <Body1 as="p" className={styles.plain}>
        {text('CRASH.TEXT', 'Please try again in a moment.')}
      </Body1>
      <div className={styles.commands}>
        <Button appearance="primary" onClick={() => location.reload()}>
          {text('TRY_AGAIN', 'Try again')}
        </Button>
        <Button as="a" href="/">
          {text('CRASH.HOME', 'Go to the start page')}
        </Button>
      </div>
    </main>
  );
}
