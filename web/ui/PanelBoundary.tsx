import { Component, type ComponentType, type ReactNode } from 'react';

type Props = {
  /** When this changes, the children get another chance, for example the reference of a new query. */
  resetOn: unknown;
  /** What stands in for the children; given what went wrong. */
  fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
};
type State = { failed: { error: unknown } | null; resetOn: unknown };

/** A part of a page that fails on its own: the rest of the page stays. */
export class PanelBoundary extends Component<Props, State> {
  override state: State = { failed: null, resetOn: this.props.resetOn };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ resetOn }: Props, state: State): Partial<State> | null {
    return resetOn === state.resetOn ? null : { failed: null, resetOn };
  }

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props;
    const { failed } = this.state;
    return failed ? <Fallback error={failed.error} /> : children;
  }
}
