/** A file of a multipart request; the body holds its name under the same field. */
export interface UploadedFile {
  field: string;
  fileName: string;
  contentType: string;
  content: Buffer;
}
