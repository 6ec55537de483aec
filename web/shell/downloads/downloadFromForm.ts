import { placeFieldErrors, type FormErrors } from '../../relay/placeFieldErrors.ts';
import { forgetDownload } from './downloadList.ts';
import type { FileRequest } from './requestFile.ts';
import { startDownload } from './startDownload.ts';

/**
 * Starts the download that a form asks for. The server's field errors go to the form's fields (DOC-20); any other failure
 * stays among the downloads, where it can be tried again.
 *
 * @returns whether the form is done with
 */
export async function downloadFromForm(
  form: FormErrors,
  title: string,
  request: FileRequest,
): Promise<boolean> {
  const start = await startDownload(title, request);
  if (start.status !== 'failed') return start.status === 'begun';
  const unmatched = placeFieldErrors(form, start.fields);
  // What is wrong stands at its field; the same request would fail again.
  if (start.fields.length > 0 && unmatched.length === 0) forgetDownload(start.key);
  return false;
}
