import { expect, test } from 'vitest';
import { readReport } from '../../../web/pages/issues/readReport.ts';
import { reportUrl } from '../../../web/ui/report/reportUrl.ts';

const roundTrip = (report: Parameters<typeof reportUrl>[0]) =>
  readReport(new URL(reportUrl(report), 'http://portal').searchParams);

const read = (search: string) => readReport(new URLSearchParams(search));

test('a report keeps what it names, without secrets of the address', () => {
  expect(
    roundTrip({
      about: 'order',
      id: '123',
      path: '/order/123?tab=1&token=abc&newPassword=x&sessionId=1&api_key=k#part',
      message: 'It failed.',
      request: '0f8b-42',
    }),
  ).toEqual({
    about: 'order',
    id: '123',
    path: '/order/123?tab=1',
    message: 'It failed.',
    request: '0f8b-42',
  });
});

test('an address that was made up is read as far as it has the expected form', () => {
  expect(read('')).toBeNull();
  expect(read('about=something')).toBeNull();
  expect(read('about=page&path=//evil.test/&id=<img src=x>&request=a b&message=%20')).toEqual({
    about: 'page',
    id: null,
    message: null,
    request: null,
  });
  expect(read('about=page&path=javascript:alert(1)')?.path).toBeUndefined();
  expect(read(`about=page&message=${'a'.repeat(1000)}`)?.message).toHaveLength(300);
  expect(read('about=page&path=/a%3Ftoken%3Db')?.path).toBe('/a');
});
