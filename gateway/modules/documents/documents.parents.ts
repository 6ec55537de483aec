import type { Entity } from '../../rest/entities.ts';
import type { SearchKind } from '../../schema/types.generated.ts';

export type FilesInfoParent = Entity<'Files'>;
export type ExportConfigParent = Entity<'ArticleExportDefaults'>;

/** The text to search for; each list of the result is a separate call. */
export interface SearchResultParent {
  /** Without spaces around it. */
  text: string;
  kinds: ReadonlySet<SearchKind>;
  first: number;
}
