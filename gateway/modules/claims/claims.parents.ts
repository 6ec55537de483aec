import type { Entity } from '../../rest/entities.ts';
import type { ClaimFileColumn, ClaimMatch } from '../../schema/types.generated.ts';
import type { Message } from '../../messages/message.ts';

type Rows<T extends readonly unknown[]> = NonNullable<T[number]>;

/** A claim, as much of it as the answer that named it holds: a list's row has the subtotal, its page everything else. */
export type ClaimParent = { id: number } & Partial<
  Omit<Entity<'Claim'>, 'id'> & Pick<Entity<'ClaimListItem'>, 'subtotal'>
>;

/** An item of a claim, which is read only with the claim; its global id holds both ids. */
export type ClaimItemParent = { claimId: number; id: number } & Partial<Omit<Entity<'ClaimItem'>, 'id'>>;

/** A file; one that was uploaded for a new claim has the claim 0. */
export type ClaimAttachmentParent = Entity<'ClaimAttachment'> & { claimId: number };
export type ClaimCommentParent = Entity<'ClaimComment'> & { claimId: number };
export type ClaimableInvoiceParent = Entity<'ClaimInvoice'>;

/** A line of an invoice, with the invoice. */
export type ClaimableLineParent = Rows<Entity<'ClaimInvoice'>['items']> & { invoice: ClaimableInvoiceParent };

export interface ClaimItemMatchParent {
  /** As the catalog writes it; as entered if it does not have the article. */
  articleName: string;
  match: ClaimMatch;
  line: ClaimableLineParent | null;
  candidates: ClaimableLineParent[];
}

/** An item entered by hand, as far as invoice lines are compared with it. */
export interface EnteredItem {
  articleName: string;
  qty: number;
  /** In units of the customer's currency, as a decimal number. */
  price: string;
  invoiceNumber: string;
  /** YYYY-MM-DD */
  invoiceDate: string;
}

export interface ClaimFileRowParent extends EnteredItem {
  /** Number of the line in the file, from 1. */
  line: number;
  description: string;
  match: ClaimItemMatchParent;
}

export interface ClaimFileErrorParent {
  line: number;
  column: ClaimFileColumn | null;
  value: string | null;
  message: Message;
}
