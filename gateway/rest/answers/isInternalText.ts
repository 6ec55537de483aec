/** Text of a program and not for people: a stack, SQL, a class, a file or an address of a host, markup, a dump. */
const signs: readonly RegExp[] = [
  /\bSQLSTATE\b|\bORA-\d{4,5}\b|\bPDO\b|\bsyntax error at or near\b|\bviolates \S+(?: \S+)? constraint\b/i,
  /\bSELECT\b.+\bFROM\b|\bINSERT\s+INTO\b|\bUPDATE\b.+\bSET\b|\bDELETE\s+FROM\b|\bduplicate key value\b/,
  /\b(?:relation|column|table) ["'`][\w.]+["'`]/i,
  /\b[A-Z]\w+(?:Exception|Error)\b|\bException\b|\bTraceback\b/,
  /\bstack ?trace\b|\bfatal error\b|\bundefined (?:is not|index|variable)\b|\bnull pointer\b/i,
  /\bat \S+ ?\([^)]*:\d+\)|^\s*#\d+ |\bon line \d+\b|\w::\w|\w->\w|\b[A-Z]\w+\\\w+/,
  /\.(?:php|java|[cm]?[jt]s|py|rb|go|cs|sql|ya?ml|ini|env|log)\b(?::\d|\b)/i,
  /(?:^|[\s"'`(=:])\.{0,2}\/(?:[\w.-]+\/)+[\w.-]*|\b[A-Z]:\\|\bfile:\/\//i,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b|\blocalhost\b|\b[a-z][\w-]*:\d{4,5}\b/i,
  /<\/?[a-z!][^>]*>|^\s*[[{].*[\]}]\s*$/is,
];

const longestText = 1000;

/** Whether a text of the back end must not reach a caller. */
export const isInternalText = (text: string): boolean =>
  text.length > longestText || signs.some((sign) => sign.test(text));
