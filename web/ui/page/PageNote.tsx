import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Id of the place in the head of a page for what is worth knowing there. */
export const pageNoteId = 'page-note';

/** Id of the place in the head of a page for its commands. */
export const pageCommandsId = 'page-commands';

type Props = { children: ReactNode };

/** Shows something in the head of the page, which another component draws. */
export const PageNote = ({ children }: Props): ReactElement | null => (
  <InHead place={pageNoteId}>{children}</InHead>
);

/** Adds commands of a tab to the head of its area. */
export const PageCommands = ({ children }: Props): ReactElement | null => (
  <InHead place={pageCommandsId}>{children}</InHead>
);

function InHead({ place, children }: Props & { place: string }): ReactElement | null {
  const [element, setElement] = useState<Element | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- the head is there once this is mounted
  useEffect(() => setElement(document.getElementById(place)), [place]);
  return element ? createPortal(children, element) : null;
}
