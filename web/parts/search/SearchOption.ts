/** A place that the search leads to. */
export type SearchOption = {
  /** Its element. */
  id: string;
  to: string;
  /** Whether it is what the text names: Enter opens it. */
  isExact: boolean;
  /** Notes that the user went there. */
  onTaken: () => void;
};
