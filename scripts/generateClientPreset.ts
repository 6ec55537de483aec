import { codegen } from '@graphql-codegen/core';
import { preset } from '@graphql-codegen/client-preset';
import * as fragmentMatcher from '@graphql-codegen/fragment-matcher';
import { buildSchema, parse } from 'graphql';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import config from '../docs/examples/codegen.config.ts';

/**
 * Does what `graphql-codegen` does with docs/examples/codegen.config.ts: its command line brings 200 packages, so the
 * preset is called here. It is a package of the examples, which npm puts next to those of the root.
 */
export async function generateClientPreset(): Promise<void> {
  const sdl = readFileSync(config.schema, 'utf8');
  const schema = parse(sdl);
  const [folder, json] = [
    'docs/examples/__generated__/',
    'docs/examples/__generated__/possibleTypes.json',
  ] as const;
  const { config: settings, presetConfig } = config.generates[folder];
  const files = globSync(config.documents, { exclude: ['**/__generated__/**'] }).sort();
  const outputs = await preset.buildGeneratesSection({
    baseOutputDir: folder,
    schema,
    schemaAst: buildSchema(sdl),
    documents: files.flatMap(readTags),
    config: settings,
    presetConfig,
    plugins: [],
    pluginMap: {},
  });
  const [plugin] = config.generates[json].plugins;
  outputs.push({
    filename: json,
    schema,
    documents: [],
    config: {},
    plugins: [{ [plugin]: {} }],
    pluginMap: { [plugin]: fragmentMatcher },
  });
  for (const output of outputs) {
    mkdirSync(dirname(output.filename), { recursive: true });
    writeFileSync(output.filename, await codegen(output));
  }
}

/** The operations in the `graphql(…)` of a file. */
function readTags(
  location: string,
): { location: string; rawSDL: string; document: ReturnType<typeof parse> }[] {
  const text = readFileSync(location, 'utf8');
  return [...text.matchAll(/\bgraphql\(\s*(?:\/\* GraphQL \*\/\s*)?`([^`]*)`/g)].map(([, rawSDL = '']) => ({
    location,
    rawSDL,
    document: parse(rawSDL),
  }));
}
