import { badRequest } from '../../errors/toGraphQLError.ts';
import { message } from '../../messages/message.ts';

const mostSteps = 1000;

/**
 * Reads the number of a step of work that takes more calls than one operation may.
 *
 * @throws BAD_REQUEST for one that there cannot be
 */
export function readStep(step: number): number {
  if (step < 1 || step > mostSteps)
    throw badRequest(message('LIST.SIZE', { argument: 'step', size: step, max: mostSteps }));
  return step;
}
