import Papa from 'papaparse';
import { guardHeaders } from '../../relay/requestHeaders.ts';
import { contentNames, type ContentName } from './fileContents.ts';

/** An article's data as text, by the contents that the article export has too. */
export type SampleArticle = ReadonlyMap<string, string>;

/** How many articles a preview shows. */
export const sampleSize = 20;

/** The article export's names of the contents (DOC-14). */
const exportNames: Readonly<Record<ContentName, string>> = {
  ID: 'id',
  Reference: 'reference',
  Description: 'description',
  Price: 'price',
  'RRP Price': 'price_rrp',
  'HS code': 'hs_code',
  'EAN code': 'ean_code',
  Stock: 'stock',
  'Net Weight': 'net_weight',
  'Gross Weight': 'gross_weight',
  Width: 'width',
  Height: 'height',
  Length: 'length',
  Multiplicity: 'multiple',
};

/**
 * Reads the first articles of the article export (CALL-022), the only call that has all that an integration's file can
 * contain, in the language of the file. The export is broken off as soon as they have arrived. Null when it failed.
 */
export async function readSample(
  language: string,
  signal: AbortSignal,
): Promise<readonly SampleArticle[] | null> {
  try {
    const answer = await fetch('/api/v3/articles/export', {
      method: 'POST',
      headers: { accept: 'text/csv, application/json', ...guardHeaders, 'content-type': 'application/json' },
      body: JSON.stringify({
        language,
        config: { format: 'csv', withHeaders: false },
        fields: contentNames.map((name, sort) => ({ name: exportNames[name], visibleName: name, sort })),
        save: false,
      }),
      signal,
    });
    return answer.ok && answer.body ? parseRows(await readBeginning(answer.body)) : null;
  } catch {
    return null;
  }
}

/** Text up to well behind the last line that is needed: a cell may hold line breaks. */
async function readBeginning(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
    if (text.split('\n').length > sampleSize * 2) break;
  }
  await reader.cancel();
  return text;
}

function parseRows(text: string): readonly SampleArticle[] {
  const { data } = Papa.parse<string[]>(text.replace('\uFEFF', ''), {
    delimiter: ';',
    escapeChar: '\\',
    preview: sampleSize,
    skipEmptyLines: true,
  });
  return data.map((cells) => new Map(contentNames.map((name, i) => [name, cells[i] ?? ''])));
}
