/** For the attribute of a file input. What a file is, its content says. */
export const listFileTypes = '.csv,.txt,.tsv,.xlsx,.xls,.ods,text/csv,text/plain';
