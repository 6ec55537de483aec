import type { GraphQLError } from 'graphql';
import type { Execution } from './Execution.ts';

/** What is neither a value nor may be null: the nearest object or list around it that may be null is null instead. */
export const failed = Symbol('failed');

/** An object's fields by their keys, or a list's items by their numbers. */
export type Content = Record<string | number, unknown>;

/** An object or a list of an answer while it is being filled, and where it stands. */
export class Place {
  readonly execution: Execution;
  /** What it is an entry of, under `key`; null for the answer itself. */
  readonly parent: Place | null;
  readonly key: string | number;
  readonly isNullable: boolean;
  readonly content: Content;
  #isGone = false;

  constructor(
    execution: Execution,
    parent: Place | null,
    key: string | number,
    isNullable: boolean,
    content: Content,
  ) {
    this.execution = execution;
    this.parent = parent;
    this.key = key;
    this.isNullable = isNullable;
    this.content = content;
  }

  /** An entry has failed: what the parent gets in place of the content. */
  giveUp(): null | typeof failed {
    this.#isGone = true;
    return this.isNullable ? null : failed;
  }

  /** An entry has failed after the parent had got the content. */
  takeBack(): void {
    const instead = this.giveUp();
    if (this.parent === null) return;
    if (instead === null) this.parent.content[this.key] = null;
    else this.parent.takeBack();
  }

  /** Whether the answer no longer holds it, so that what happens in it concerns nobody. */
  get isGone(): boolean {
    return this.#isGone || (this.parent?.isGone ?? false);
  }

  /** The path of an entry in the answer. */
  pathTo(key: string | number): NonNullable<GraphQLError['path']> {
    return this.parent === null ? [key] : [...this.parent.pathTo(this.key), key];
  }
}
