/**
 * Keeps buffers in memory up to a number of bytes; the one unused for longest goes first. A buffer that is being
 * made is made once, however many ask for it; one that could not be made is not kept.
 */
export class BoundedCache {
  readonly #kept = new Map<string, Buffer>();
  readonly #coming = new Map<string, Promise<Buffer>>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Bytes kept now. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The buffer of a key, made if it is not kept. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      // To the end of the map: what is first was used longest ago.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    let coming = this.#coming.get(key);
    if (coming === undefined) {
      coming = make()
        .then((buffer) => this.#keep(key, buffer))
        .finally(() => this.#coming.delete(key));
      this.#coming.set(key, coming);
    }
    return coming;
  }

  #keep(key: string, buffer: Buffer): Buffer {
    this.#kept.set(key, buffer);
    this.#bytes += buffer.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
    return buffer;
  }
}
