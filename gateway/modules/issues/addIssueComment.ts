import { extendEntity } from '../../../contract/reader/createReader.ts';
import { withProblems } from '../../errors/withProblems.ts';
import { fromGlobalId } from '../../relay/ids.ts';
import { afterWrite, isSameText } from '../../rest/afterWrite.ts';
import type { MutationResolvers } from '../../schema/resolvers.generated.ts';
import { findComment } from './issues.loaders.ts';

/** Adds a comment to an issue; where the answer is not it, the newest with its text is taken. */
export const addIssueComment = ((_mutation, { input: { issue, comment, force } }, { rest }, info) =>
  withProblems(info, async () => {
    const id = fromGlobalId('Issue', issue, 'input.issue');
    const answer = await rest.write('addIssueComment', { path: { id }, body: { comment }, force });
    return {
      __typename: 'AddIssueCommentPayload',
      comment:
        answer && isSameText(answer.content, comment)
          ? extendEntity(answer, { issueId: id })
          : await afterWrite(() => findComment(rest, id, ({ content }) => isSameText(content, comment), 1)),
    };
  })) satisfies MutationResolvers['addIssueComment'];
