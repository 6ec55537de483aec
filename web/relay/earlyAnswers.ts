declare global {
  /** Answers to what the page's head has asked for, by language, currency and body; missing in pages that ask for nothing. */
  var earlyAnswers: Record<string, Promise<Response>> | undefined;
}

/**
 * The answer to an operation that `web/head.ts` has sent already, before any code had come. It is given
 * once: a second request needs a fresh one.
 */
export function takeEarlyAnswer(
  locale: string,
  currency: string | null,
  body: string,
): Promise<Response> | undefined {
  const key = [locale, currency, body].join();
  const answer = globalThis.earlyAnswers?.[key];
  delete globalThis.earlyAnswers?.[key];
  return answer;
}

/** Forgets answers that were not taken: later requests need fresh ones. */
export function dropEarlyAnswers(): void {
  globalThis.earlyAnswers = undefined;
}
