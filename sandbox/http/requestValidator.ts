import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { loadContract, type Contract, type ContractOperation, type ContractParameter } from './contract.ts';
import { type FieldError, NotFound } from './failures.ts';
import { findUnstorable } from './findUnstorable.ts';

/**
 * The parts of a request that the contract describes; validation replaces texts by numbers and adds defaults in place.
 */
export interface RequestParts {
  path: unknown;
  query: unknown;
  body: unknown;
}

/** Returns the errors of a request; empty when it is valid. */
export type RequestValidator = (operation: ContractOperation, parts: RequestParts) => FieldError[];

let loaded: RequestValidator | undefined;

/**
 * Checks requests against the contract. Path and query texts are coerced to the types of their schemas;
 * a JSON body is taken as it is, a multipart body's texts are coerced. Schemas are compiled on first use.
 * The validator throws NotFound when a path parameter does not fit: `/orders/abc` cannot exist. Created once per process.
 */
export function loadRequestValidator(): RequestValidator {
  loaded ??= createRequestValidator(loadContract());
  return loaded;
}

function createRequestValidator(contract: Contract): RequestValidator {
  const texts = createAjv(contract, true);
  const json = createAjv(contract, false);
  const compiled = new Map<string, ValidateFunction>();

  function check(ajv: Ajv2020, key: string, schema: () => object, value: unknown): FieldError[] {
    let validate = compiled.get(key);
    if (validate === undefined) {
      validate = ajv.compile(schema());
      compiled.set(key, validate);
    }
    return validate(value) ? findUnstorable(value) : toFieldErrors(validate.errors ?? []);
  }

  return (operation, { path, query, body }) => {
    const { operationId, parameters, bodies } = operation;
    const wrongPath = check(texts, `${operationId} path`, () => parameterSchema(parameters, 'path'), path);
    if (wrongPath.length > 0) throw new NotFound();
    const errors = check(texts, `${operationId} query`, () => parameterSchema(parameters, 'query'), query);
    const multipart = bodies.get('multipart/form-data');
    const pointer = multipart ?? bodies.get('application/json');
    if (pointer !== undefined && (operation.bodyRequired || body !== undefined)) {
      const ajv = multipart === undefined ? json : texts;
      errors.push(...check(ajv, `${operationId} body`, () => ({ $ref: `api${pointer}` }), body ?? null));
    }
    return errors;
  };
}

function createAjv(contract: Contract, coerce: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    useDefaults: true,
    coerceTypes: coerce ? 'array' : false,
    validateSchema: false,
  });
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema(contract.document, 'api');
  return ajv;
}

function parameterSchema(parameters: ContractParameter[], place: 'path' | 'query'): object {
  const chosen = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(chosen.map(({ name, schema }) => [name, { $ref: `api${schema}` }])),
    required: chosen.filter(({ required }) => required).map(({ name }) => name),
  };
}

/**
 * One error per field: the branches of a failed anyOf would only repeat it. Where fields of an object are wrong, the branch
 * that wants no object says nothing: "must be null" would contradict them.
 */
function toFieldErrors(errors: ErrorObject[]): FieldError[] {
  const fields = new Map<string, string>();
  const isOfBranch = (error: ErrorObject): boolean =>
    ['type', 'oneOf', 'anyOf'].includes(error.keyword) &&
    errors.some((other) => fieldName(other).startsWith(`${fieldName(error)}.`));
  for (const error of errors.filter((one) => !isOfBranch(one))) {
    const field = fieldName(error);
    if (!fields.has(field)) fields.set(field, messageOf(error));
  }
  return [...fields].map(([field, message]) => ({ field, message }));
}

function fieldName({ instancePath, params, keyword }: ErrorObject): string {
  const parts = instancePath.split('/').slice(1);
  if (keyword === 'required') parts.push(String(params['missingProperty']));
  if (keyword === 'additionalProperties') parts.push(String(params['additionalProperty']));
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}

function messageOf({ keyword, params }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'Please enter a value.';
    case 'minLength':
      return params['limit'] === 1
        ? 'Please enter a value.'
        : `At least ${String(params['limit'])} characters.`;
    case 'maxLength':
      return `At most ${String(params['limit'])} characters.`;
    case 'minItems':
      return 'Please add a value.';
    case 'minimum':
      return `Must be at least ${String(params['limit'])}.`;
    case 'maximum':
      return `Must be at most ${String(params['limit'])}.`;
    case 'format':
      return params['format'] === 'email'
        ? 'Please enter a valid email address.'
        : 'This value has the wrong form.';
    case 'enum':
      return 'Please select a value.';
    case 'additionalProperties':
      return 'This field is not known.';
    default:
      return 'This value has the wrong form.';
  }
}
