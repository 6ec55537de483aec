import { extendEntity } from '../../contract/reader/createReader.ts';
import type { GatewayContext } from '../context/context.ts';
import type { OutcomeUnknown } from '../errors/problems.ts';
import { afterWrite } from '../rest/afterWrite.ts';
import type { MutationResolvers } from '../schema/resolvers.generated.ts';
import type { CandidateMatch } from '../schema/types.generated.ts';

/** An object that a write with an unknown outcome may have made. */
export interface Candidate {
  node: { __typename: string };
  matches: CandidateMatch[];
}

/** The request in which candidates are searched. */
export interface CandidateSearch {
  context: GatewayContext;
  /**
   * Whether something was created since the write was sent, by the back end's clock; null where that cannot be told.
   * Ask it after the read that finds the thing: its answer tells the back end's time.
   */
  isSince(createdAt: string | null): boolean | null;
}

/**
 * Finds what a mutation may have made, with one call at most; the latest first. Null where nothing can be told.
 * @throws RestError
 */
export type FindCandidates<Input> = (
  input: Input,
  search: CandidateSearch,
) => Promise<readonly Candidate[] | null>;

/** The finders of a module, by mutation. */
export type CandidateFinders = {
  readonly [Name in keyof MutationResolvers]?: FindCandidates<InputOf<Name>>;
};

type InputOf<Name extends keyof MutationResolvers> = Parameters<
  Extract<MutationResolvers[Name], (...args: never) => unknown>
>[1] extends { input: infer Input }
  ? Input
  : never;

/**
 * Whether an object fits what was sent: a reason for it, false against it, null or absent where neither can be told.
 */
interface Evidence {
  isNew?: boolean | null;
  fits?: boolean | null;
}

/**
 * The objects that something speaks for and nothing against, the latest first: ids grow. Null when nothing can be told
 * about one of them.
 */
export function candidatesAmong<T extends { id: number }>(
  typename: string,
  objects: readonly (T | null)[],
  judge: (object: T) => Evidence,
): Candidate[] | null {
  const found: Candidate[] = [];
  for (const object of objects.filter((one) => one !== null).toSorted((one, other) => other.id - one.id)) {
    const { isNew = null, fits = null } = judge(object);
    if (isNew === false || fits === false) continue;
    const matches: CandidateMatch[] = [];
    if (isNew) matches.push('CREATED_SINCE');
    if (fits) matches.push('FITS_INPUT');
    if (matches.length === 0) return null;
    found.push({ node: extendEntity(object, { __typename: typename }), matches });
  }
  return found;
}

const mostCandidates = 100;

/** The resolver of `OutcomeUnknown.candidates`. */
export function createCandidatesResolver(modules: readonly CandidateFinders[]) {
  // A finder receives its mutation's input, which the schema has parsed.
  const finderOf = new Map(
    modules.flatMap((finders) => Object.entries(finders) as [string, FindCandidates<unknown>][]),
  );
  return async (
    { write }: OutcomeUnknown,
    _args: unknown,
    context: GatewayContext,
  ): Promise<Candidate[] | null> => {
    const find = write && finderOf.get(write.fieldName);
    if (!find) return null;
    const isSince = (createdAt: string | null): boolean | null => {
      const since = context.rest.toUpstreamTime(write.beganAt);
      return since === null || createdAt === null ? null : endOf(createdAt) >= since.getTime();
    };
    const found = await afterWrite(() => find(write.input, { context, isSince }));
    return found?.slice(0, mostCandidates) ?? null;
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/** The latest moment that a time may stand for: a day, or midnight, is a whole day, as some back ends tell days only. */
const endOf = (time: string): number =>
  Date.parse(time) + (/^\d{4}-\d\d-\d\d(T00:00:00\.000Z)?$/.test(time) ? dayMs - 1 : 0);
