import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as modules from '../../../gateway/schema/modules.ts';

test('every folder of gateway/modules is a module of that name in gateway/schema/modules.ts', () => {
  expect(Object.keys(modules).sort()).toEqual(readdirSync('gateway/modules').sort());
});
