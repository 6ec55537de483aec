import type { Entity } from '../../rest/entities.ts';

export type WikiNodeParent = Entity<'WikiNode'>;
export type WikiArticleParent = Entity<'WikiArticle'>;
