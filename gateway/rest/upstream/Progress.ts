import { Readable } from 'node:stream';
import type { Sending } from './readAnswer.ts';
import type { Stop } from './Stop.ts';
import { isStream, passOn, type UpstreamBody } from './UpstreamBody.ts';

/** How far the sending of a call has got. */
export interface Progress extends Sending {
  /** Whether the whole body was passed on: before that, the back end can tell that it is incomplete. */
  isWhole: boolean;
}

/** A body as undici takes it; records when the last piece of an arriving one was passed on. */
export function toSent(
  body: UpstreamBody | undefined,
  stop: Stop,
  progress: Progress,
): string | Buffer | Readable | null {
  if (!isStream(body)) return body ?? null;
  progress.isWhole = false;
  const onWhole = (): void => {
    progress.isWhole = true;
  };
  return Readable.from(passOn(body, stop, onWhole), { objectMode: false });
}
