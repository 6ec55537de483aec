import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Languages that use the texts of another: `dg` is German as a sister company uses it (GAP-19). */
const sharedTexts: Readonly<Record<string, string>> = { dg: 'de' };

/** One language's texts of all domains: key in full → text. Throws when two domains define the same key. */
export function mergeTranslations(folder: string, language: string): Record<string, string> {
  const source = sharedTexts[language] ?? language;
  const merged = new Map<string, string>();
  for (const file of readdirSync(join(folder, source)).sort()) {
    const content: unknown = JSON.parse(readFileSync(join(folder, source, file), 'utf8'));
    if (typeof content !== 'object' || content === null)
      throw new Error(`${source}/${file} is not an object`);
    for (const [key, text] of Object.entries(content)) {
      if (typeof text !== 'string') throw new Error(`${source}/${file}: ${key} is not a string`);
      if (merged.has(key)) throw new Error(`${source}/${file}: ${key} is defined in another file too`);
      merged.set(key, text);
    }
  }
  return Object.fromEntries(merged);
}
