import type { ReactElement } from 'react';

/** A name or another text that translators of browsers leave as it is; null for none. */
export const verbatim = (text: string | null): ReactElement | null =>
  text === null ? null : <span translate="no">{text}</span>;
