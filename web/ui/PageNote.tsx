import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Id of the place in the head of a page for what is worth knowing there. */
export const pageNoteId = 'page-note';

/** Shows something in the head of the page, which another component draws. */
export function PageNote({ children }: { children: ReactNode }): ReactElement | null {
  const [place, setPlace] = useState<Element | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- the head is there once this is mounted
  useEffect(() => setPlace(document.getElementById(pageNoteId)), []);
  return place ? createPortal(children, place) : null;
}
