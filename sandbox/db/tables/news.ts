import type { ColumnType, Generated } from 'kysely';
import type { MaybeTime, Stamp, Texts } from './columns.ts';

export interface WikiText {
  title: string;
  description: string | null;
  /** HTML. */
  content: string;
}

interface AnnouncementMarksTable {
  user_id: number;
  announcement_id: number;
  notified_at: MaybeTime;
  viewed_at: MaybeTime;
}

interface WikiNodesTable {
  id: Generated<number>;
  parent_id: number | null;
  sort: number;
  /** A leaf is an article; a section may have a text too. */
  leaf: boolean;
  title: string;
  description: string | null;
  content: Generated<string>;
  texts: Texts<WikiText>;
  last_edited_at: Stamp;
}

interface WikiFilesTable {
  name: string;
  content_type: string;
  content: ColumnType<Uint8Array, Uint8Array, never>;
  user_id: number | null;
  created_at: Stamp;
}

export interface NewsTables {
  announcement_marks: AnnouncementMarksTable;
  wiki_nodes: WikiNodesTable;
  wiki_files: WikiFilesTable;
}
