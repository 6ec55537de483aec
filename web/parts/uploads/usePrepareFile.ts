import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../ui/values/formatBytes.ts';
import { checkFile, isApplePhoto } from './checkFile.ts';
import { preparePhoto } from './preparePhoto.ts';
import { removePosition } from './removePosition.ts';

/** The file to send and how it was changed, or the reason why it cannot be sent. */
type Prepared = { file: File; note: string | null; refusal: null } | { refusal: string };

/**
 * Judges and prepares files of at most so many bytes. `refuse` says why a file cannot be sent, whatever its content; null if it
 * may be. `prepare` makes a photo above the limit smaller, and takes the position out of any other.
 */
export function usePrepareFile(maxBytes: number): {
  refuse: (file: File) => string | null;
  needsTime: (file: File) => boolean;
  prepare: (file: File) => Promise<Prepared>;
} {
  const { t, i18n } = useTranslation();
  const size = (bytes: number) => formatBytes(bytes, i18n.language);
  const needsTime = (file: File) => checkFile(file, maxBytes) === 'prepare';
  return {
    needsTime,
    refuse(file) {
      const check = checkFile(file, maxBytes);
      if (check === 'empty') return t('UPLOAD.EMPTY');
      if (check === 'tooLarge')
        return t('UPLOAD.TOO_LARGE', {
          size: formatBytes(file.size, i18n.language, 'ceil'),
          most: size(maxBytes),
        });
      return check === 'applePhoto' ? t('UPLOAD.APPLE_PHOTO') : null;
    },
    async prepare(file) {
      if (!needsTime(file)) {
        const photo = await removePosition(file);
        return { file: photo ?? file, note: photo && t('UPLOAD.POSITION_REMOVED'), refusal: null };
      }
      const photo = await preparePhoto(file, maxBytes);
      if (photo === null)
        return { refusal: t(isApplePhoto(file) ? 'UPLOAD.APPLE_PHOTO' : 'UPLOAD.NOT_READABLE') };
      const note = t('UPLOAD.MADE_SMALLER', { before: size(file.size), after: size(photo.size) });
      return { file: photo, note, refusal: null };
    },
  };
}
