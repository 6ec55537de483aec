import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { Disposable, IEnvironment } from 'relay-runtime';
import type {
  useOemSearchMutation,
  useOemSearchMutation$data,
} from '../../../__generated__/useOemSearchMutation.graphql.ts';
import { isRecord } from '../../../../contract/isRecord.ts';
import { useWrite } from '../../../relay/useWrite.ts';
import type { ColumnAnswers, ColumnQuestion, ParsedText } from '../../../parts/orderLists/parseLines.ts';
import type { Columns } from '../../../parts/orderLists/readCells.ts';
import { readLines } from '../../../parts/orderLists/readLines.ts';
import { readAnswers } from '../../../parts/orderLists/rememberedColumns.ts';
import { resolveParsed } from '../../../parts/orderLists/resolveParsed.ts';
import { toListFile } from '../../../parts/orderLists/toListFile.ts';
import { useListFile } from '../../../parts/orderLists/useListFile.ts';
import { useResolveLines } from '../../../parts/orderLists/useResolveLines.ts';
import { accountOf } from '../../../shell/session/accountOf.ts';
import { useSession } from '../../../shell/session/useSession.ts';
import { toOemRows } from './toOemRows.ts';
import type { FileProgress } from '../../../ui/files/FileDrop.tsx';
import { present } from '../../../ui/list/present.ts';
import { useStateThroughReload } from '../../../ui/useStateThroughReload.ts';

type Payload = NonNullable<NonNullable<useOemSearchMutation$data['searchOemList']>['payload']>;

/** A list with what the user said about its columns. */
type NumberList = { name: string; text: string; answers: ColumnAnswers };

/** The result of a list of numbers. */
export type OemResult = {
  /** Tells one search from another. */
  key: number;
  /** The list as it was sent, for the download (GAP-127). */
  file: File;
  /** The name of the user's file. */
  name: string;
  list: NumberList;
  /** How it was understood, with the lines that were not. */
  reading: ParsedText;
  rows: readonly NonNullable<Payload['rows'][number]>[];
};

type AskedColumns = { question: ColumnQuestion; answer: (columns: Columns) => void };

/** The last result of each store, so that it shows again when the user comes back from an article. */
const lastResults = new WeakMap<IEnvironment, OemResult & { kept: Disposable | null }>();

/**
 * Uploads a list of numbers; returns the result, the progress while it runs, and the reasons if it failed. After a reload, such
 * as another currency brings, the list is searched again.
 */
export function useOemSearch(): {
  search: (file: File) => void;
  /** Set while the columns of the list are asked for. */
  asked: AskedColumns | null;
  cancel: () => void;
  progress: FileProgress | null;
  /** Why the list could not be read, or not searched. */
  failure: { isSearch: boolean; reasons: string[] } | null;
  result: OemResult | null;
} {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [result, setResult] = useState<OemResult | null>(() => lastResults.get(environment) ?? null);
  const [failure, setFailure] = useState<{ isSearch: boolean; reasons: string[] } | null>(null);
  const [list, keepList] = useStateThroughReload<NumberList | null>(
    `oem:${accountOf(useSession())}`,
    result?.list ?? null,
    { read: readList, write: (chosen) => chosen },
  );
  const refuse = (reason: string) => setFailure({ isSearch: false, reasons: [reason] });
  const [asked, setAsked] = useState<AskedColumns | null>(null);
  const readFile = useListFile();
  const resolve = useResolveLines();
  const { send, progress } = useSendList();

  const take = async (chosen: File) => {
    const { name } = chosen;
    setResult(null);
    setFailure(null);
    setAsked(null);
    keepList(null);
    if (!/\.(csv|txt)$/i.test(name)) return refuse(t('OEM.WRONG_TYPE', { name }));
    const { list: read, refusal } = await readFile(chosen);
    return read ? parse({ name, text: read.sheets[0].text, answers: {} }) : refuse(refusal);
  };

  const parse = async (chosen: NumberList) => {
    const { name, text, answers } = chosen;
    setAsked(null);
    keepList(chosen);
    const { parsed, refusal } = await readLines(text, answers, name, t);
    if (!parsed) return refuse(refusal);
    const { question } = parsed;
    if (question)
      return setAsked({
        question,
        answer: (columns) => void parse({ ...chosen, answers: { ...answers, [question.layout]: columns } }),
      });
    const hasWholes = [...parsed.lines, ...parsed.unread].some(({ whole }) => whole !== null);
    const found = hasWholes ? await resolveParsed(parsed, resolve, 'REGULAR') : parsed;
    if (found) await run(chosen, { ...parsed, lines: found.lines, unread: found.unread });
  };

  const run = async (chosen: NumberList, reading: ParsedText) => {
    const { name } = chosen;
    const before = lastResults.get(environment);
    const { rows, unread } = toOemRows(reading);
    if (rows.length === 0) return refuse(t('OEM.NO_NUMBERS', { name }));
    const file = toListFile(name, ['number', 'brand', 'qty'], rows);
    const { found: sent, reasons } = await send(file);
    if (!sent) return setFailure({ isSearch: true, reasons });
    const found = {
      key: (before?.key ?? 0) + 1,
      file,
      name,
      list: chosen,
      reading: { ...reading, unread },
      rows: sent.rows,
    };
    lastResults.set(environment, { ...found, kept: sent.kept });
    before?.kept?.dispose();
    setResult(found);
  };

  const takeBack = useEffectEvent(() => {
    if (list && !result) void parse(list);
  });
  useEffect(() => takeBack(), []);

  return {
    search: (file) => void take(file),
    asked,
    cancel: () => setAsked(null),
    progress,
    failure,
    result,
  };
}

type Sent =
  | { found: { rows: OemResult['rows']; kept: Disposable | null }; reasons?: undefined }
  | { found: null; reasons: string[] };

/** Searches a list that is a file; returns what was found, or the reasons why nothing was searched. */
function useSendList(): { send: (file: File) => Promise<Sent>; progress: FileProgress | null } {
  const { t } = useTranslation();
  const [share, setShare] = useState<number | null>(null);
  const [write, isSearching] = useWrite<useOemSearchMutation>(
    graphql`
      mutation useOemSearchMutation($input: SearchOemListInput!) {
        searchOemList(input: $input) {
          ... on SearchOemListPayload @alias(as: "payload") {
            rows {
              requestedName
              qty
              found
              replacement
              result {
                id
                name
                multiple
                eol {
                  __typename
                }
              }
              ...OemTable_rows
            }
          }
          ...useWrite_problem @alias(as: "problem")
        }
      }
    `,
    { handles: 'all' },
  );

  const send = async (file: File): Promise<Sent> => {
    setShare(0);
    let kept: Disposable | null = null;
    const { payload, problem } = await write(
      // In the variables it only holds the place that the multipart request puts it in.
      { file },
      { uploadables: { 'input.file': file }, onProgress: setShare, hold: (held) => (kept = held) },
    );
    setShare(null);
    return payload
      ? { found: { rows: present(payload.rows), kept } }
      : {
          found: null,
          reasons: problem?.messages ? [...problem.messages] : [problem?.message ?? t('OEM.RETRY')],
        };
  };
  const progress = !isSearching
    ? null
    : share === null || share === 1
      ? { share: null, label: t('OEM.SEARCHING') }
      : { share, label: `${Math.round(share * 100)} %` };
  return { send, progress };
}

function readList(stored: unknown): NumberList | null {
  if (!isRecord(stored)) return null;
  const { name, text, answers } = stored;
  return typeof name === 'string' && typeof text === 'string'
    ? { name, text, answers: readAnswers(answers) ?? {} }
    : null;
}
