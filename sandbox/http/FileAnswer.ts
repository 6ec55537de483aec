import type { Readable } from 'node:stream';

/** A handler's answer that is a file instead of JSON: an export, PDF or image. */
export class FileAnswer {
  readonly contentType: string;
  readonly content: Buffer | string | Readable;
  readonly fileName: string | null;
  readonly inline: boolean;
  readonly headers: Record<string, string>;
  readonly status: number | null;

  constructor(options: {
    contentType: string;
    content: Buffer | string | Readable;
    /** Sent as content-disposition; without it the header is left out. */
    fileName?: string;
    /** true = shown in the browser, false (default) = saved. */
    inline?: boolean;
    /** Further headers, such as ETag and Cache-Control. */
    headers?: Record<string, string>;
    /** Another status than the contract's success status, such as 304. */
    status?: number;
  }) {
    this.contentType = options.contentType;
    this.content = options.content;
    this.fileName = options.fileName ?? null;
    this.inline = options.inline ?? false;
    this.headers = options.headers ?? {};
    this.status = options.status ?? null;
  }

  /** The content-disposition header: an ASCII name for old clients, and the full one (RFC 6266). */
  get disposition(): string | null {
    if (this.fileName === null) return null;
    const ascii = this.fileName.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
    const kind = this.inline ? 'inline' : 'attachment';
    return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(this.fileName)}`;
  }
}
