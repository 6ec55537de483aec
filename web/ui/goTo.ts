type Navigate = (to: string, options?: { replace?: boolean }) => void;
let navigate: Navigate | null = null;

/** Says once, at the start, how code outside of components navigates. */
export function configureGoTo(by: Navigate): void {
  navigate = by;
}

/** Goes to a path of the client from outside of components (components use links and `useNavigate`). */
export function goTo(path: string): void {
  navigate?.(path);
}
