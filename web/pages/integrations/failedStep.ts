/** The step at which a connection or an upload failed. */
export type FailedStep =
  | 'PASSWORD'
  | 'NAME'
  | 'TLS_NEEDED'
  | 'TLS_MISSING'
  | 'TLS'
  | 'LOGIN'
  | 'SPACE'
  | 'BROKEN'
  | 'DATA'
  | 'TIME'
  | 'REFUSED'
  | 'FOLDER'
  | 'WRITE';

/**
 * Words of servers and clients of FTP and SFTP, in English, and of the back end in the portal's languages; the more telling
 * ones first.
 */
const signs: readonly (readonly [FailedStep, RegExp])[] = [
  ['PASSWORD', /stored one|(?:another|anderen|autre|altro|innego|другому|drugom) (?:ser[vw]|серв)/i],
  [
    'NAME',
    /ENOTFOUND|EAI_AGAIN|getaddrinfo|resolve|name or service not known|unknown host|no such host|server was not found/i,
  ],
  ['NAME', /nicht gefunden|introuvable|non è stato trovato|nie znaleziono|не найден|nije pronađen/i],
  [
    'SPACE',
    /\b45[12]\b|\b552\b|ENOSPC|no space|\bfull\b|quota|\bvoll\b|\bplein\b|\bpieno\b|pełny|переполнен|\bpun\b/i,
  ],
  [
    'BROKEN',
    /\b426\b|ECONNRESET|EPIPE|broke off|broken pipe|hang up|connection (was |has been )?(lost|closed|reset|aborted)/i,
  ],
  ['BROKEN', /brach ab|interrompue|interrotta|przerwane|прервалось|prekinula/i],
  ['DATA', /\b425\b|passi[fv]|PASV|EPSV|data connection|pasywn|пассивн|pasivn/i],
  ['TLS_MISSING', /no TLS|\bAUTH\b.*(?:not|unknown)|\b50[0-4]\b.*(?:AUTH|TLS|SSL)/i],
  ['TLS_MISSING', /kein TLS|pas TLS|non offre TLS|nie oferuje TLS|не поддерживает TLS|ne nudi TLS/i],
  [
    'TLS_NEEDED',
    /only encrypted|switch TLS on|must use (?:encryption|TLS|SSL)|(?:TLS|SSL|encryption) (?:is )?(?:required|needed)/i,
  ],
  ['TLS_NEEDED', /TLS ein\b|activer TLS|Attivi TLS|Włącz TLS|Включите TLS|Uključite TLS/i],
  ['TLS', /certificat|encrypt|\bTLS\b|\bSSL\b|handshake|self.signed/i],
  ['TLS', /Zertifikat|certyfikat|сертификат|sertifikat/i],
  ['LOGIN', /\b530\b|log.?in|password|authenticat|credential|user name|user cannot/i],
  ['LOGIN', /passwor[dt]|mot de passe|hasło|пароль|lozink/i],
  ['TIME', /time[d ]?.?out|ETIMEDOUT|in time|rechtzeitig|à temps|in tempo|na czas|вовремя|na vreme/i],
  ['REFUSED', /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|connection refused|reach/i],
  ['REFUSED', /erreichbar|injoignable|raggiungibile|nieosiągaln|недоступен|nije dostupan/i],
  ['WRITE', /\b553\b|\bSTOR\b|take the file|write|overwrite|read.only|permission denied|upload/i],
  [
    'WRITE',
    /Datei nicht angenommen|pas pris le fichier|accettato il file|przyjął pliku|принял файл|primio datoteku/i,
  ],
  ['FOLDER', /\b550\b|\bCWD\b|folder|director|no such file|Ordner|dossier|cartella|папк|fascikl/i],
];

/** The step that a server's words speak of; null for words that are not known. */
export function failedStep(words: string | null): FailedStep | null {
  return signs.find(([, sign]) => words !== null && sign.test(words))?.[0] ?? null;
}
