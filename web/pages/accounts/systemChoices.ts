import { present } from '../../ui/list/present.ts';
import type { Account } from './readAccount.ts';

type Named = { readonly id: string; readonly name?: string | null | undefined };
/** A system that can be chosen, with its groups (ACC-17). */
export type SystemChoice = Named & { readonly groups: readonly (Named | null | undefined)[] };

/** The systems on offer, and what an account has already in case it is not offered any more: it must not look chosen otherwise. */
export function systemChoices(
  offered: readonly (SystemChoice | null | undefined)[],
  account: Account | null,
): readonly SystemChoice[] {
  const choices = present(offered).map(({ id, name, groups }) => ({ id, name, groups: present(groups) }));
  for (const row of account?.systemAccesses ?? []) {
    if (!row?.system || !row.group) continue;
    const { system, group } = row;
    const known = choices.find(({ id }) => id === system.id);
    if (!known) choices.push({ ...system, groups: [group] });
    else if (!known.groups.some(({ id }) => id === group.id)) known.groups = [...known.groups, group];
  }
  return choices;
}

/** The systems and groups of a form's rows in words. */
export function describeSystems(rows: unknown, choices: readonly SystemChoice[]): string {
  const named = (Array.isArray(rows) ? rows : []).map((row: { system?: string; group?: string }) => {
    const system = choices.find(({ id }) => id === row.system);
    const group = choices.flatMap(({ groups }) => present(groups)).find(({ id }) => id === row.group);
    return [system?.name, group?.name].filter(Boolean).join(' – ');
  });
  return named.join(', ');
}
