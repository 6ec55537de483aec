import { useId, type ReactElement, type ReactNode } from 'react';

type Props = {
  title: string;
  /** It is not there for now; what was typed into it stays. */
  isHidden?: boolean;
  children: ReactNode;
};

/** A part of the registration form: its heading, and its fields side by side where there is room. */
export function SignUpSection({ title, isHidden = false, children }: Props): ReactElement {
  const headingId = useId();
  return (
    // Disabled, or its fields would be asked for.
    <fieldset className="visitor-section" aria-labelledby={headingId} hidden={isHidden} disabled={isHidden}>
      <h2 id={headingId} className="visitor-section-title">
        {title}
      </h2>
      <div className="visitor-fields">{children}</div>
    </fieldset>
  );
}
