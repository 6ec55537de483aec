import type { components } from '../../contract/apiV3.generated.ts';

/** An entity of the contract by its schema's name, for example `Entity<'Order'>`. */
export type Entity<Name extends keyof components['schemas']> = components['schemas'][Name];
