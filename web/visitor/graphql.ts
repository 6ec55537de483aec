import type { ConcreteRequest } from 'relay-runtime';

/** Relay's tag, which the compiler replaces by the operation; Relay itself stays out of the pages for visitors. */
export function graphql(_text: TemplateStringsArray): ConcreteRequest {
  throw new Error('The operation was not compiled');
}
