/** A column of a file: what it contains and its heading. */
export type FileColumn = { name: string; visibleName: string };

/** The part of a form that has columns. */
export type FileColumnsForm = { fields: FileColumn[] };

/** What a column can contain. */
export type FileContent = {
  /** Its name for the server. */
  name: string;
  /** Its name for the user. */
  label: string;
  /** The heading that a column with it starts with. */
  heading: string;
};
