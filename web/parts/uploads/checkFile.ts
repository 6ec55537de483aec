/** The step that a file needs before it is sent. */
export type FileCheck = 'send' | 'prepare' | 'empty' | 'tooLarge' | 'applePhoto';

const photo = /^image\/(jpeg|png|webp|avif)$/;
/** Some browsers do not know the type of such a file. */
const applePhoto = /\.hei[cf]$/i;

/** Whether it is a photo in Apple's format, which most browsers do not show. */
export const isApplePhoto = ({ name, type }: File): boolean =>
  /^image\/hei[cf]/.test(type) || applePhoto.test(name);

// A browser that has no answer may read them: Safari does.
let canReadApplePhotos = true;
void globalThis.ImageDecoder?.isTypeSupported('image/heic').then((answer) => (canReadApplePhotos = answer));

/**
 * Decides before the upload, without reading the file: photos above the limit can be made smaller, other files and photos
 * that this browser cannot read are refused.
 */
export function checkFile(file: File, maxBytes: number): FileCheck {
  if (file.size === 0) return 'empty';
  if (isApplePhoto(file)) return canReadApplePhotos ? 'prepare' : 'applePhoto';
  if (file.size <= maxBytes) return 'send';
  return photo.test(file.type) ? 'prepare' : 'tooLarge';
}
