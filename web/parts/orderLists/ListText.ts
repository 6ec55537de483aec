/** Why a file cannot be read as a list. */
export type FileRefusal =
  'TOO_LARGE' | 'TOO_COMPLEX' | 'EMPTY' | 'PROTECTED' | 'OLD_EXCEL' | 'PICTURE' | 'DOCUMENT' | 'UNREADABLE';

/** A sheet of a workbook as lines of cells. */
export type ListSheet = { name: string; text: string };

/** What a file holds: of a text file one sheet without a name; of a workbook those that are visible and filled. */
export type ListFile = {
  sheets: readonly [ListSheet, ...ListSheet[]];
  /** What the workbook hides, which was left out. */
  hidden: { sheets: number; rows: number; columns: number };
  /** Cells that are struck out, which were left out. */
  struck: number;
  /** Cells that were left out because they stand far from the start of their sheet. */
  far: number;
  /** Comments of cells, which are not read. */
  comments: number;
  /** The format does not tell what is hidden. */
  mayHide: boolean;
  /** Numbers that are shown with leading zeros may have been read without them. */
  mayHaveZeros: boolean;
};
