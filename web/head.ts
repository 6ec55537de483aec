/*
 * Runs in the head of every page behind log-in, before any code is there: sets the theme before the first paint, or a dark
 * screen would flash white, and asks for the session, the page's data, texts and code, which would else be known only when the
 * client runs. `web/vite/firstLoad.ts` writes it into the page, so it imports nothing.
 */

import type { HeadData } from './vite/firstLoad.ts';

declare const headData: HeadData;

const { headers, queries, texts, firstTexts, pages } = headData;

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
const preload = (href: string, kind: { rel: string; as?: string }): void =>
  document.head.append(Object.assign(document.createElement('link'), { href, crossOrigin: '', ...kind }));
// Not the names that every object inherits: `/constructor` is a path, too.
const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

document.documentElement.dataset['theme'] = stored('theme') || 'system';
const locale =
  [stored('i18nextLng'), ...navigator.languages]
    .map((code) => code?.toLowerCase().split('-')[0] ?? '')
    .find((code) => Object.hasOwn(texts, code)) ?? 'en';
const currency = /^[A-Z]{3}$/.exec(stored('cc') ?? '')?.[0] ?? null;
const search = new URLSearchParams(location.search);
const searched = (search.get('searchString') ?? '').trim();
if (searched) search.set('searchString', '*');
const address = location.pathname + (location.search ? `?${String(search)}` : '');
const query = own(queries, address);

// The same requests as web/relay/sendOperation.ts sends; it takes the answers from here.
const answers: Record<string, Promise<Response>> = {};
globalThis.earlyAnswers = answers;
for (const operation of query ? [queries.session, query] : [queries.session]) {
  const body = JSON.stringify(operation, (_, value: unknown) => (value === '*' ? searched : value));
  const answer = fetch('/graphql', {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      locale,
      ...(currency === null ? {} : { cc: currency }),
    },
    body,
  });
  // The code that takes the answer reports the failure.
  answer.catch(() => {});
  answers[[locale, currency, body].join()] = answer;
}

// The first pages need a tenth of the texts; web/i18n/startTranslations.ts loads all when they show.
const first = address === '/catalog' || query ? own(firstTexts, locale) : undefined;
if (first !== undefined) globalThis.firstTexts = { language: locale, url: first };
preload(first ?? own(texts, locale) ?? '', { rel: 'preload', as: 'fetch' });
const opened = location.pathname.split('/')[1] ?? '';
const files = own(pages, searched ? `${opened}?*` : opened) ?? own(pages, opened) ?? own(pages, '*') ?? [];
for (const file of files) preload(`/${file}`, { rel: 'modulepreload' });
