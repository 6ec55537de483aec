import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeUnknown } from '../../relay/describeUnknown.ts';
import type { Outcome } from '../../relay/sendWrite.ts';
import { newKey } from '../../relay/WriteIntents.ts';
import { runBulk, type BulkItem, type BulkResult } from './runBulk.ts';

/** Writes one object with the key of its intent; the caller shows no problem. */
export type WriteOne = (id: string, key: string) => Promise<Outcome<unknown>>;

/** A bulk action, and how to start and stop it. */
export type BulkRun = {
  resultOf: (id: string) => BulkResult;
  phase: 'question' | 'running' | 'stopping' | 'over';
  /** Starts it, or continues with the objects without a known result. */
  start: () => void;
  /** Begins no other object. */
  stop: () => void;
};

const waiting: BulkResult = { state: 'waiting' };

/**
 * Changes objects one by one and keeps the result of each (DAY-29). An object keeps the key of its first try, so that a
 * repeat after a lost answer is done once (DAY-30).
 */
export function useBulkRun(items: readonly BulkItem[], write: WriteOne): BulkRun {
  const { t } = useTranslation();
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map());
  const [phase, setPhase] = useState<BulkRun['phase']>('question');
  const [keys] = useState(() => new Map(items.map(({ id }) => [id, newKey()])));
  const isStopped = useRef(false);
  const resultOf = (id: string) => results.get(id) ?? waiting;

  const change = async (id: string): Promise<BulkResult> => {
    const { payload, problem } = await write(id, keys.get(id) ?? newKey());
    if (payload) return { state: 'done' };
    if (!problem) return { state: 'unknown', text: t('BULK.NO_ANSWER') };
    if (problem.__typename === 'OutcomeUnknown')
      return { state: 'unknown', text: describeUnknown(problem).body };
    const messages = problem.messages?.length ? problem.messages : [problem.message];
    return { state: 'refused', text: messages.join(' ') };
  };
  const start = async () => {
    isStopped.current = false;
    setPhase('running');
    await runBulk({
      ids: items.map(({ id }) => id).filter((id) => ['waiting', 'unknown'].includes(resultOf(id).state)),
      change,
      onResult: (id, result) => setResults((known) => new Map([...known, [id, result]])),
      isStopped: () => isStopped.current,
    });
    setPhase('over');
  };
  return {
    resultOf,
    phase,
    start: () => void start(),
    stop: () => {
      isStopped.current = true;
      setPhase('stopping');
    },
  };
}
