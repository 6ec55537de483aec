/**
 * Settings of GraphQL Code Generator for the TypeScript examples of this folder. With the package
 * `@graphql-codegen/cli`, `graphql-codegen --config docs/examples/codegen.config.ts` reads them as they are.
 *
 * `schema` can also be a gateway: { 'https://parts.example/schema.graphql': { headers: { Authorization: 'Bearer …' } } }
 */
const config = {
  schema: 'schema.graphql',
  documents: ['docs/examples/**/*.ts'],
  generates: {
    // Types of the operations in `graphql(…)`.
    'docs/examples/__generated__/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        enumType: 'string-literal',
        useTypeImports: true,
        importExtension: '.ts',
        // Without these lines the scalars would be `any`.
        strictScalars: true,
        scalars: { Date: 'string', DateTime: 'string', Decimal: 'string', File: 'File', JSON: 'unknown' },
      },
    },
    // What a normalized cache needs to know of interfaces and unions.
    'docs/examples/__generated__/possibleTypes.json': { plugins: ['fragment-matcher'] },
  },
} as const;

export default config;
