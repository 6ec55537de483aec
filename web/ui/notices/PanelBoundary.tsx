import { Component, type ComponentType, type ReactNode } from 'react';

type Props = {
  /** When this changes, the children get another chance, for example the reference of a new query. */
  resetOn: unknown;
  /** Renders the replacement of the children, given the error. */
  fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
};
type Failed = { error: unknown; over: unknown };
type State = { failed: Failed | null };

/** Until the boundary renders again, it is unknown for which `resetOn` its children failed. */
const notKnown = Symbol('not known yet');

/** A part of a page that fails on its own: the rest of the page stays. */
export class PanelBoundary extends Component<Props, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error, over: notKnown } };
  }

  static getDerivedStateFromProps({ resetOn }: Props, { failed }: State): State | null {
    if (failed === null || failed.over === resetOn) return null;
    return { failed: failed.over === notKnown ? { ...failed, over: resetOn } : null };
  }

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props;
    const { failed } = this.state;
    return failed ? <Fallback error={failed.error} /> : children;
  }
}
