import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EnvError } from 'envalid';
import { isRecord } from '../../contract/isRecord.ts';
import type { StaticFile } from '../http/sendStatic.ts';
import { proportionOf, readPicture, type BrandPicture, type PictureRule } from './readPicture.ts';
import { findContrastFault, rampsOf, type BrandRamps } from './rampOf.ts';

/** A distributor's brand, read from its folder (docs/branding.md). */
export interface Brand {
  name: string;
  /** Null: the product's colour. */
  ramps: BrandRamps | null;
  logo: BrandLogo;
  mark: BrandPicture | null;
  loginPicture: BrandPicture | null;
  /** All pictures by their paths. */
  files: ReadonlyMap<string, StaticFile>;
}

/** The logo, as large as it fits in the header's place for it. */
export interface BrandLogo {
  path: string;
  /** The path of that for the dark theme; null where one is for both. */
  darkPath: string | null;
  width: number;
  height: number;
}

const definition = 'brand.json';
const pictures = {
  logo: { kinds: ['svg', 'png'], kilobytes: 100 },
  logoDark: { kinds: ['svg', 'png'], kilobytes: 100 },
  mark: { kinds: ['svg', 'png'], kilobytes: 100 },
  loginPicture: { kinds: ['jpg', 'webp', 'png', 'svg'], kilobytes: 1000 },
} as const satisfies Record<string, PictureRule>;
const keys = ['name', 'color', ...Object.keys(pictures)];

/** The place of the logo in the header, in pixels. */
const place = { width: 104, height: 28 };

/**
 * Reads the brand of a folder; null where no folder is given.
 *
 * @throws EnvError that names every file and key that is wrong, and what to do
 */
export function readBrand(folder: string | null): Brand | null {
  if (folder === null) return null;
  const faults: string[] = [];
  /** The brand, or null with the list of faults. */
  const attempt = <Result>(what: string, read: () => Result): Result | null => {
    try {
      return read();
    } catch (error) {
      faults.push(
        `BRAND_DIR: ${join(folder, what)} ${error instanceof Error ? error.message : String(error)}`,
      );
      return null;
    }
  };
  const given = attempt(definition, () => readDefinition(join(folder, definition)));
  const unknown = Object.keys(given ?? {}).filter((key) => !keys.includes(key));
  for (const key of unknown)
    faults.push(`BRAND_DIR: ${join(folder, definition)} has "${key}", which is none of ${keys.join(', ')}`);

  const name = given && attempt(definition, () => readName(given['name']));
  const color = given && attempt(definition, () => readColour(given['color']));
  const pictureOf = (key: keyof typeof pictures): BrandPicture | null => {
    const file = given?.[key];
    if (file === undefined || file === null) return null;
    if (typeof file === 'string') return attempt(file, () => readPicture(folder, file, pictures[key]));
    faults.push(`BRAND_DIR: ${join(folder, definition)} has a "${key}" that is not the name of a file`);
    return null;
  };
  const [logo, logoDark] = [pictureOf('logo'), pictureOf('logoDark')];
  const [mark, loginPicture] = [pictureOf('mark'), pictureOf('loginPicture')];
  if (given && given['logo'] === undefined)
    faults.push(`BRAND_DIR: ${join(folder, definition)} has no "logo", the name of a file`);
  const size = logo && attempt(String(given?.['logo']), () => fit(proportionOf(logo)));
  if (faults.length > 0 || !name || !logo || !size)
    throw new EnvError(`Invalid settings:\n    ${faults.join('\n    ')}`);
  return {
    name,
    ramps: color ? rampsOf(color) : null,
    logo: { path: logo.path, darkPath: logoDark?.path ?? null, ...size },
    mark,
    loginPicture,
    files: new Map(
      [logo, logoDark, mark, loginPicture].flatMap((one) => (one ? [[one.path, one.file] as const] : [])),
    ),
  };
}

function readDefinition(path: string): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error('cannot be read: the folder of a brand has this file');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`is not JSON: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
  if (!isRecord(value)) throw new Error('is not a JSON object');
  return value;
}

function readName(value: unknown): string {
  const name = typeof value === 'string' ? value.trim() : '';
  if (name === '' || name.length > 40 || /\p{Cc}/u.test(name))
    throw new Error('needs "name": the portal’s name, of 1 to 40 characters');
  return name;
}

/** The colour in small letters; undefined where the product's stays. */
function readColour(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value))
    throw new Error('has a "color" that is not written as #1a2b3c');
  const colour = value.toLowerCase();
  const fault = findContrastFault(colour);
  if (fault !== null) throw new Error(`has a "color" that cannot be read: ${fault}`);
  return colour;
}

/** Whole pixels: what stands next to the logo stands on them, too. */
function fit(proportion: number): { width: number; height: number } {
  if (proportion > 8 || proportion < 0.5)
    throw new Error('is more than 8 times as wide as high, or more than twice as high as wide');
  const width = Math.round(Math.min(place.width, place.height * proportion));
  return { width, height: Math.round(width / proportion) };
}
