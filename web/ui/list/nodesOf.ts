/** The nodes of a connection; none where it could not be read. */
export const nodesOf = <Node>(
  connection: { readonly edges: readonly { readonly node: Node }[] } | null | undefined,
): readonly Node[] => (connection?.edges ?? []).map(({ node }) => node);
