import type { Account } from './readAccount.ts';
import type { AccountInput } from './useSaveAccount.ts';

/** The fields of the form; named as the server names them in its errors (ACC-16). */
export type AccountFields = {
  user: { firstName: string; lastName: string; email: string; password: string; sendPassword: boolean };
  /** Global ids; empty until one is chosen. */
  systemAccesses: { system: string; group: string }[];
};

/** A row without a choice. */
export const emptyRow = { system: '', group: '' };

/** Initial values of the form: a new account with one row to fill. */
export const toFields = (account: Account | null): AccountFields => ({
  user: {
    firstName: account?.user?.firstName ?? '',
    lastName: account?.user?.lastName ?? '',
    email: account?.user?.email ?? '',
    password: '',
    sendPassword: true,
  },
  systemAccesses: account
    ? account.systemAccesses.map((row) => ({ system: row?.system?.id ?? '', group: row?.group?.id ?? '' }))
    : [emptyRow],
});

/** The input of an account: texts trimmed, no password if none was typed (ACC-13, ACC-15). */
export function toInput({ user, systemAccesses }: AccountFields): AccountInput {
  const password = user.password.trim();
  return {
    user: {
      firstName: user.firstName.trim(),
      lastName: user.lastName.trim(),
      email: user.email.trim(),
      ...(password === '' ? {} : { password, sendPassword: user.sendPassword }),
    },
    systemAccesses,
  };
}
