import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EnvError } from 'envalid';
import { isRecord } from '../../contract/isRecord.ts';
import type { Wire } from '../rest/Wire.ts';

/** The wire that UPSTREAM_WIRE names, if it names one. @throws EnvError when the module cannot be loaded or has none. */
export async function loadWire(file: string | null): Promise<Wire | undefined> {
  if (file === null) return undefined;
  let module: { wire?: unknown };
  try {
    module = await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    throw new EnvError(`Invalid settings:\n    UPSTREAM_WIRE: ${file} cannot be loaded: ${String(error)}`);
  }
  if (isWire(module.wire)) return module.wire;
  throw new EnvError(
    `Invalid settings:\n    UPSTREAM_WIRE: ${file} must export an object named wire with call, answer or both`,
  );
}

function isWire(value: unknown): value is Wire {
  if (!isRecord(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(([name, part]) => ['call', 'answer'].includes(name) && typeof part === 'function')
  );
}
