import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { announcerId } from '../ui/announce.ts';
import { visuallyHidden } from '../ui/visuallyHidden.ts';

const useStyles = makeStyles({
  hidden: visuallyHidden,
});

/** The live region that `announce` speaks through. */
export function Announcer(): ReactElement {
  return <div id={announcerId} className={useStyles().hidden} role="status" />;
}
