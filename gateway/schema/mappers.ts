/**
 * What a resolver of each GraphQL type receives as its parent: the contract's entity, unchanged.
 * Shared by the code generation and read by nobody at run time.
 */
export const mappers: Record<string, string> = {
  Access: '../rest/entities.ts#AccessEntity',
  Address: '../rest/entities.ts#AddressEntity',
  Attention: '../rest/entities.ts#AttentionEntity',
  Country: '../rest/entities.ts#CountryEntity',
  Locale: '../rest/entities.ts#LocaleEntity',
  User: '../rest/entities.ts#UserEntity',
  // What a viewer is, its fields read when they are asked for.
  Viewer: 'object',
};
