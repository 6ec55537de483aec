import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListFile } from '../../../parts/orderLists/useListFile.ts';
import { readClaimList, withDays, type ClaimList } from './readClaimList.ts';
import { useCheckFile, type CheckedFile } from './useCheckFile.ts';

/** How days like 03/04 are written in a file. */
export type DayOrder = 'DAY_FIRST' | 'MONTH_FIRST';

/** Reads and checks a file; where its dates can be read in two ways, the user answers first. */
export function useClaimFile() {
  const { t } = useTranslation();
  const readFile = useListFile();
  const { checkFile, share, isBusy } = useCheckFile();
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ name: string; claims: ClaimList } | null>(null);

  async function take(file: File) {
    const isCsv = file.name.toLowerCase().endsWith('.csv');
    setRefusal(isCsv ? null : t('CLAIM.FILE.NOT_CSV'));
    setChecked(null);
    setAsked(null);
    if (!isCsv) return;
    const { list, refusal: reason } = await readFile(file);
    setRefusal(reason);
    if (!list) return;
    const claims = readClaimList(list.sheets[0].text);
    if (claims.isMisplaced) setRefusal(t('CLAIM.FILE.ORDER'));
    else if (claims.doubtful !== null) setAsked({ name: file.name, claims });
    else setChecked(await checkFile(file.name, claims, withDays(claims.rows, null)));
  }
  async function answer(order: DayOrder) {
    if (!asked) return;
    setAsked(null);
    setChecked(await checkFile(asked.name, asked.claims, withDays(asked.claims.rows, order)));
  }
  return {
    take,
    answer,
    checked,
    refusal,
    /** A date of the file that can be read in two ways, as long as that is asked. */
    doubtful: asked?.claims.doubtful ?? null,
    /** Null while nothing is under way. */
    progress: isBusy ? { share: share === 1 ? null : share } : null,
  };
}
