import { useEffect, type ReactElement, type ReactNode } from 'react';
import { LegalLinks } from '../shell/LegalLinks.tsx';
import { LanguageSelect } from '../shell/header/LanguageSelect.tsx';
import portalLogo from '../shell/logos/portal.svg?raw';
import { ThemeButton } from '../shell/theme/ThemeButton.tsx';
import { portalName } from '../ui/pictures/brand.ts';
import { LogoImage } from '../ui/pictures/LogoImage.tsx';
import { svgAddress } from '../ui/pictures/svgAddress.ts';
import { useTexts } from './Texts.tsx';

type Props = {
  /** The screen's name. */
  title: string;
  /** As wide as a long form may be, instead of as a few fields. */
  isWide: boolean;
  /** Languages that the distributor offers. */
  locales: readonly { readonly code: string }[] | null | undefined;
  children: ReactNode;
};

/** In the page itself: as a file, it would come after the first paint and be the largest of all. */
const logoAddress = svgAddress(portalLogo);

/** Title of a document: the screen's name and the product's suffix (SHELL-13, GAP-04). */
export const documentTitle = (screen: string, suffix: string): string => `${screen} | ${suffix}`;

/** A page for visitors: the logo, a card with the page's title and content, the interface language (AUTH-02, AUTH-23), pages of the operator. */
export function VisitorCard({ title, isWide, locales, children }: Props): ReactElement {
  const { t, language, choose } = useTexts();
  const portal = portalName(t);
  const name = documentTitle(title, portal);
  useEffect(() => {
    document.title = name;
  }, [name]);
  return (
    <div className="visitor-page">
      <LogoImage product={logoAddress} alt={portal} scale={2} />
      <div className={isWide ? 'visitor-card visitor-card-wide' : 'visitor-card'}>
        <h1 className="visitor-title">{title}</h1>
        {children}
      </div>
      <div className="visitor-tools">
        <LanguageSelect t={t} value={language} locales={locales} onChoose={(wanted) => void choose(wanted)} />
        <ThemeButton t={t} />
      </div>
      <LegalLinks language={language} className="visitor-legal" />
    </div>
  );
}
