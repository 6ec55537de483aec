/** A file of an item. */
export type Attachment = {
  readonly id: string;
  readonly fileName?: string | null | undefined;
  readonly url?: string | null | undefined;
  readonly isImage: boolean | null | undefined;
};
