import { networkEvents } from '../networkEvents.ts';
import { saveFile } from '../saveFile.ts';
import { requestFile } from './requestFile.ts';

/**
 * Downloads a file that is made from one sent along: sends the form and saves the answer under the name that its
 * content-disposition says (CAT-28). A failure is reported as any other request's.
 * @returns whether there is a file
 */
export async function downloadByPost(path: string, body: FormData): Promise<boolean> {
  const file = await requestFile({ path, body });
  if ('error' in file) {
    networkEvents.errors([file.error], false);
    return false;
  }
  saveFile(await file.read(() => {}), file.name ?? 'download');
  return true;
}
