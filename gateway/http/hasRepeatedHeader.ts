import type { IncomingMessage } from 'node:http';

const single = ['host', 'authorization'];

/** Whether a request names its host or its session twice: Node keeps the first, another server may keep the last. */
export function hasRepeatedHeader({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  return single.some((name) => {
    let count = 0;
    // Names and values alternate. Most names differ in length, which costs nothing to compare.
    for (let at = 0; at < rawHeaders.length; at += 2)
      if (rawHeaders[at]?.length === name.length && rawHeaders[at]?.toLowerCase() === name) count++;
    return count > 1;
  });
}
