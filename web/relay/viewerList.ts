import type { RecordProxy, RecordSourceProxy, Variables } from 'relay-runtime';

/**
 * Adds an object at the end of a list of a record, where it is not in it yet: after two presses, which are one write, its answer
 * comes twice.
 */
export function addToList(
  record: RecordProxy,
  field: string,
  added: RecordProxy,
  args: Variables = {},
): void {
  const known = record.getLinkedRecords(field, args) ?? [];
  if (!known.includes(added)) record.setLinkedRecords([...known, added], field, args);
}

/** A list of `viewer` in the store. */
export type ViewerList = { field: string; args?: Variables };

/** Adds a new object at the end of a list of the viewer, where the list is known. */
export function addToViewerList(
  store: RecordSourceProxy,
  { field, args = {} }: ViewerList,
  added: RecordProxy | null | undefined,
): void {
  const viewer = store.getRoot().getLinkedRecord('viewer');
  if (added && viewer?.getLinkedRecords(field, args)) addToList(viewer, field, added, args);
}

/** Takes the object with a global id out of a list of the viewer. */
export function removeFromViewerList(
  store: RecordSourceProxy,
  { field, args = {} }: ViewerList,
  id: string,
): void {
  const viewer = store.getRoot().getLinkedRecord('viewer');
  const known = viewer?.getLinkedRecords(field, args);
  if (!viewer || !known) return;
  viewer.setLinkedRecords(
    known.filter((one) => one?.getDataID() !== id),
    field,
    args,
  );
}
