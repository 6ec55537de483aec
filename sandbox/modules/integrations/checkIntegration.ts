import type { Kysely } from 'kysely';
import type { components } from '../../../contract/apiV3.generated.ts';
import type { Database } from '../../db/tables.ts';
import { type FieldError, InvalidFields } from '../../http/failures.ts';
import { listCustomerWarehouses } from '../catalog/listWarehouses.ts';
import { stockColumn } from './stockColumns.ts';

type IntegrationInput = components['schemas']['IntegrationInput'];

const longest = 255;
const mostFields = 100;
const texts = ['name', 'ftpServer', 'ftpUser', 'ftpPassword', 'ftpPathToFolder', 'fileName'] as const;

/**
 * Checks of an integration that the contract cannot express (INT-11, INT-17, INT-19): a control character would be a
 * separate command to an FTP server, the file name must not lead out of the folder, warehouses must be the customer's.
 * @throws InvalidFields
 */
export async function checkIntegration(
  db: Kysely<Database>,
  customerId: number,
  input: IntegrationInput,
): Promise<void> {
  const warehouses = new Set((await listCustomerWarehouses(db, customerId)).map(({ id }) => id));
  const language = await db
    .selectFrom('locales')
    .select('code')
    .where('code', '=', input.fileLanguage)
    .executeTakeFirst();
  const { fileName, fileColumnSeparator, filePriceSeparator, fields, excludedWarehouses = [] } = input;
  const errors: FieldError[] = [];
  const refuse = (field: string, isWrong: boolean, message: string) => {
    if (isWrong && !errors.some((error) => error.field === field)) errors.push({ field, message });
  };

  for (const field of texts) {
    const text = input[field] ?? '';
    refuse(field, text.length > longest, `At most ${String(longest)} characters.`);
    refuse(field, /\p{Cc}/u.test(text), 'Please remove the control character.');
  }
  refuse('name', input.name.trim() === '', 'Please enter a value.');
  refuse('fileName', fileName.trim() === '', 'Please enter a value.');
  refuse('fileName', /[/\\]|^\.+$/.test(fileName.trim()), 'This is not the name of a file.');
  refuse(
    'fileColumnSeparator',
    !/^[^\p{L}\p{N}"\r\n]$/u.test(fileColumnSeparator),
    'One sign, such as ; or ,',
  );
  refuse('filePriceSeparator', !/^[.,]$/.test(filePriceSeparator), 'Please enter . or ,');
  refuse('fileLanguage', language === undefined, 'Please select a value.');
  refuse('fields', fields.length > mostFields, `At most ${String(mostFields)} columns.`);
  fields.forEach(({ name, visibleName }, index) => {
    const field = `fields.${String(index)}`;
    const warehouse = stockColumn(name);
    refuse(`${field}.name`, name.trim() === '', 'Please enter a value.');
    refuse(`${field}.name`, name.length > longest, `At most ${String(longest)} characters.`);
    refuse(`${field}.visibleName`, visibleName.length > longest, `At most ${String(longest)} characters.`);
    refuse(`${field}.name`, warehouse !== null && !warehouses.has(warehouse), 'Warehouse not found.');
  });
  excludedWarehouses.forEach((id, index) => {
    refuse(`excludedWarehouses.${String(index)}`, !warehouses.has(id), 'Warehouse not found.');
  });
  if (errors.length > 0) throw new InvalidFields(errors);
}
