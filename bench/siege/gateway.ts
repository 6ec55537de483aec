/** The gateway as production runs it, which also tells what its thread was busy with. */
import { startGateway } from '../../gateway/main.ts';
import { answerParent } from '../answerParent.ts';
import { watchThread } from './watchThread.ts';

const busy = watchThread();
// Only after a collection is it known how much memory is in use.
answerParent(await startGateway(), { busy, onNumber: () => globalThis.gc?.() });
