type Submodel = { readonly fuelType?: string | null; readonly engineAndPower?: string | null };

/** A submodel as it is shown: fuel type, engine and power, as far as they are known (CAT-18). */
export function submodelName({ fuelType, engineAndPower }: Submodel): string {
  return [fuelType, engineAndPower].filter(Boolean).join(', ');
}
