import { Transform } from 'node:stream';

/** Bytes that one stream passes on before others have their turn. */
export const bytesOfTurn = 128 * 1024;

/**
 * Passes bytes on, and lets others have their turn now and then. The system takes and gives megabytes at once where both
 * sides are fast: of many files at a time each would be passed on whole before anybody else is answered.
 */
export function inTurns(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes < bytesOfTurn) return done(null, chunk);
      bytes = 0;
      setImmediate(done, null, chunk);
    },
  });
}
