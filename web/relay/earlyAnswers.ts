declare global {
  /** Answers to what the page's head has asked for, by language, currency and body; missing in pages that ask for nothing. */
  var earlyAnswers: Record<string, Promise<Response>> | undefined;
}

/**
 * The answer to an operation that the head of `web/index.html` has sent already, before any code had come. It is given
 * once: whoever asks again wants a fresh one.
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

/** Forgets what nobody has taken: whoever asks for it later wants it fresh. */
export function dropEarlyAnswers(): void {
  globalThis.earlyAnswers = undefined;
}
