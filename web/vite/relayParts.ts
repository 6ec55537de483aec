import { transformSync, types, type NodePath } from '@babel/core';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const web = resolve(import.meta.dirname, '..');
const index = /node_modules[\\/](react-relay|relay-runtime)[\\/]lib[\\/]index\.js$/;

/**
 * Leaves out the parts of Relay that the client does not use. Its packages are CommonJS, whose index brings everything
 * along, legacy containers and pagination included. An export of an index is dropped when its name is not a word of any
 * source that imports the package: a chance match keeps more than is needed, never less.
 */
export function relayParts(): Plugin {
  return {
    name: 'relay-parts',
    apply: 'build',
    transform: {
      filter: { id: index },
      handler: (code, id) =>
        keepUsedExports(code, id.includes('react-relay') ? 'react-relay' : 'relay-runtime'),
    },
  };
}

/** The code of a package's index with the exports that the client or the hooks it uses may need. */
export function keepUsedExports(code: string, name: 'react-relay' | 'relay-runtime'): string {
  const hooks = clientSources('react-relay');
  if (name === 'react-relay') return keepExports(code, wordsOf(hooks));
  return keepExports(code, wordsOf([...clientSources('relay-runtime'), ...sourcesOfUsedHooks()]));
}

/** The sources of `react-relay` that the client's build contains. */
export function sourcesOfUsedHooks(): string[] {
  return sourcesOfHooks(wordsOf(clientSources('react-relay')));
}

/** The client's sources that import from a package. */
function clientSources(name: string): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: web })
    .map((file) => readFileSync(resolve(web, file), 'utf8'))
    .filter((source) => source.includes(`from '${name}'`));
}

/** The sources of `react-relay` behind its exports of these names. */
function sourcesOfHooks(names: ReadonlySet<string>): string[] {
  const sources = new Map<string, string>();
  const visit = (file: string): void => {
    if (sources.has(file)) return;
    const source = readFileSync(file, 'utf8');
    const kept = index.test(file) ? keepExports(source, names) : source;
    sources.set(file, kept);
    const { resolve: find } = createRequire(file);
    for (const [, path = ''] of kept.matchAll(/require\(["'](\.[^"']+)/g)) visit(find(path));
  };
  visit(createRequire(import.meta.url).resolve('react-relay/lib/index.js'));
  return [...sources.values()];
}

function wordsOf(sources: readonly string[]): Set<string> {
  return new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []));
}

/** An index with the exports of these names alone, and without the variables that only the others have used. */
function keepExports(code: string, names: ReadonlySet<string>): string {
  const isKept = (property: types.ObjectExpression['properties'][number]) =>
    !types.isObjectProperty(property) || !types.isIdentifier(property.key) || names.has(property.key.name);
  const result = transformSync(code, {
    babelrc: false,
    configFile: false,
    plugins: [
      {
        visitor: {
          AssignmentExpression({ node: { left, right } }: NodePath<types.AssignmentExpression>) {
            if (!types.matchesPattern(left, 'module.exports') || !types.isObjectExpression(right)) return;
            right.properties = right.properties.filter(isKept);
          },
          Program: { exit: dropUnusedVariables },
        },
      },
    ],
  });
  if (result?.code == null) throw new Error('An index of Relay could not be read');
  return result.code;
}

function dropUnusedVariables(program: NodePath<types.Program>): void {
  program.scope.crawl();
  const unused = Object.values(program.scope.bindings).filter(({ referenced }) => !referenced);
  if (unused.length === 0) return;
  for (const { path } of unused) path.remove();
  dropUnusedVariables(program);
}
