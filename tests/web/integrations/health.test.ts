import { expect, test } from 'vitest';
import { integrationHealth, type UploadTimes } from '../../../web/parts/integrations/integrationHealth.ts';

const now = new Date('2026-03-06T12:00:00Z');
const at = (time: string) => `2026-03-06T${time}:00Z`;
const health = (times: Partial<UploadTimes>) =>
  integrationHealth(
    { active: true, frequency: 6, lastUploadedAt: at('08:00'), scheduledUploadAt: at('14:00'), ...times },
    now,
  );
const state = (times: Partial<UploadTimes>) => health(times).state;

test('an integration whose next upload is not due yet is on time, and for a quarter of an hour after', () => {
  expect(state({})).toBe('ON_TIME');
  expect(state({ scheduledUploadAt: at('11:46'), lastUploadedAt: at('05:46') })).toBe('ON_TIME');
  expect(state({ scheduledUploadAt: null })).toBe('ON_TIME');
});

test('it is late since the moment at which the upload was due, even if the schedule has moved on', () => {
  expect(health({ scheduledUploadAt: at('11:30') })).toEqual({
    state: 'LATE',
    since: new Date(at('11:30')),
  });
  expect(health({ lastUploadedAt: at('02:00') })).toEqual({ state: 'LATE', since: new Date(at('08:00')) });
  expect(health({ lastUploadedAt: null, scheduledUploadAt: at('10:00') })).toEqual({
    state: 'LATE',
    since: new Date(at('10:00')),
  });
});

test('one that never uploaded and one that is paused are not late', () => {
  expect(state({ lastUploadedAt: null })).toBe('NEVER');
  expect(state({ active: false, lastUploadedAt: at('01:00'), scheduledUploadAt: null })).toBe('PAUSED');
});

test('what is not known is not judged', () => {
  expect(state({ active: null })).toBe('UNKNOWN');
  expect(state({ frequency: null, scheduledUploadAt: null })).toBe('UNKNOWN');
  expect(state({ active: null, lastUploadedAt: at('01:00'), scheduledUploadAt: at('01:30') })).toBe(
    'UNKNOWN',
  );
  expect(state({ lastUploadedAt: 'yesterday', scheduledUploadAt: 'soon' })).toBe('NEVER');
});
