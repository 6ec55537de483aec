import { Rejected } from '../../http/failures.ts';
import { type CallBasics, idempotentRoute, route, type Route } from '../../http/route.ts';
import { findIntegration, listIntegrations, readConnection } from './readIntegration.ts';
import { runUpload } from './runUpload.ts';
import { createIntegration, deleteIntegration, updateIntegration } from './saveIntegration.ts';
import { testConnection } from './testConnection.ts';
import type { TransferOptions } from './transfer/transfer.ts';
import { TransferFailed } from './transfer/TransferFailed.ts';

/** The caller waits for the transfer; a gateway gives up after ten seconds. */
const waitMs = 8_000;

/**
 * Uploads to the customers' servers on the wire (CALL-096 to CALL-102); all need `account_integrations_list` (INT-02).
 */
export const integrationsRoutes: Route[] = [
  route('listIntegrations', 'account_integrations_list', ({ session, db }) =>
    listIntegrations(db, session.customer.id),
  ),

  idempotentRoute('createIntegration', 'account_integrations_list', ({ body, session, db }) =>
    createIntegration(db, session.customer.id, body),
  ),

  idempotentRoute('updateIntegration', 'account_integrations_list', ({ path, body, session, db }) =>
    updateIntegration(db, session.customer.id, path.id, body),
  ),

  idempotentRoute('deleteIntegration', 'account_integrations_list', ({ path, session, db }) =>
    deleteIntegration(db, session.customer.id, path.id),
  ),

  route('testIntegration', 'account_integrations_list', (call) =>
    testConnection(call.body, null, transferOptions(call)),
  ),

  route('testSavedIntegration', 'account_integrations_list', async (call) => {
    const { db, session, path, body } = call;
    const stored = await readConnection(db, await findIntegration(db, session.customer.id, path.id));
    return testConnection(body, stored, transferOptions(call));
  }),

  route('runIntegrationUpload', 'account_integrations_list', async (call) => {
    const { db, session, path } = call;
    const integration = await findIntegration(db, session.customer.id, path.id);
    try {
      return await runUpload(db, integration, transferOptions(call));
    } catch (error) {
      if (error instanceof TransferFailed) throw new Rejected(error.message);
      throw error;
    }
  }),
];

const transferOptions = ({ localFtp }: CallBasics): TransferOptions => ({
  allowLocal: localFtp,
  signal: AbortSignal.timeout(waitMs),
});
