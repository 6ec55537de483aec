/** The step at which a connection or an upload failed. */
export type FailedStep =
  | 'PASSWORD'
  | 'NAME'
  | 'TLS'
  | 'LOGIN'
  | 'SPACE'
  | 'BROKEN'
  | 'DATA'
  | 'TIME'
  | 'REFUSED'
  | 'FOLDER'
  | 'WRITE';

/** Words of servers and clients of FTP and SFTP, the more telling ones first. */
const signs: readonly (readonly [FailedStep, RegExp])[] = [
  ['PASSWORD', /stored one|another server/i],
  [
    'NAME',
    /ENOTFOUND|EAI_AGAIN|getaddrinfo|resolve|name or service not known|unknown host|no such host|server was not found/i,
  ],
  ['SPACE', /\b45[12]\b|\b552\b|ENOSPC|no space|\bfull\b|quota/i],
  [
    'BROKEN',
    /\b426\b|ECONNRESET|EPIPE|broke off|broken pipe|hang up|connection (was |has been )?(lost|closed|reset|aborted)/i,
  ],
  ['DATA', /\b425\b|passive|PASV|EPSV|data connection/i],
  ['TLS', /certificate|encrypt|\bTLS\b|\bSSL\b|handshake|self.signed/i],
  ['LOGIN', /\b530\b|log.?in|password|authenticat|credential|user name|user cannot/i],
  ['TIME', /time[d ]?.?out|ETIMEDOUT|in time/i],
  ['REFUSED', /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|connection refused|reach/i],
  ['WRITE', /\b553\b|\bSTOR\b|take the file|write|overwrite|read.only|permission denied|upload/i],
  ['FOLDER', /\b550\b|\bCWD\b|folder|director|no such file/i],
];

/** The step that a server's words speak of; null for words that are not known. */
export function failedStep(words: string | null): FailedStep | null {
  return signs.find(([, sign]) => words !== null && sign.test(words))?.[0] ?? null;
}
