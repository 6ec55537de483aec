import { buildWebIfStale } from '../../../scripts/buildWebIfStale.ts';
import { generateIfStale } from '../../../scripts/generate.ts';
import { findChromium } from './findChromium.ts';

/**
 * Once before all tests: a browser is available, the generated code is up to date, and the build of the client begins.
 * Other tests run meanwhile; browser tests wait for it (browser.setup.ts).
 */
export default async function setup(): Promise<() => Promise<void>> {
  findChromium();
  await generateIfStale();
  // A failure is reported by each file that waits for the build.
  const building = buildWebIfStale().catch(() => undefined);
  return () => building;
}
