/** The encoder of Code 128 alone: the package's entry brings those of all barcodes, and what draws them. */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(text: string, options: object);
    /** Whether Code 128 can hold the text. */
    valid(): boolean;
    /** The bars, one digit per module: 1 is black. */
    encode(): { data: string };
  }
}
