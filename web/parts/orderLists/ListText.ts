/** Why a file cannot be read as a list. */
export type FileRefusal = 'TOO_LARGE' | 'EMPTY' | 'PROTECTED' | 'UNREADABLE';

/** A file as text of lines; for a workbook with several filled sheets the one that was read. */
export type ListText = { text: string; sheet: string | null };
