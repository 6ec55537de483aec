import { maxPageSize } from '../../../contract/pageLimits.ts';
import { extendEntity } from '../../../contract/reader/createReader.ts';
import { defineLoader, findById } from '../../relay/loaders.ts';
import type { Page, PageRequest } from '../../relay/page.ts';
import type { RestClient } from '../../rest/RestClient.ts';
import type { DepartmentParent, IssueCommentParent } from './issues.parents.ts';

/** An issue's page (CALL-147). */
export const issueById = defineLoader((id: number, { rest }) => rest.get('getIssue', { path: { id } }));

/** A department; /api/v3 has only the list of all (CALL-150). */
export const departmentById = defineLoader(async (id: number, { rest }): Promise<DepartmentParent | null> =>
  findById(await rest.get('listDepartments'), id),
);

/** A page of an issue's comments, newest first (CALL-148). */
export async function commentPage(
  rest: RestClient,
  issueId: number,
  query: PageRequest,
): Promise<Page<IssueCommentParent>> {
  const { items, meta } = await rest.get('listIssueComments', { path: { id: issueId }, query });
  return { items: items.map((comment) => comment && extendEntity(comment, { issueId })), meta };
}

/** The most pages of comments that are read for one of them. */
const mostPages = 10;

/** One comment of an issue, which only the pages of all hold; null when it is not among the latest 1,000. */
export async function findComment(
  rest: RestClient,
  issueId: number,
  fits: (comment: IssueCommentParent) => boolean,
  pages = mostPages,
): Promise<IssueCommentParent | null> {
  for (let page = 1; page <= pages; page++) {
    const { items } = await commentPage(rest, issueId, { page, limit: maxPageSize });
    const found = items.find((comment) => comment !== null && fits(comment));
    if (found) return found;
    if (items.length < maxPageSize) return null;
  }
  return null;
}
