import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { type FieldError, InvalidFields } from '../../http/failures.ts';
import { listSystems } from './readAccounts.ts';

/**
 * Checks of the rows that the contract cannot express: a system at most once (ACC-10), and a group of that system
 * (GAP-31).
 * @throws InvalidFields
 */
export async function checkSystemAccesses(
  db: Kysely<Database>,
  rows: components['schemas']['AccountAccessInput']['systemAccesses'],
): Promise<void> {
  const systems = new Map((await listSystems(db)).map((system) => [system.id, system]));
  const errors = rows.flatMap(({ system: id, group }, index): FieldError[] => {
    const row = `systemAccesses.${String(index)}`;
    const system = systems.get(id);
    if (system === undefined) return [{ field: `${row}.system`, message: 'Please select a value.' }];
    if (rows.findIndex((other) => other.system === id) < index)
      return [{ field: `${row}.system`, message: 'This system is chosen in another row.' }];
    if (!system.groups?.some((one) => one.id === group))
      return [{ field: `${row}.group`, message: 'Please select a value.' }];
    return [];
  });
  if (errors.length > 0) throw new InvalidFields(errors);
}
