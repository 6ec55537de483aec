import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaTypeOf, type StaticFile } from './sendStatic.ts';
import { tagOf } from './tagOf.ts';

/** Whether a file of the build has a hash of its content in its name. */
export const hasHash = (path: string): boolean => /^\/(?:assets|i18n)\/[\w.-]*-[\w-]{8,}\.\w+$/.test(path);
export const immutableHeaders = { 'cache-control': 'public, max-age=31536000, immutable' };
const compressed = /\.(?:br|gz)$/;

/**
 * The files of the built client, in the encodings that the build made. Each is read when it is first asked for and kept:
 * all of them are a few megabytes, and an answer then needs no stream and no open file.
 */
export class WebFiles {
  readonly #root: string;
  readonly #names: ReadonlySet<string>;
  readonly #read = new Map<string, StaticFile>();

  constructor(root: string) {
    this.#root = root;
    this.#names = new Set(globSync('**/*.*', { cwd: root }).map((name) => `/${name.replaceAll('\\', '/')}`));
  }

  /** The files whose names have a hash, each in its smallest encoding. */
  get immutable(): string[] {
    return [...this.#names].filter((name) =>
      name.endsWith('.br')
        ? hasHash(name.slice(0, -3))
        : hasHash(name) && !compressed.test(name) && !this.#names.has(`${name}.br`),
    );
  }

  /** The file of a path, which is compared as received; null when there is none. Pages are not files. */
  find(path: string): StaticFile | null {
    if (!this.#names.has(path) || compressed.test(path) || path.endsWith('.html') || path.includes('/.'))
      return null;
    let file = this.#read.get(path);
    if (!file) {
      const identity = this.#readOf(path);
      if (!identity) return null;
      const [br, gzip] = [this.#readOf(`${path}.br`), this.#readOf(`${path}.gz`)];
      file = {
        type: mediaTypeOf(path),
        tag: tagOf(identity),
        headers: hasHash(path) ? immutableHeaders : { 'cache-control': 'no-cache' },
        bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
      };
      this.#read.set(path, file);
    }
    return file;
  }

  /** Null for a file that is not there, or no longer. */
  #readOf(path: string): Buffer | null {
    if (!this.#names.has(path)) return null;
    try {
      return readFileSync(join(this.#root, path));
    } catch {
      return null;
    }
  }
}
