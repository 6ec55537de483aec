/** The group of parts.svg that shows a part whose description matches; the first match wins. */
const looks: readonly [words: RegExp, part: string][] = [
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
];

/** The id of the group in parts.svg for an article's description; a pump for everything else. */
export function choosePart(description: string): string {
  // The text after the first comma says where the part fits.
  const [text = ''] = description.toLowerCase().split(',');
  return looks.find(([words]) => words.test(text))?.[1] ?? 'pump';
}
