import { Popover, PopoverSurface } from '@fluentui/react-components';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useReturnToPage } from './useReturnToPage.ts';

type Props = {
  /** The button that opens and closes the popover, which shows next to it. */
  opener: HTMLElement;
  isOpen: boolean;
  /** Called on Escape and on a click elsewhere. */
  onClose: () => void;
  /** Its name, for screen readers. */
  label: string;
  /** The edge of the button that it keeps to. */
  align: 'start' | 'end';
  className?: string;
  /** Its place in the page is next to its button, instead of the end of the page. */
  isInline?: boolean;
  children: ReactNode;
};

/**
 * A popover that is opened by state, below the button that did it: it takes the focus and returns it. Popovers are
 * large, so components that use this are loaded with `lazy`, and the button is there before it (docs/decisions/first-load.md).
 */
export function PopoverPanel(props: Props): ReactElement {
  const { opener, isOpen, onClose, label, align, className, isInline = false, children } = props;
  useReturnToPage(isOpen);
  // Fluent moves the focus in when a popover opens, not when it is open from the start, as one is whose code has just
  // arrived.
  const [isMounted, setIsMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second render is intended
  useEffect(() => setIsMounted(true), []);
  return (
    <Popover
      open={isOpen && isMounted}
      trapFocus
      inline={isInline}
      // Fixed, as it takes the focus before it has its place: the page would scroll to where it is until then. The page
      // cannot be scrolled to the end of a fixed one, so one that is higher than the window scrolls inside.
      positioning={{ position: 'below', align, target: opener, strategy: 'fixed', autoSize: 'height' }}
      onOpenChange={({ target }, { open }) => {
        // The button itself closes it, or a click on it would close and open again.
        if (!open && !(target instanceof Node && opener.contains(target))) onClose();
      }}
    >
      <PopoverSurface aria-label={label} className={className}>
        {children}
      </PopoverSurface>
    </Popover>
  );
}
