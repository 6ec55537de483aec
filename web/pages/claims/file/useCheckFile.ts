import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type {
  useCheckFileMutation,
  useCheckFileMutation$data,
} from '../../../__generated__/useCheckFileMutation.graphql.ts';
import { toListFile } from '../../../parts/orderLists/toListFile.ts';
import { useWrite } from '../../../relay/useWrite.ts';
import { matchLines, toItemMatch, withLeft, type ItemMatch } from '../draft/matchLines.ts';
import type { ClaimList } from './readClaimList.ts';

const headings = ['SKU', 'qty', 'price', 'invoice number', 'invoice date', 'description'];

/** The user's line of a line of the sent file, which starts with headings; cells may have line breaks. */
function toLines(rows: ClaimList['rows']): (sent: number) => number {
  const lines = new Map<number, number>();
  let next = 2;
  for (const { line, cells } of rows) {
    lines.set(next, line);
    next += cells.join('').split('\n').length;
  }
  return (sent) => lines.get(sent) ?? sent;
}

type Payload = NonNullable<NonNullable<useCheckFileMutation$data['checkClaimFile']>['payload']>;
/** A row of a file that can be claimed, with the invoice lines that fit it. */
export type FileRow = Omit<Payload['rows'][number], 'match'> & { match: ItemMatch };
/** The error in a cell. */
export type FileError = Payload['errors'][number];
/** A file that was checked. */
export type CheckedFile = { name: string; rows: readonly FileRow[]; errors: readonly FileError[] };

/**
 * Checks a csv file of items (CLM-33, CLM-34). The invoice lines of a long file are looked up in several questions.
 */
export function useCheckFile() {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [share, setShare] = useState<number | null>(null);
  const [check, isChecking] = useWrite<useCheckFileMutation>(graphql`
    mutation useCheckFileMutation($input: CheckClaimFileInput!) {
      checkClaimFile(input: $input) {
        ... on CheckClaimFilePayload @alias(as: "payload") {
          rows {
            line
            articleName
            qty
            price
            invoiceNumber
            invoiceDate
            description
            match {
              match
              articleName
              line {
                id
                qty
                price {
                  value
                  currencyCode
                }
                invoice {
                  docNumber
                  date
                }
              }
              candidates {
                id
                qty
                price {
                  value
                  currencyCode
                }
                invoice {
                  docNumber
                  date
                }
              }
            }
          }
          errors {
            line
            column
            value
            message
          }
        }
        ...useWrite_problem @alias(as: "problem")
      }
    }
  `);
  const [isMatching, setIsMatching] = useState(false);

  /**
   * Checks the rows of a list, which go as a clean file; the lines of the result are those of the user's file.
   * @returns null if the file was refused, which was notified
   */
  async function checkFile(
    name: string,
    list: ClaimList,
    rows: ClaimList['rows'],
  ): Promise<CheckedFile | null> {
    const open = list.open.map(({ line, content }) => ({
      line,
      column: null,
      value: content.slice(0, 100),
      message: t('DESK.UNREAD.OPEN_QUOTE'),
    }));
    if (rows.length === 0 && open.length > 0) return { name, rows: [], errors: open };
    const file = toListFile(
      name,
      headings,
      rows.map(({ cells }) => cells),
    );
    const lineOf = toLines(rows);
    setShare(0);
    const { payload } = await check({ file }, { uploadables: { 'input.file': file }, onProgress: setShare });
    setShare(null);
    if (!payload) return null;
    setIsMatching(true);
    const found = await matchRows(
      environment,
      payload.rows.map((row) => ({ ...row, line: lineOf(row.line) })),
    );
    setIsMatching(false);
    const errors = [...payload.errors.map((error) => ({ ...error, line: lineOf(error.line) })), ...open];
    errors.sort((one, other) => one.line - other.line);
    return { name, rows: found, errors };
  }
  return { checkFile, share, isBusy: isChecking || isMatching };
}

/** The rows with the invoice lines that fit them; those that the server has not looked up are looked up now. */
async function matchRows(environment: IEnvironment, rows: Payload['rows']): Promise<readonly FileRow[]> {
  const first = await withLeft(
    environment,
    rows.map(({ match }) => toItemMatch(match)),
  );
  const read = rows.map((row, i): FileRow => ({ ...row, match: first[i] ?? toItemMatch(row.match) }));
  const unchecked = read.filter(({ match }) => match.state === 'NOT_CHECKED');
  const matches = await matchLines(
    environment,
    unchecked.map(({ articleName, qty, price, invoiceNumber, invoiceDate }) => ({
      articleName,
      qty,
      price,
      invoiceNumber,
      invoiceDate,
    })),
  );
  const found = new Map(unchecked.map((row, i) => [row, matches[i] ?? row.match]));
  return read.map((row) => ({ ...row, match: found.get(row) ?? row.match }));
}
