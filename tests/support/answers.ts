import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { completeAnswers } from '../../contract/completeAnswers.ts';
import { loadContract } from '../../sandbox/http/contract.ts';

const contract = loadContract();
const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false });
addFormats.default(ajv);
ajv.addFormat('binary', true);
ajv.addSchema(completeAnswers(contract.document), 'api');
const compiled = new Map<string, ValidateFunction>();

/**
 * Checks an answer of the sandbox against the contract, and that it is complete (contract/completeAnswers.ts): the status is one the operation names, the content type one
 * of that status, a JSON body fits its schema, and the headers Version and X-Request-Id are there.
 * @throws with everything that does not fit.
 */
export function validateAnswer(operationId: string, status: number, headers: Headers, body: unknown): void {
  const operation = contract.operations.get(operationId);
  if (operation === undefined) throw new Error(`The contract has no operation ${operationId}.`);
  const contents = operation.answers.get(status);
  const where = `${operationId} ${String(status)}`;
  if (contents === undefined) {
    throw new Error(`${where}: the contract does not name this status. Body: ${JSON.stringify(body)}`);
  }
  if (headers.get('version') !== '1002') throw new Error(`${where}: header Version is missing.`);
  if (headers.get('x-request-id') === null) throw new Error(`${where}: header X-Request-Id is missing.`);
  if (contents.size === 0) return;
  const type = headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  const pointer = contents.get(type);
  if (pointer === undefined) {
    throw new Error(`${where}: content type '${type}' is none of ${[...contents.keys()].join(', ')}.`);
  }
  if (type !== 'application/json') return;
  let validate = compiled.get(pointer);
  if (validate === undefined) {
    validate = ajv.compile({ $ref: `api${pointer}` });
    compiled.set(pointer, validate);
  }
  if (!validate(body)) {
    throw new Error(
      `${where} does not fit the contract: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`,
    );
  }
}
