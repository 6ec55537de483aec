import type { FastifyRequest } from 'fastify';
import { InvalidFields, Rejected } from './failures.ts';
import type { UploadedFile } from './UploadedFile.ts';

/**
 * The multipart plugin's options: a file that is too large is truncated instead of throwing, so that it becomes a field
 * error.
 */
export const multipartOptions = {
  limits: { fileSize: 25 * 1024 * 1024, files: 10, fields: 50 },
  throwFileSizeLimit: false,
} as const;

/**
 * Reads a multipart body: its text fields, and its files. The fields hold the name of each file, so that
 * the contract's schema (a required `file`) can check them.
 * @throws Rejected when the body is not multipart; InvalidFields when a file is too large.
 */
export async function readMultipart(
  request: FastifyRequest,
): Promise<{ fields: Record<string, unknown>; files: UploadedFile[] }> {
  if (!request.isMultipart()) throw new Rejected('A multipart/form-data body is needed.');
  const fields: Record<string, unknown> = {};
  const files: UploadedFile[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
      continue;
    }
    const content = await part.toBuffer();
    if (part.file.truncated) {
      throw new InvalidFields([{ field: part.fieldname, message: 'The file is larger than 25 MB.' }]);
    }
    fields[part.fieldname] = part.filename;
    files.push({ field: part.fieldname, fileName: part.filename, contentType: part.mimetype, content });
  }
  return { fields, files };
}
