import type { components } from '../../contract/apiV3Promised.generated.ts';
import type { Read } from '../../contract/reader/Read.ts';

type Schemas = components['schemas'];

/** An entity as the contract's reader returns it, by its schema's name, for example `Entity<'Order'>`. */
export type Entity<Name extends keyof Schemas> = Read<Schemas[Name]>;

/** A value as it is sent to the back end, by its schema's name, for example `Sent<'OrderFilter'>`. */
export type Sent<Name extends keyof Schemas> = Schemas[Name];
