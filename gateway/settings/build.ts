import { readFileSync } from 'node:fs';

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** Which build of the gateway this is; the image sets BUILD_COMMIT. */
export const build = { version, commit: process.env['BUILD_COMMIT'] || 'unknown' } as const;
