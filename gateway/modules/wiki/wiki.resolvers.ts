import { withProblems } from '../../errors/withProblems.ts';
import { defineLoader, findById } from '../../relay/loaders.ts';
import { fromGlobalId, identity, pageId, toGlobalId } from '../../relay/ids.ts';
import { nodeById, type NodeFetchers } from '../../relay/node.ts';
import { MultipartBody } from '../../rest/multipart.ts';
import { defineModule } from '../defineModule.ts';
import type { Resolvers } from '../../schema/resolvers.generated.ts';
import { findFirstArticle } from './findFirstArticle.ts';

const articleById = defineLoader((id: number, { rest }) => rest.get('getWikiArticle', { path: { id } }));

/** A node; /api/v3 has only the tree of all (CALL-158). */
const nodeOfTree = defineLoader(async (id: number, { rest }) => findById(await rest.get('listWikiTree'), id));

const resolvers = {
  Viewer: {
    wikiTree: (_viewer, { parent }, { rest }) =>
      parent == null
        ? rest.get('listWikiTree')
        : rest.get('listWikiChildren', { path: { id: fromGlobalId('WikiNode', parent, 'parent') } }),
    wikiCategories: (_viewer, _args, { rest }) => rest.get('listWikiCategories'),
    wikiArticle: (_viewer, { dbId }, context) =>
      articleById(context).load(pageId(dbId, context.rest, 'getWikiArticle')),
    defaultWikiArticle: async (_viewer, _args, context) => {
      const first = findFirstArticle(await context.rest.get('listWikiTree'));
      return first === null ? null : articleById(context).load(first.id);
    },
  },
  WikiNode: {
    ...identity('WikiNode'),
    parent: ({ parent }) => (parent === null ? null : toGlobalId('WikiNode', parent)),
  },
  WikiArticle: {
    ...identity('WikiArticle'),
    pdfUrl: ({ id }, _args, { shared }) => `${shared.linkBase}/api/v3/wiki/article/${id}/pdf`,
    htmlUrl: ({ id }, _args, { shared }) => `${shared.linkBase}/api/v3/wiki/article/${id}/html`,
  },
  Mutation: {
    uploadWikiFile: (_mutation, { input: { file } }, { rest }, info) =>
      withProblems(info, async () => {
        const uploaded = await rest.write('uploadWikiFile', { body: new MultipartBody({}, file) });
        return {
          __typename: 'UploadWikiFilePayload',
          filename: uploaded?.filename ?? null,
          filepath: uploaded?.filepath ?? null,
        };
      }),
  },
} satisfies Resolvers;

const nodes: NodeFetchers = {
  WikiNode: nodeById(nodeOfTree),
  WikiArticle: nodeById(articleById),
};

export const wiki = defineModule({ resolvers, nodes });
