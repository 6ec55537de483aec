import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListFile } from './ListText.ts';
import { readFileInWorker } from './runListJob.ts';

/** A file that was read as a list. */
export type NamedList = ListFile & { name: string };

/** Reads a file as a list, or says in a sentence why it cannot be read. */
export function useListFile(): (
  file: File,
) => Promise<{ list: NamedList; refusal: null } | { list: null; refusal: string }> {
  const { t } = useTranslation();
  return useCallback(
    async (file) => {
      const { name } = file;
      const read = await readFileInWorker(file);
      return typeof read === 'string'
        ? { list: null, refusal: t(`LIST_FILE.${read}`, { name }) }
        : { list: { ...read, name }, refusal: null };
    },
    [t],
  );
}
