/** A page of the knowledge base (WIKI-02). */
export const wikiPageUrl = (dbId: string): string => `/wiki/page/${encodeURIComponent(dbId)}`;
