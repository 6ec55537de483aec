import {
  locatedError,
  type ExecutionResult,
  type FieldNode,
  type GraphQLError,
  type GraphQLResolveInfo,
} from 'graphql';
import type { OperationPlan } from './planOperation.ts';
import {
  ObjectContent,
  ResultNode,
  type Args,
  type FieldWithArgs,
  type SharedExecution,
} from './ResultNode.ts';

type VariableValues = GraphQLResolveInfo['variableValues'];

/** One run of a plan: the state that its fields share. */
export class Execution implements SharedExecution {
  readonly plan: OperationPlan;
  readonly contextValue: unknown;
  readonly variableValues: VariableValues;
  readonly #errors: GraphQLError[] = [];
  readonly #args = new Map<FieldWithArgs, Args>();
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
    if (!parent.isDiscarded) this.#errors.push(locatedError(error, nodes, parent.pathTo(key)));
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
