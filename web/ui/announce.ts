const id = 'announcer';

/** Says a text through a screen reader, once, without moving the focus. */
export function announce(text: string): void {
  const region = document.getElementById(id);
  if (region && region.textContent !== text) region.textContent = text;
}

/** Id of the live region that the shell renders for `announce`. */
export const announcerId = id;
