/** The gateway as production runs it, by the environment's settings; see BenchProcess. */
import { startGateway } from '../gateway/main.ts';
import { answerParent } from './answerParent.ts';

answerParent(await startGateway());
