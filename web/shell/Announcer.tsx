import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { announcerId } from '../ui/announce.ts';

const useStyles = makeStyles({
  hidden: {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** The live region that `announce` speaks through. */
export function Announcer(): ReactElement {
  return <div id={announcerId} className={useStyles().hidden} role="status" />;
}
