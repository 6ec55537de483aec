import { makeStyles, Spinner } from '@fluentui/react-components';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  screen: {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '100dvh',
  },
});

/** Shows after a while until the texts and the session are there (SHELL-29). It has no words: they are what is being loaded. */
export function StartScreen(): ReactElement {
  return (
    <div className={useStyles().screen} role="status" aria-busy="true">
      <Spinner size="large" />
    </div>
  );
}
