import type { Plugin } from 'vite';

/**
 * Writes Fluent's tokens as what they are, `'var(--name)'`. A few constants that its components make of them keep the
 * object of all 450 tokens alive otherwise: 4 KB gz of every first load. Those of layers have a value to fall back to
 * and are left.
 */
export function inlineTokens(): Plugin {
  return {
    name: 'inline-tokens',
    apply: 'build',
    transform: {
      filter: {
        id: /[\\/]@fluentui[\\/].*\.js$|\.tsx?$/,
        code: /import \{[^}]*\btokens\b[^}]*\} from ["'](@fluentui\/react-(theme|components)|\.\.\/tokens\.js)["']/,
      },
      handler: (code) => ({
        code: code.replaceAll(/(?<![\w./])tokens\.(?!zIndex)(\w+)/g, "'var(--$1)'"),
        map: null,
      }),
    },
  };
}
