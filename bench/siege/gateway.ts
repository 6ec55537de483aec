/** The gateway as production runs it, which also tells what its thread was busy with. */
import { startGateway } from '../../gateway/main.ts';
import { answerParent } from '../answerParent.ts';
import { watchThread } from './watchThread.ts';

const busy = watchThread();
// What is in use is known after a collection.
answerParent(await startGateway(), { busy, onNumber: () => globalThis.gc?.() });
