/** Addresses that answer pictures and do nothing else: one that pays or exports must not be called by looking at a text. */
const pictures = /^\/(?:api\/v3\/wiki\/files|product_photos)\//;
const inText = /^data:image\/(?:png|jpeg|gif|webp);base64,/i;

/**
 * Makes a picture of somebody else's text safe: pictures of the portal and those within the text are shown, a picture of
 * another host, which would learn who reads the text, becomes a link to it.
 */
export function cleanImage(image: HTMLImageElement): void {
  const written = image.getAttribute('src')?.trim() ?? '';
  const alt = image.getAttribute('alt')?.trim() ?? '';
  if (inText.test(written)) return show(image, written, alt);
  const url = URL.canParse(written, location.href) ? new URL(written, location.href) : null;
  if (url?.origin === location.origin && pictures.test(url.pathname))
    return show(image, url.pathname + url.search, alt);
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin === location.origin)
    return image.replaceWith(alt);
  if (image.closest('a')) return image.replaceWith(alt || url.host);
  const link = image.ownerDocument.createElement('a');
  link.href = url.href;
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow';
  link.textContent = alt || url.host;
  image.replaceWith(link);
}

function show(image: HTMLImageElement, src: string, alt: string): void {
  image.setAttribute('src', src);
  image.setAttribute('alt', alt);
  image.loading = 'lazy';
  image.decoding = 'async';
}
