import type { components } from '../../../contract/apiV3.generated.ts';
import { type Connection, mayKeepPassword, toConnection } from './transfer/connection.ts';
import { transfer, type TransferOptions } from './transfer/transfer.ts';
import { TransferFailed } from './transfer/TransferFailed.ts';

type Schemas = components['schemas'];

/**
 * Tries a connection (CALL-101, CALL-102, INT-07, INT-09): reaches the server, logs in, opens the folder and, by FTP, a
 * data connection. Nothing is written.
 * @param stored the saved connection, whose password is used where none is given; null for a new one.
 */
export async function testConnection(
  input: Schemas['ConnectionTest'],
  stored: Connection | null,
  options: TransferOptions,
): Promise<Schemas['ConnectionTestResult']> {
  const asked = toConnection(input);
  try {
    await transfer(asked.password === null ? withStored(asked, stored) : asked, null, options);
    return { data: { result: true, error: null } };
  } catch (error) {
    if (!(error instanceof TransferFailed)) throw error;
    return { data: { result: false, error: error.message } };
  }
}

function withStored(asked: Connection, stored: Connection | null): Connection {
  const password = stored?.password ?? null;
  if (stored === null || password === null) return asked;
  if (!mayKeepPassword(stored, asked)) throw new TransferFailed('unknownPassword');
  return { ...asked, password };
}
