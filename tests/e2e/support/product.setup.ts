import { buildWebIfStale } from '../../../scripts/buildWebIfStale.ts';
import { findChromium } from './findChromium.ts';

/** Once before all journeys: the client is built and a browser is available. */
export default async function setup(): Promise<void> {
  findChromium();
  await buildWebIfStale();
}
