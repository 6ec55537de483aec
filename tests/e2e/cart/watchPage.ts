/** What `watchPage` adds to a page. */
export type Watched = {
  watched: {
    /** Opens an address as a link of the client does. */
    go: (path: string) => void;
    isAtRest: () => Promise<boolean>;
    /** The pieces that the cart's rows show, by article. */
    quantities: () => Record<string, number>;
    /** All that the cart's rows have shown since the last time. */
    takeSeen: () => Record<string, number[]>;
    /** The article, order, claim or missing items as the open screen shows them. */
    shown: (articles: readonly string[]) => object;
    /** What was asked, answered and shown last, with milliseconds. */
    log: string[];
  };
};

/**
 * Delays what the page asks for: an answer is given by the back end at one moment and arrives at another, in any order. Most
 * are late by some tenths of a second, few by up to five. Live lists read twenty times as often. To be added as an init script.
 */
export function watchPage(seed: number): void {
  let state = seed;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  const { setTimeout: wait, fetch: ask } = globalThis;
  const late = (share: number) => {
    if (random() > share) return undefined;
    const most = random() < 0.03 ? 5000 : 300;
    const { promise, resolve } = Promise.withResolvers<void>();
    wait(resolve, random() * most);
    return promise;
  };
  let underWay = 0;
  const log: string[] = [];
  const note = (text: string) => {
    log.push(`${Date.now() % 1_000_000} ${text}`);
    if (log.length > 80) log.shift();
  };
  const rest: typeof setTimeout = Object.assign(
    (run: () => void, pause = 0, ...args: []) => wait(run, pause > 20_000 ? pause / 20 : pause, ...args),
    wait,
  );
  globalThis.setTimeout = rest;
  globalThis.fetch = async (...request) => {
    underWay += 1;
    const body = String(request[1]?.body ?? '').slice(0, 300);
    note(`asks ${body}`);
    try {
      await late(0.25);
      const answer = await ask(...request);
      const text = await answer.text();
      note(`is answered ${text.length} to ${body.slice(0, 60)}`);
      await late(0.7);
      return new Response(text, answer);
    } finally {
      note(`gets the answer to ${body.slice(0, 60)}`);
      underWay -= 1;
    }
  };

  const read = {
    labels: (selector: string, pattern: RegExp) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const [, ...parts] = pattern.exec(element.getAttribute('aria-label') ?? '') ?? [];
        return parts.length > 0 ? [parts] : [];
      }),
    texts: (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent),
    /** The comments that a lane has written; the moment may stand right behind one. */
    comments: () =>
      [...document.querySelectorAll('section')]
        .filter((section) => section.querySelector('h2')?.textContent.startsWith('Comments'))
        .flatMap((section) => [...section.querySelectorAll('li')])
        .flatMap(({ textContent }) => /Comment \d+?(?=$|\d\d-\d\d-)/.exec(textContent) ?? [])
        .toSorted(),
  };
  const quantities = (): Record<string, number> =>
    Object.fromEntries(
      read
        .labels('button[data-column="qty"]', /^Quantity of (.*): (\d+), change$/)
        .map(([name, qty]) => [name, Number(qty)]),
    );
  let seen: Record<string, number[]> = {};
  new MutationObserver(() => {
    for (const [name, qty] of Object.entries(quantities())) {
      const values = (seen[name] ??= []);
      if (values.at(-1) === qty) continue;
      values.push(qty);
      note(`shows ${qty} of ${name} on ${location.pathname}`);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  const shown = (articles: readonly string[]): object => {
    const { pathname, href } = location;
    if (pathname === '/cart/regular') return quantities();
    if (pathname.startsWith('/catalog')) {
      const name = articles.find((one) => decodeURIComponent(href).includes(one)) ?? '';
      const [of] = read.labels('main button', new RegExp(`^In the cart: (\\d+), ${name}$`));
      const star = document.querySelector(`main button[title="${name} in the wishlist"]`);
      return { [name]: Number(of?.[0] ?? 0), isStarred: star?.getAttribute('aria-pressed') === 'true' };
    }
    if (pathname.startsWith('/order/'))
      return {
        isConfirmed: !document.body.textContent.includes('This order is not confirmed yet.'),
        comments: read.comments(),
      };
    if (pathname.startsWith('/claims/')) return { comments: read.comments() };
    if (pathname.startsWith('/missing-items'))
      return {
        missing: articles
          .filter((name) => read.texts('main tbody tr').some((row) => row.includes(name)))
          .toSorted(),
      };
    return {};
  };

  const watched: Watched['watched'] = {
    go(path) {
      note(`goes to ${path}`);
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.pushState({ idx: idx + 1, key: String(random()), usr: null }, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    isAtRest: async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return underWay === 0;
    },
    quantities,
    takeSeen: () => {
      const all = seen;
      seen = {};
      return all;
    },
    shown,
    log,
  };
  Object.assign(globalThis, { watched });
}
