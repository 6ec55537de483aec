/** A file that the server has. */
export type StoredFile = {
  /** Global id. */
  id: string;
  name: string;
  /** Where it can be read; null if that is not known. */
  url: string | null;
  isImage: boolean;
};

/** Takes a stored file from a draft; null for anything else. */
export function readStoredFile(stored: unknown): StoredFile | null {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('id' in stored && 'name' in stored && 'url' in stored && 'isImage' in stored)) return null;
  const { id, name, url, isImage } = stored;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof isImage !== 'boolean') return null;
  return { id, name, url: typeof url === 'string' ? url : null, isImage };
}
