/**
 * Checks everything that does not need the running product: types, lint, format, generated files up to date, schema
 * descriptions, translations, wording, terms of the glossary, and requirement ids: each id in a test title exists, and each requirement of a
 * finished area is named by a test; last that the client builds, within its sizes, unless a build of the same sources is there.
 * Prints the problems and exits with 1 if there are any. `node scripts/check.ts types lint` runs only those two.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { areaOf, definedIds, findUnknownIds } from './checkRequirementIds.ts';
import { findIdsInDescriptions, findUndescribed } from './checkSchemaDescriptions.ts';
import { catalogues } from '../gateway/messages/message.ts';
import { findTermsInTexts } from './checkTerms.ts';
import { findMessageProblems, findTranslationProblems } from './checkTranslations.ts';
import { findWordsInSources } from './checkWords.ts';
import { buildWebIfStale } from './buildWebIfStale.ts';
import { findStale } from './findStale.ts';
import { generateAll } from './generate.ts';
import { findUntested, readTests } from './generateTraceability.ts';

const run = (file: string, ...args: string[]): string[] => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/${file}`, ...args], {
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`${stdout}${stderr}`.trim()];
};

const checks: Record<string, () => string[] | Promise<string[]>> = {
  generated: () => findStale(generateAll),
  // The peers of the benchmark have separate packages, which `npm run bench -- --peers` installs.
  types: () =>
    ['.', 'web', ...(existsSync('bench/peers/node_modules') ? ['bench/peers'] : [])].flatMap((project) =>
      run('typescript7/bin/tsc', '-p', project),
    ),
  lint: () => run('oxlint/bin/oxlint'),
  format: () => run('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
  descriptions: () => {
    const sdl = readFileSync('schema.graphql', 'utf8');
    const areas = new Set([...definedIds(readFileSync('docs/requirements.md', 'utf8'))].map(areaOf));
    return [...findUndescribed(sdl), ...findIdsInDescriptions(sdl, areas)];
  },
  translations: () => [...findTranslationProblems('web'), ...findMessageProblems(catalogues, 'gateway')],
  words: findWordsInSources,
  terms: findTermsInTexts,
  requirements: () => {
    const requirements = readFileSync('docs/requirements.md', 'utf8');
    return [...findUnknownIds(requirements, readTests()), ...findUntested(requirements, readTests())];
  },
  build: () =>
    buildWebIfStale().then(
      () => [],
      (error: unknown) => [String(error)],
    ),
};

const asked = process.argv.slice(2);
let failed = false;
for (const name of asked.length ? asked : Object.keys(checks)) {
  const check = checks[name];
  if (!check) throw new Error(`Unknown check ${name}. Checks: ${Object.keys(checks).join(', ')}`);
  const problems = await check();
  failed ||= problems.length > 0;
  console.log(problems.length ? `✗ ${name}\n  ${problems.join('\n  ')}` : `✓ ${name}`);
}
process.exitCode = failed ? 1 : 0;
