/** Milliseconds until code that did not arrive is requested again. */
const pause = 5_000;

/**
 * Loads code that no page waits for. It does not fail: where the connection is lost, the page goes on without the code,
 * which is requested again until it arrives.
 */
export async function loadInBackground<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
