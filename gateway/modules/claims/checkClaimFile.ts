import { codedError } from '../../errors/toGraphQLError.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { message } from '../../messages/message.ts';
import type { MutationResolvers } from '../../schema/resolvers.generated.ts';
import { invalidFile, readWhole, withFile } from './claimFiles.ts';
import { matchItems } from './matchItems.ts';
import { mostRows, readClaimFile } from './readClaimFile.ts';

/** Reads a file of items to claim, and matches its rows with lines of invoices. */
export const checkClaimFile = ((_mutation, { input: { file } }, context, info) =>
  withProblems(info, () =>
    withFile(async () => {
      // A file is work before the back end is asked for anything: it has to know the caller.
      const session = await context.rest.get('getLoggedIn');
      if (!('user' in session)) throw codedError('UNAUTHENTICATED');
      const { rows, errors, found } = readClaimFile(await readWhole(file, maxItemFileBytes));
      if (found === 0 && errors.length === 0) return invalidFile(message('CLAIM_FILE.NO_ROWS'));
      if (found > mostRows)
        return invalidFile(message('CLAIM_FILE.TOO_MANY_ROWS', { max: mostRows, rows: found }));
      const matches = await matchItems(rows, context);
      return {
        __typename: 'CheckClaimFilePayload',
        rows: rows.flatMap((row, index) => {
          const match = matches[index];
          return match ? [{ ...row, match }] : [];
        }),
        errors,
      };
    }),
  )) satisfies MutationResolvers['checkClaimFile'];

/** Bytes of a file of items at most: 1 MB. */
const maxItemFileBytes = 1_000_000;
