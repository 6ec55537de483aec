import { useSyncExternalStore, type ReactElement } from 'react';

/** An address and its content in each language. */
type LegalLink = [address: string, labels: Readonly<Record<string, string>>];

type Props = { language: string; className: string };

/**
 * Links to pages of the portal's operator, such as the imprint: the page carries them from the gateway's settings, with
 * their texts, which most portals need not load. Nothing where there are none.
 */
export function LegalLinks({ language, className }: Props): ReactElement | null {
  // Pages for visitors are rendered before they are known.
  const legal = useSyncExternalStore(subscribe, readAttribute, () => undefined);
  if (legal === undefined) return null;
  const links: LegalLink[] = JSON.parse(legal);
  return (
    <div className={className}>
      {links.map(([address, labels]) => (
        <a
          key={address}
          href={address}
          {...(/^https?:/.test(address) && { target: '_blank', rel: 'noreferrer' })}
        >
          {labels[language]}
        </a>
      ))}
    </div>
  );
}

/** What the page says does not change. */
const subscribe = () => () => {};
const readAttribute = (): string | undefined => document.documentElement.dataset['legal'];
