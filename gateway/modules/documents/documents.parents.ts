import type { Entity } from '../../rest/entities.ts';
import type { SearchKind } from '../../schema/types.generated.ts';

export type FilesInfoParent = Entity<'Files'>;
export type ExportConfigParent = Entity<'ArticleExportDefaults'>;

/** What to look for; each list of the result is its own call. */
export interface SearchResultParent {
  /** Without spaces around it. */
  text: string;
  kinds: ReadonlySet<SearchKind>;
  first: number;
}
