import { useEffect, useState, type ReactElement } from 'react';
import { isTooLarge } from './pixelsOf.ts';

type Props = {
  /** Its address; one of the page's own (`blob:`) was looked at before. */
  src: string;
  /** Its name; '' where it stands next to the picture. */
  alt: string;
  className: string;
  isLazy?: boolean;
  /** The browser cannot draw it, or only with more memory than a phone has. */
  onBroken: () => void;
};

/** A picture that somebody uploaded, drawn once its size is known. */
export function FilePicture({ src, alt, className, isLazy = false, onBroken }: Props): ReactElement {
  const isOwn = /^(?:blob|data):/.test(src);
  const [checked, setChecked] = useState<string | null>(null);
  useEffect(() => {
    if (isOwn) return;
    const controller = new AbortController();
    const { signal } = controller;
    const check = async () => {
      // What cannot be loaded is for the element to report.
      const { body } = await fetch(src, { signal });
      const tooLarge = body !== null && (await isTooLarge(body));
      if (signal.aborted) return;
      if (tooLarge) onBroken();
      else setChecked(src);
    };
    check().catch(() => !signal.aborted && setChecked(src));
    return () => controller.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the parent passes is another function each time
  }, [src]);
  if (!isOwn && checked !== src) return <span className={className} />;
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      decoding="async"
      {...(isLazy ? { loading: 'lazy' } : {})}
      onError={onBroken}
    />
  );
}
