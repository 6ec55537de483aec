/** What has to be done with a file before it is sent. */
export type FileCheck = 'send' | 'prepare' | 'empty' | 'tooLarge';

const photo = /^image\/(jpeg|png|webp|avif)$/;
/** Some browsers do not know the type of such a file. */
const applePhoto = /\.hei[cf]$/i;

/** Whether it is a photo in Apple's format, which most browsers do not show. */
export const isApplePhoto = ({ name, type }: File): boolean =>
  /^image\/hei[cf]/.test(type) || applePhoto.test(name);

/** Decides before the upload: photos above the limit can be made smaller, other files cannot. */
export function checkFile(file: File, maxBytes: number): FileCheck {
  if (file.size === 0) return 'empty';
  if (isApplePhoto(file)) return 'prepare';
  if (file.size <= maxBytes) return 'send';
  return photo.test(file.type) ? 'prepare' : 'tooLarge';
}
