import { afterEach, expect } from 'vitest';
import { buildWebIfStale } from '../../../scripts/buildWebIfStale.ts';
import { closePages, takeComplaints } from './openPage.ts';

await buildWebIfStale();

afterEach(async () => {
  await closePages();
  expect(takeComplaints(), 'the browser console stays silent').toEqual([]);
});
