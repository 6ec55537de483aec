/**
 * The label of a `Field` around several controls, such as radio buttons: the group takes its name from the label's id. `Field`
 * would also point the label at a single control, which does not exist.
 */
export const groupLabel = (text: string): { children: string; htmlFor: undefined } => ({
  children: text,
  htmlFor: undefined,
});
