import { afterEach, expect } from 'vitest';
import { closePages, takeComplaints } from './openPage.ts';

afterEach(async () => {
  await closePages();
  expect(takeComplaints(), 'the browser console stays silent').toEqual([]);
});
