/** Names of the schema for fields that /api/v3 names differently. */
const renamed: Readonly<Record<string, string>> = {
  index: 'postalCode',
  address: 'street',
  sku: 'articleName',
  engine: 'submodel',
  vehicleId: 'vehicle',
};

/** The path in the input of a field in a call to /api/v3: of `billingAddress.index` it is `billingAddress.postalCode`. */
export const toInputPath = (field: string): string =>
  field
    .replace(/^filter\.(id|sku)(?=\.|$)/, (_, name: string) =>
      name === 'id' ? 'filter.dbId' : 'filter.articleName',
    )
    .replace(/[^.]+$/, (name) => (Object.hasOwn(renamed, name) ? (renamed[name] ?? name) : name));
