import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as modules from '../../../gateway/modules/modules.ts';

test('every folder of gateway/modules is a module of that name in gateway/modules/modules.ts', () => {
  const entries = readdirSync('gateway/modules', { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(Object.keys(modules).sort()).toEqual(folders.sort());
});
