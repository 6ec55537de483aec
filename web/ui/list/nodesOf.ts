type Edge<Node> = { readonly node: Node };

/**
 * The rows of a connection as `DataTable` takes them; null stands for a row that could not be read.
 *
 * @example
 * <DataTable rows={nodesOf(viewer.orders)} … />
 */
export const nodesOf = <Node>(
  connection: { readonly edges: readonly (Edge<Node> | null | undefined)[] } | null | undefined,
): readonly (Node | null)[] => (connection?.edges ?? []).map((edge) => edge?.node ?? null);
