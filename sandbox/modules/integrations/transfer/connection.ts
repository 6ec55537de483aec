import type { components } from '../../../../contract/apiV3.generated.ts';

type ConnectionTest = components['schemas']['ConnectionTest'];

/** A customer's file server and its credentials. */
export interface Connection {
  type: ConnectionTest['connectionType'];
  /** As the customer entered it; see `resolveHost`. */
  host: string | null;
  port: number;
  user: string | null;
  password: string | null;
  /** null = the one the server starts in. */
  folder: string | null;
  /** FTP over TLS; ignored for SFTP, which is always encrypted. */
  ssl: boolean;
  passiveMode: boolean;
}

/** The file to upload; it replaces one of the same name. */
export interface UploadFile {
  name: string;
  content: Buffer;
}

/** The name that a file has until all of it has arrived: the one that it replaces stays whole if the upload breaks off. */
export const unfinishedName = (name: string): string => `${name}.part`;

/** A connection from a request; by default unencrypted and passive. */
export function toConnection(input: ConnectionTest): Connection {
  return {
    type: input.connectionType,
    host: emptyToNull(input.ftpServer),
    port: input.ftpPort,
    user: emptyToNull(input.ftpUser),
    // Not trimmed: a password may begin or end with a blank.
    password: input.ftpPassword === '' ? null : (input.ftpPassword ?? null),
    folder: emptyToNull(input.ftpPathToFolder),
    ssl: input.ftpSSL ?? false,
    passiveMode: input.ftpPassiveMode ?? true,
  };
}

/**
 * Whether the password given for one connection may be used for the other: it goes to the same server, and not
 * unencrypted where it was encrypted. Otherwise anyone who may edit an integration could send its password to a server
 * of theirs.
 */
export function mayKeepPassword(before: Connection, after: Connection): boolean {
  return (
    after.host === null ||
    (before.host?.toLowerCase() === after.host.toLowerCase() &&
      before.port === after.port &&
      before.type === after.type &&
      (after.ssl || !before.ssl))
  );
}

function emptyToNull(text: string | null | undefined): string | null {
  return text?.trim() ? text.trim() : null;
}
