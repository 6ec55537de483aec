import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../ui/notify.ts';
import { readListFile } from './readListFile.ts';

/** Reads a file as a list, or says in a sentence why it cannot be read. */
export function useListFile(): (
  file: File,
) => Promise<{ text: string; refusal: null } | { text: null; refusal: string }> {
  const { t } = useTranslation();
  return useCallback(
    async (file) => {
      const { name } = file;
      const read = await readListFile(file);
      if (typeof read === 'string') return { text: null, refusal: t(`LIST_FILE.${read}`, { name }) };
      const { text, sheet } = read;
      if (sheet !== null) notify({ intent: 'info', title: t('LIST_FILE.ONE_SHEET', { name, sheet }) });
      return { text, refusal: null };
    },
    [t],
  );
}
