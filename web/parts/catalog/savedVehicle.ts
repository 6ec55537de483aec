/** A vehicle and the VIN it was found by. */
export type SavedVehicle = { vin: string; id: string };

/** A vehicle as the URL keeps it: `VIN##vehicleId` (CAT-24). */
export function saveVehicle({ vin, id }: SavedVehicle): string {
  return `${vin}##${id}`;
}

/** Reads a saved vehicle; null unless both parts are there and the id is a number (CAT-24). */
export function readSavedVehicle(value: string): SavedVehicle | null {
  const [, vin = '', id = ''] = /^([^#]+)##(\d{1,9})$/.exec(value) ?? [];
  return vin.trim() === '' ? null : { vin, id };
}
