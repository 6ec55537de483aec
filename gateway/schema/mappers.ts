/**
 * What a resolver of each GraphQL type receives as its parent: the contract's entity, unchanged.
 * Shared by the code generation and read by nobody at run time.
 */
export const mappers: Record<string, string> = {};
