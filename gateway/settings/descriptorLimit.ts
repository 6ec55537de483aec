import { readFileSync } from 'node:fs';

/** How many file descriptors this process may have, as Linux says it, such as `1024` or `unlimited`; null on other systems. */
export function descriptorLimit(): string | null {
  if (process.platform !== 'linux') return null;
  return /^Max open files +(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? null;
}
