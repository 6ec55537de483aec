import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type {
  useCheckFileMutation,
  useCheckFileMutation$data,
} from '../../__generated__/useCheckFileMutation.graphql.ts';
import { useWrite } from '../../relay/useWrite.ts';
import { matchLines, toItemMatch, type ItemMatch } from './matchLines.ts';

type Payload = NonNullable<NonNullable<useCheckFileMutation$data['checkClaimFile']>['payload']>;
/** A row of a file that can be claimed, with the invoice lines that fit it. */
export type FileRow = Omit<Payload['rows'][number], 'match'> & { match: ItemMatch };
/** What is wrong with a cell. */
export type FileError = Payload['errors'][number];
/** A file that was checked. */
export type CheckedFile = { name: string; rows: readonly FileRow[]; errors: readonly FileError[] };

/**
 * Checks a csv file of items (CLM-33, CLM-34). The invoice lines of a long file are looked up in several questions.
 */
export function useCheckFile() {
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

  /** @returns null if the file was refused, which was notified */
  async function checkFile(file: File): Promise<CheckedFile | null> {
    setShare(0);
    const { payload } = await check({ file }, { uploadables: { 'input.file': file }, onProgress: setShare });
    setShare(null);
    if (!payload) return null;
    const rows = payload.rows.map((row): FileRow => ({ ...row, match: toItemMatch(row.match) }));
    const open = rows.filter(({ match }) => match.state === 'NOT_CHECKED');
    if (open.length === 0) return { name: file.name, rows, errors: payload.errors };
    setIsMatching(true);
    const matches = await matchLines(
      environment,
      open.map(({ articleName, qty, price, invoiceNumber, invoiceDate }) => ({
        articleName,
        qty,
        price,
        invoiceNumber,
        invoiceDate,
      })),
    );
    setIsMatching(false);
    const found = new Map(open.map((row, i) => [row, matches[i] ?? row.match]));
    return {
      name: file.name,
      rows: rows.map((row) => ({ ...row, match: found.get(row) ?? row.match })),
      errors: payload.errors,
    };
  }
  return { checkFile, share, isBusy: isChecking || isMatching };
}
