/** Rows of a page of a list where none are asked for, and at most (GAP-33, GAP-34). */
export const defaultPageSize = 20;
export const maxPageSize = 100;
