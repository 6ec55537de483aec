/** A place that the search leads to. */
export type SearchOption = {
  /** Its element. */
  id: string;
  to: string;
  /** Notes that the user went there. */
  onTaken: () => void;
};
