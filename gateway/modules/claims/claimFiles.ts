import type { InvalidInput } from '../../errors/problems.ts';
import { message, type Message } from '../../messages/message.ts';
import type { OutgoingFile } from '../../rest/multipart.ts';

const megabyte = 1_000_000;

/** A file is larger than its mutation takes. */
class FileTooLarge extends Error {
  readonly text: Message;

  constructor(maxBytes: number) {
    super('The file is too large.');
    this.text = message('UPLOAD.TOO_LARGE', { max: maxBytes / megabyte });
  }
}

/**
 * A file that is passed on up to a size, and fails beyond it: the back end gets an unfinished body, which it cannot take
 * for a whole one.
 */
export const limited = (file: OutgoingFile, maxBytes: number): OutgoingFile => ({
  name: file.name,
  type: file.type,
  open: async function* () {
    let bytes = 0;
    for await (const piece of piecesOf(file)) {
      bytes += piece.length;
      if (bytes > maxBytes) throw new FileTooLarge(maxBytes);
      yield piece;
    }
  },
});

/** The whole content of a file of a limited size. */
export async function readWhole(file: OutgoingFile, maxBytes: number): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(piecesOf(limited(file, maxBytes))));
}

const piecesOf = (file: OutgoingFile): AsyncIterable<Buffer> | Buffer[] => {
  const content = file.open();
  return Buffer.isBuffer(content) ? [content] : content;
};

/** Runs a mutation with a file; one that is too large is an error of the field `file` (GAP-133). */
export async function withFile<Payload>(run: () => Promise<Payload>): Promise<Payload | InvalidInput> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof FileTooLarge) return invalidFile(error.text);
    throw error;
  }
}

/** The result of a mutation whose file is not valid. */
export const invalidFile = (text: Message): InvalidInput => ({
  __typename: 'InvalidInput',
  message: text,
  fieldErrors: [{ path: 'file', message: text }],
});
