type Navigate = (to: string, options?: { replace?: boolean }) => void;
let navigate: Navigate | null = null;
let revalidate: (() => void) | null = null;

/** Says once, at the start, how code outside of components navigates and reads the screen's data again. */
export function configureGoTo(by: Navigate, again: () => void = () => location.reload()): void {
  navigate = by;
  revalidate = again;
}

/** Reads the data of the screen again: it may have changed in a way that is not known here. */
export function readAgain(): void {
  revalidate?.();
}

/** Goes to a path of the client from outside of components (components use links and `useNavigate`). */
export function goTo(path: string): void {
  navigate?.(path);
}
