/** Prints a line for a person, or one of the log before there is a log. */
export const print = (line: string): boolean => process.stdout.write(`${line}\n`);
