import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isRecord } from '../../contract/isRecord.ts';

type Json = Record<string, unknown>;

/** A query, path or header parameter, with the address of its schema inside the contract. */
export interface ContractParameter {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required: boolean;
  /** JSON pointer of the schema. */
  schema: string;
}

/** An operation of the contract, as far as a server needs it. */
export interface ContractOperation {
  operationId: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path with the router's parameters: `/api/v3/orders/:id`. */
  url: string;
  isPublic: boolean;
  parameters: ContractParameter[];
  /** JSON pointers of the body's schemas by content type. */
  bodies: Map<string, string>;
  bodyRequired: boolean;
  successStatus: number;
  /** Status → content type → JSON pointer of the answer's schema. */
  answers: Map<number, Map<string, string>>;
}

/** The parsed contract: the whole document (for schema validation) and its operations by id. */
export interface Contract {
  document: Json;
  operations: Map<string, ContractOperation>;
}

const methods = { get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const;

let loaded: Contract | undefined;

/** The contract both sides share, `contract/api-v3.yaml`; read and indexed once per process. */
export function loadContract(): Contract {
  loaded ??= indexContract(
    asObject(parse(readFileSync(new URL('../../contract/api-v3.yaml', import.meta.url), 'utf8'))),
  );
  return loaded;
}

function indexContract(document: Json): Contract {
  const operations = new Map<string, ContractOperation>();
  const base = serverPath(document['servers']) ?? '';
  for (const [path, item] of Object.entries(asObject(document['paths']))) {
    const pathItem = asObject(item);
    for (const [key, method] of Object.entries(methods)) {
      if (!(key in pathItem)) continue;
      const operation = asObject(pathItem[key]);
      const pointer = `#/paths/${escapePointer(path)}/${key}`;
      const operationId = String(operation['operationId']);
      const requestBody = resolve(document, {
        value: operation['requestBody'],
        pointer: `${pointer}/requestBody`,
      });
      const answers = readAnswers(document, operation, pointer);
      operations.set(operationId, {
        operationId,
        method,
        url: (serverPath(pathItem['servers']) ?? base) + routerPath(path),
        isPublic: isEmptyArray(operation['security'] ?? document['security']),
        parameters: [
          ...readParameters(document, pathItem['parameters'], `#/paths/${escapePointer(path)}/parameters`),
          ...readParameters(document, operation['parameters'], `${pointer}/parameters`),
        ],
        bodies: readContent(requestBody),
        bodyRequired: asObject(requestBody.value)['required'] === true,
        successStatus: [...answers.keys()].find((status) => status < 300) ?? 200,
        answers,
      });
    }
  }
  return { document, operations };
}

/** A value and where in the document it stands. */
interface Located {
  value: unknown;
  pointer: string;
}

function readParameters(document: Json, list: unknown, pointer: string): ContractParameter[] {
  if (!Array.isArray(list)) return [];
  return list.map((value: unknown, index) => {
    const found = resolve(document, { value, pointer: `${pointer}/${String(index)}` });
    const parameter = asObject(found.value);
    return {
      name: String(parameter['name']),
      in: readPlace(parameter['in']),
      required: parameter['required'] === true,
      schema: `${found.pointer}/schema`,
    };
  });
}

function readPlace(value: unknown): ContractParameter['in'] {
  if (value === 'query' || value === 'path' || value === 'header' || value === 'cookie') return value;
  throw new Error(`Unsupported parameter location in the contract: '${String(value)}'.`);
}

function readAnswers(document: Json, operation: Json, pointer: string): ContractOperation['answers'] {
  const answers: ContractOperation['answers'] = new Map();
  for (const [status, value] of Object.entries(asObject(operation['responses']))) {
    answers.set(
      Number(status),
      readContent(resolve(document, { value, pointer: `${pointer}/responses/${status}` })),
    );
  }
  return answers;
}

function readContent({ value, pointer }: Located): Map<string, string> {
  const types = Object.keys(asObject(asObject(value)['content']));
  return new Map(types.map((type) => [type, `${pointer}/content/${escapePointer(type)}/schema`]));
}

function resolve(document: Json, found: Located): Located {
  const reference = asObject(found.value)['$ref'];
  if (typeof reference !== 'string') return found;
  let value: unknown = document;
  for (const part of reference.slice(2).split('/')) {
    value = asObject(value)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (value === undefined) throw new Error(`Unresolved reference in the contract: ${reference}`);
  return resolve(document, { value, pointer: reference });
}

/**
 * `{id}` → `:id`; a parameter that shares its segment with more text gets a pattern, so that the text is not part of
 * its name.
 */
function routerPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}([^/{]*)/g, (_all, name: string, rest: string) =>
    rest === '' ? `:${name}` : `:${name}(.+)${rest}`,
  );
}

function serverPath(servers: unknown): string | undefined {
  if (!Array.isArray(servers)) return undefined;
  return String(asObject(servers[0])['url']).replace(/\/$/, '');
}

function escapePointer(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
}

function isEmptyArray(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function asObject(value: unknown): Json {
  return isRecord(value) ? value : {};
}
