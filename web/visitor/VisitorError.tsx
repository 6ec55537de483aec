import type { ReactElement } from 'react';
import { useTexts } from './Texts.tsx';

/** Why a form was refused, within its card, one paragraph for each message; nothing without any (AUTH-12, AUTH-14). */
export function VisitorError({ texts }: { texts: readonly string[] }): ReactElement {
  const { t } = useTexts();
  return (
    // It is there before its text: only then screen readers announce it everywhere.
    <div role="alert">
      {texts.map((text) => (
        <p key={text} className="visitor-alert">
          <strong>{t('ERROR')}</strong> {text}
        </p>
      ))}
    </div>
  );
}
