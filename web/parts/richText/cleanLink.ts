/** Paths of files and of the gateway, which are not screens of the client. */
const files = /^\/(?:api|documents|graphql|product_photos)(?:\/|$)/;

/**
 * Makes a link of somebody else's text safe: to screens of the portal it stays in the tab and is followed without a reload,
 * anything else opens in a new tab that knows nothing of this one. A link that leads nowhere becomes its text.
 */
export function cleanLink(link: HTMLAnchorElement, fragment: DocumentFragment): void {
  const written = link.getAttribute('href')?.trim() ?? '';
  const name = link.getAttribute('name');
  // An old anchor.
  if (name !== null && link.id === '') link.id = name;
  link.removeAttribute('name');
  link.removeAttribute('href');
  if (written.startsWith('#')) return linkWithin(link, written.slice(1), fragment);
  const url = URL.canParse(written, location.href) ? new URL(written, location.href) : null;
  if (written === '' || url === null) return;
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return link.setAttribute('href', url.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return;
  const isOurs = url.origin === location.origin;
  link.setAttribute('href', isOurs ? url.pathname + url.search + url.hash : url.href);
  if (isOurs && !files.test(url.pathname)) return link.setAttribute('data-screen', '');
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow';
}

/** A link to another place of the same text, whose ids have been prefixed. */
function linkWithin(link: HTMLAnchorElement, target: string, fragment: DocumentFragment): void {
  const id = `user-content-${decode(target)}`;
  if (fragment.querySelector(`[id="${CSS.escape(id)}"], a[name="${CSS.escape(id)}"]`))
    link.setAttribute('href', `#${encodeURIComponent(id)}`);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
