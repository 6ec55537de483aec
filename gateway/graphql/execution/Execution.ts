import { locatedError, type FieldNode, type GraphQLError, type GraphQLResolveInfo } from 'graphql';
import { Place } from './Place.ts';
import type { Plan } from './plan.ts';
import type { FieldPlan } from './FieldPlan.ts';

type VariableValues = GraphQLResolveInfo['variableValues'];
type Args = Readonly<Record<string, unknown>>;

/** What an operation gave: as GraphQL says, `data` is null when something that may not be null could not be had. */
export interface Result {
  data: object | null;
  errors?: readonly GraphQLError[];
}

/** One run of a plan: what its fields share. */
export class Execution {
  readonly plan: Plan;
  /** What every resolver gets. */
  readonly context: unknown;
  readonly variableValues: VariableValues;
  readonly #errors: GraphQLError[] = [];
  readonly #args = new Map<FieldPlan, Args>();
  readonly #answer: Place;
  /** Values that have not arrived, and the run itself until all fields have been asked. */
  #awaited = 1;
  #onEnd: (result: Result) => void = () => {};

  constructor(plan: Plan, context: unknown, variableValues: VariableValues) {
    this.plan = plan;
    this.context = context;
    this.variableValues = variableValues;
    this.#answer = new Place(this, null, '', false, plan.root.createContent());
  }

  /** Asks all fields and waits for their values. Never rejects: what fails is an error of the result. */
  run(): Promise<Result> {
    return new Promise((resolve) => {
      this.#onEnd = resolve;
      if (!this.plan.root.fillIn(this.#answer, undefined)) this.#answer.giveUp();
      this.#end();
    });
  }

  /** Hands a value on when it has arrived. */
  wait(
    value: PromiseLike<unknown>,
    onValue: (value: unknown) => void,
    onError: (error: unknown) => void,
  ): void {
    this.#awaited++;
    value.then(
      (arrived) => {
        onValue(arrived);
        this.#end();
      },
      (error: unknown) => {
        onError(error);
        this.#end();
      },
    );
  }

  /** Notes an error of an entry, unless what it stands in is null already. */
  note(error: unknown, nodes: readonly FieldNode[], place: Place, key: string | number): void {
    if (!place.isGone) this.#errors.push(locatedError(error, nodes, place.pathTo(key)));
  }

  /** A field's arguments with this run's variables: the same for every row of a list. */
  argsOf(field: FieldPlan): Args {
    const known = this.#args.get(field);
    if (known) return known;
    const args = field.readArgs(this.variableValues);
    this.#args.set(field, args);
    return args;
  }

  #end(): void {
    if (--this.#awaited > 0) return;
    const data = this.#answer.isGone ? null : this.#answer.content;
    this.#onEnd(this.#errors.length > 0 ? { data, errors: this.#errors } : { data });
  }
}
