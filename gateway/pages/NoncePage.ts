import { constants, crc32, deflateRawSync } from 'node:zlib';

const placeholder = '__CSP_NONCE__';
/** Length of a nonce: 16 random bytes in base64. */
const nonceLength = 24;
/** How far deflate looks back. */
const windowBytes = 32 * 1024;

/**
 * A page whose inline code carries a nonce that differs from answer to answer. It is compressed once, around the nonce:
 * deflate allows stored blocks between compressed ones (RFC 1951, 3.2.4), so an answer costs a copy.
 */
export class NoncePage {
  readonly #pieces: readonly Buffer[];
  #deflated: readonly Buffer[] | undefined;

  /** @param text a page as the build left it */
  constructor(text: string) {
    this.#pieces = text.split(placeholder).map((piece) => Buffer.from(piece));
  }

  /** The page with a nonce. */
  plain(nonce: string): Buffer {
    const bytes = toBytes(nonce);
    return Buffer.concat(this.#pieces.flatMap((piece, index) => (index === 0 ? [piece] : [bytes, piece])));
  }

  /** The same in gzip. */
  gzipped(nonce: string): Buffer {
    const bytes = toBytes(nonce);
    const stored = Buffer.from([0, nonceLength, 0, ~nonceLength & 0xff, 0xff, ...bytes]);
    this.#deflated ??= deflatePieces(this.#pieces);
    let [sum, size] = [0, 0];
    const parts: Buffer[] = [head];
    for (const [index, piece] of this.#pieces.entries()) {
      if (index > 0) {
        parts.push(stored);
        sum = crc32(bytes, sum);
        size += nonceLength;
      }
      parts.push(this.#deflated[index] ?? nothing);
      sum = crc32(piece, sum);
      size += piece.length;
    }
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(sum, 0);
    tail.writeUInt32LE(size, 4);
    return Buffer.concat([...parts, lastBlock, tail]);
  }
}

function toBytes(nonce: string): Buffer {
  const bytes = Buffer.from(nonce, 'latin1');
  if (bytes.length !== nonceLength) throw new Error(`A nonce has ${nonceLength} characters.`);
  return bytes;
}

/**
 * Compresses the pieces of a page so that each can refer back to the earlier ones. Zeros stand in for the nonces; no page
 * contains zeros, so nothing refers back to them.
 */
function deflatePieces(pieces: readonly Buffer[]): Buffer[] {
  let before = nothing;
  return pieces.map((piece) => {
    const deflated = deflateRawSync(piece, {
      level: constants.Z_BEST_COMPRESSION,
      // Ends at a byte, without marking the end of the stream.
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before }),
    });
    before = Buffer.concat([before, piece, Buffer.alloc(nonceLength)]).subarray(-windowBytes);
    return deflated;
  });
}

/** gzip, deflate, no flags, no time, any system (RFC 1952, 2.3). */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
/** An empty block that is marked as the last. */
const lastBlock = Buffer.from([3, 0]);
const nothing = Buffer.alloc(0);
