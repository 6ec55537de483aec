import { bodyParts } from './bodyParts.ts';
import { chassisParts } from './chassisParts.ts';
import { longParts } from './longParts.ts';
import { roundParts } from './roundParts.ts';
import { seededRandom } from './seededRandom.ts';
import type { Shape } from './Shape.ts';

const parts = { ...roundParts, ...longParts, ...chassisParts, ...bodyParts };
type PartKind = keyof typeof parts;

/** What a description says the part looks like; the first that matches wins. */
const looks: readonly [words: RegExp, kind: PartKind][] = [
  [/hose|pipe|duct|bellow|cable/, 'hose'],
  [/silencer|exhaust|catalyst/, 'silencer'],
  [/mirror/, 'mirror'],
  [/headlamp|headlight/, 'headlamp'],
  [/clip|rivet|fastener/, 'clip'],
  [/engine oil|coolant|fluid/, 'bottle'],
  [/\b(air|cabin|pollen|panel|interior)\b.*filter|radiator|condenser|intercooler/, 'panel'],
  [/filter|canister|dryer/, 'canister'],
  [/\bpads?\b|brake shoe|lining/, 'pad'],
  [/clutch|flywheel|pressure plate/, 'clutch'],
  [/\bdis[ck]s?\b|rotor|drum/, 'disc'],
  [/bearing|hub|tensioner|pulley|idler|seal\b/, 'bearing'],
  [/belt|chain/, 'belt'],
  [/plug|ignition coil|glow/, 'plug'],
  [/shock|strut|absorber|spring|damper/, 'strut'],
  [/gasket/, 'gasket'],
  [/bulb|lamp/, 'bulb'],
  [/sensor|probe|lambda|switch|injector/, 'sensor'],
  [/wiper|blade/, 'wiper'],
  [/battery/, 'battery'],
  [/mount/, 'bearing'],
  [/arm|link|tie rod|ball joint|stabili[sz]er|bush|drive ?shaft|\bjoint/, 'arm'],
  [/steering (gear|rack)/, 'rack'],
  [/pump|alternator|starter|turbo|compressor|thermostat|fan/, 'pump'],
];
const kinds = Object.keys(parts).filter((kind): kind is PartKind => kind in parts);

/** The pieces of an article's picture: the kind of part its description names, the details by its SKU. */
export function chooseShapes(sku: string, description: string): Shape[] {
  const random = seededRandom(sku);
  // What follows the first comma is where it fits.
  const [text = ''] = description.toLowerCase().split(',');
  const named = looks.find(([words]) => words.test(text))?.[1];
  const kind = named ?? random.pick(kinds);
  return parts[kind](random);
}
