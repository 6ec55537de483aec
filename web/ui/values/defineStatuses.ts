import type { StatusColor } from './StatusTag.tsx';

/** The statuses of one kind of object: which ones this client knows, in their order, and the colour of each tag. */
export function defineStatuses<Status extends string>(colors: Readonly<Record<Status, StatusColor>>) {
  const isKnown = (text: string | null | undefined): text is Status =>
    text != null && Object.hasOwn(colors, text);
  const all: readonly Status[] = Object.keys(colors).filter(isKnown);
  return { all, isKnown, colorOf: (status: Status): StatusColor => colors[status] };
}
