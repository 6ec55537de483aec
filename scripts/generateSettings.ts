import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { settingRows } from '../gateway/settings/settings.ts';

const file = 'docs/settings.md';

/** The table of the gateway's settings, which docs/settings.md has under "Gateway". */
const settingsTable = (): string =>
  [
    ['name', 'default', 'what it sets'],
    ['---', '---', '---'],
    ...settingRows().map(([name, byDefault, text]) => [`\`${name}\``, byDefault && `\`${byDefault}\``, text]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');

/** docs/settings.md with that table. */
export async function withSettings(): Promise<string> {
  const text = readFileSync(file, 'utf8').replace(/(?<=## Gateway\n\n[^|]*)(\|.*\n)+/, settingsTable);
  return format(text, { ...(await resolveConfig(file)), parser: 'markdown' });
}

if (import.meta.main) writeFileSync(file, await withSettings());
