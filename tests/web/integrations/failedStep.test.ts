import { expect, test } from 'vitest';
import { translateRefusal } from '../../../sandbox/texts/translateRefusal.ts';
import { failedStep } from '../../../web/pages/integrations/failedStep.ts';

/** Words of this back end, and of servers and clients elsewhere. */
const words = {
  PASSWORD: ['Please enter the password: the stored one belongs to another server.'],
  NAME: [
    'The server was not found, or its address is not a public one.',
    'getaddrinfo ENOTFOUND ftp.example.com',
    'Could not resolve host: ftp.example.com',
    'php_network_getaddresses: Name or service not known',
  ],
  TLS: [
    "The encrypted connection failed. The server's certificate must be valid for its name.",
    'SSL routines: wrong version number',
  ],
  TLS_NEEDED: [
    'The server accepts only encrypted connections. Please switch TLS on.',
    '530 Non-anonymous sessions must use encryption.',
  ],
  TLS_MISSING: [
    'The server offers no TLS. Please switch TLS off, or have it switched on at the server.',
    '502 AUTH not understood',
  ],
  LOGIN: [
    'The server refused the user name or the password.',
    '530 Login incorrect.',
    'All configured authentication methods failed',
  ],
  SPACE: [
    'The server could not store the file. It may be full.',
    '552 Insufficient storage space',
    '452 No space left on device',
    'Disk quota exceeded',
  ],
  BROKEN: [
    'The connection broke off before the whole file had arrived. The file that was there is unchanged.',
    'read ECONNRESET',
    '426 Connection closed; transfer aborted.',
  ],
  DATA: [
    'The server accepts no data in passive mode at its own address.',
    'Only the passive mode is offered. Please switch it on.',
    "425 Can't open data connection",
  ],
  TIME: ['The server did not answer in time.', 'Connection timed out', 'connect ETIMEDOUT 192.0.2.1:21'],
  REFUSED: ['The server cannot be reached at this port.', 'connect ECONNREFUSED 192.0.2.1:21'],
  FOLDER: ['The folder cannot be opened.', '550 Failed to change directory.', 'No such file'],
  WRITE: ['The server did not take the file.', '553 Could not create file.', 'Permission denied'],
} as const;

test.each(Object.entries(words))('%s is recognised by the words of a failure', (step, failures) => {
  for (const failure of failures) expect(failedStep(failure), failure).toBe(step);
});

test.each(['de', 'fr', 'it', 'pl', 'ru', 'sr'])(
  'in %s the words of this back end tell the same step',
  (locale) => {
    for (const [step, failures] of Object.entries(words))
      for (const failure of failures) {
        const translated = translateRefusal(failure, locale);
        expect(failedStep(translated), translated).toBe(step);
      }
  },
);

test('unknown words stand for no step', () => {
  expect(failedStep('Please enter the server.')).toBeNull();
  expect(failedStep('Сбой')).toBeNull();
  expect(failedStep(null)).toBeNull();
});
