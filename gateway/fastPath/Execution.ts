import {
  locatedError,
  OperationTypeNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLError,
  type GraphQLResolveInfo,
} from 'graphql';
import { GatewayError } from '../errors/GatewayError.ts';
import { message } from '../messages/message.ts';
import type { OperationPlan } from './planOperation.ts';
import {
  ObjectContent,
  ResultNode,
  type Args,
  type FieldWithArgs,
  type SharedExecution,
} from './ResultNode.ts';

type VariableValues = GraphQLResolveInfo['variableValues'];

/** A result may have so many fields, texts of so many characters, and take so long without a pause for others. */
export const mostFields = 200_000;
const mostCharacters = 20_000_000;
const mostMs = 500;
/** After so many fields the processor's time is looked at. */
const fieldsBetweenLooks = 500;

/** One run of a plan: the state that its fields share. */
export class Execution implements SharedExecution {
  readonly plan: OperationPlan;
  readonly contextValue: unknown;
  readonly variableValues: VariableValues;
  readonly #errors: GraphQLError[] = [];
  readonly #args = new Map<FieldWithArgs, Args>();
  /** The size by which the result may still grow. */
  #fieldsLeft = mostFields;
  #charactersLeft = mostCharacters;
  #looksAt = mostFields - fieldsBetweenLooks;
  /** The thread's time at the first look since others had their turn; null before it. */
  #turnBegan: number | null = null;
  #isTooLong = false;
  /** Promises that have not settled. */
  #pending = 0;
  #onSettled: () => void = () => {};

  constructor(plan: OperationPlan, contextValue: unknown, variableValues: VariableValues) {
    this.plan = plan;
    this.contextValue = contextValue;
    this.variableValues = variableValues;
  }

  /** Resolves all fields, those of a mutation one after the other. Never rejects: failures are errors of the result. */
  async run(): Promise<ExecutionResult> {
    const content = new ObjectContent();
    const root = new ResultNode(this, null, '', true, content);
    for (const step of this.plan.steps) {
      if (!step.fillNode(root, undefined)) root.nullOut();
      if (this.#pending > 0) await new Promise<void>((resolve) => (this.#onSettled = resolve));
      if (root.isDiscarded) break;
    }
    if (this.#isTooLarge) return { data: null, errors: [tooLarge(this.plan.operation.operation)] };
    const data = root.isDiscarded ? null : content;
    return this.#errors.length > 0 ? { data, errors: this.#errors } : { data };
  }

  waitFor(
    promise: PromiseLike<unknown>,
    onValue: (value: unknown) => void,
    onError: (error: unknown) => void,
  ): void {
    this.#pending++;
    promise.then(
      (value) => {
        onValue(value);
        this.#settle();
      },
      (error: unknown) => {
        onError(error);
        this.#settle();
      },
    );
  }

  recordError(error: unknown, nodes: readonly FieldNode[], parent: ResultNode, key: string | number): void {
    if (!parent.isDiscarded && !this.#isTooLarge)
      this.#errors.push(locatedError(error, nodes, parent.pathTo(key)));
  }

  grow(fields: number, characters = 0): boolean {
    this.#fieldsLeft -= fields;
    this.#charactersLeft -= characters;
    if (this.#fieldsLeft < this.#looksAt) this.#look();
    return !this.#isTooLarge;
  }

  #look(): void {
    this.#looksAt = this.#fieldsLeft - fieldsBetweenLooks;
    const now = threadMs();
    if (this.#turnBegan === null) {
      this.#turnBegan = now;
      setImmediate(() => (this.#turnBegan = null));
    } else if (now - this.#turnBegan > mostMs) this.#isTooLong = true;
  }

  get #isTooLarge(): boolean {
    return this.#isTooLong || this.#fieldsLeft < 0 || this.#charactersLeft < 0;
  }

  argsOf(field: FieldWithArgs): Args {
    const known = this.#args.get(field);
    if (known) return known;
    const args = field.coerceArgs(this.variableValues);
    this.#args.set(field, args);
    return args;
  }

  #settle(): void {
    if (--this.#pending === 0) this.#onSettled();
  }
}

/** Of this thread alone: on a busy machine the clock goes on while it waits. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** A change has been made by then: its answer alone cannot be given. */
const tooLarge = (operation: OperationTypeNode): GatewayError =>
  new GatewayError(
    message(operation === OperationTypeNode.MUTATION ? 'OPERATION.DONE_TOO_LARGE' : 'OPERATION.TOO_LARGE', {
      max: mostFields,
    }),
    { extensions: { code: 'OPERATION_TOO_EXPENSIVE' } },
  );
