import { FormData } from 'undici';

/**
 * The body of an upload: fields, then the file under its own name (API-08). The file is copied, because the one of
 * a GraphQL upload is the server library's own kind, which undici does not take for a file.
 */
export async function multipart(fields: Readonly<Record<string, string>>, file: File): Promise<FormData> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('file', new Blob([await file.arrayBuffer()], { type: file.type }), file.name);
  return body;
}
