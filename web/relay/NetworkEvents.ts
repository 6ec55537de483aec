/** An error of the gateway: GraphQL's own message is for developers, the other fields are for the screen. */
export type GatewayError = {
  message: string;
  /** UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFIRMATION_REQUIRED, BAD_REQUEST, UPSTREAM_ERROR, UPSTREAM_TIMEOUT … */
  code: string;
  /** Texts of the back end, in the user's language; empty when it gave none. */
  messages: readonly string[];
  /** The back end's `error` field, where a call has one (CAT-32). */
  error: string | null;
  /** Whether a part of what a page reads failed, rather than the page's own object or the whole operation. */
  isPartial: boolean;
  /** HTTP status of the back end's answer, or of what answered in the gateway's place; null when no answer came. */
  status: number | null;
  /** Name of this request in the logs of all servers. */
  requestId: string | null;
};

/** The events of the network layer, which decides nothing itself. */
export type NetworkEvents = {
  /** The `Version` header of an answer (SHELL-37), and `Build`, the client that the gateway offers; null when there is none. */
  version(version: string | null, build?: string | null): void;
  /**
   * Errors of an answer, or of a request that got none. `quiet` means that the caller shows failures itself, `isReadOfPage`
   * that it was a read, and the page that was open when it was sent still is (the default), `key` the intent of a write.
   */
  errors(errors: readonly GatewayError[], quiet: boolean, isReadOfPage?: boolean, key?: string): void;
  /**
   * The fields of a mutation that were answered; null if it is not known whether it was done. An answer replaces
   * earlier reports of the same `key`.
   */
  written?(fields: readonly string[] | null, key?: string): void;
  /** A write was refused: the session is of another account than the page. */
  otherAccount?(): void;
};
