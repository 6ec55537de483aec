import { createDOMRenderer } from '@fluentui/react-components';
import { render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import visitorQuery from '../../../web/__generated__/useVisitorQuery.graphql.ts';
import type { VisitorPath } from '../../../web/shell/visitorPaths.ts';
import { VisitorApp } from '../../../web/visitor/VisitorApp.tsx';
import { visitorPages } from '../../../web/visitorPages.ts';
import { mergeTranslations } from '../../../web/vite/mergeTranslations.ts';
import { readVisitorTexts } from '../../../web/vite/translations.ts';
import { serveHere, type Answer } from './serveHere.ts';

/** An operation sent by a page for visitors, apart from the session query. */
export type Asked = { documentId: string; variables: { input: Readonly<Record<string, unknown>> } };

type Visit = {
  path: VisitorPath;
  /** With its question mark. */
  search?: string;
  isLoggedIn?: boolean;
  /** The gateway's answer to an operation: its `data`, both `data` and `errors`, or a status. */
  answer?: (asked: Asked) => object | number | Promise<object | number>;
};

/** Renders a page for visitors in English, over HTTP from a gateway whose responses the test defines. */
export async function renderVisitor({ path, search = '', isLoggedIn = false, answer = () => 500 }: Visit) {
  const asked: Asked[] = [];
  await serveHere(async (request): Promise<Answer> => {
    if (request.path.startsWith('/i18n/')) {
      return { body: JSON.stringify(mergeTranslations('web/i18n', 'en')) };
    }
    const operation: Asked = JSON.parse(request.body);
    if (operation.documentId === visitorQuery.params.id) {
      return { body: JSON.stringify({ data: { viewer: { isLoggedIn }, locales: null } }) };
    }
    asked.push(operation);
    const data = await answer(operation);
    if (typeof data === 'number') return { status: data, body: '' };
    return { body: JSON.stringify('errors' in data ? data : { data }) };
  });
  history.replaceState(null, '', path + search);
  onTestFinished(() => history.replaceState(null, '', '/'));
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
  const page = visitorPages[path];
  const Page = await page.load();
  const view = render(
    <VisitorApp
      page={page}
      Page={Page}
      language="en"
      texts={readVisitorTexts('en')}
      renderer={createDOMRenderer(document)}
    />,
  );
  return { ...view, asked, assign, replace };
}

/** A problem as the gateway returns it in place of a payload. */
export const problem = (typename: string, fields: object = {}): object => ({
  __typename: typename,
  __isProblem: typename,
  message: 'no',
  ...fields,
});
