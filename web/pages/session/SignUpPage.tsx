import { Body1, makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { loginUrl } from './session.urls.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { SignUpSkeleton } from './SignUpSkeleton.tsx';
import { VisitorCard } from './VisitorCard.tsx';
import { VisitorNotice } from './VisitorNotice.tsx';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  intro: { margin: 0 },
});

/** `/sign-up`: the registration of a wholesale customer; a notice takes the form's place after it (AUTH-23, AUTH-25). */
export function SignUpPage(): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [email, setEmail] = useState<string | null>(null);
  return (
    <VisitorCard title={t('SIGN_UP.TITLE')} isWide>
      {email === null ? (
        <div className={styles.page}>
          <Body1 as="p" className={styles.intro}>
            {t('SIGN_UP.INTRO')}
          </Body1>
          <Suspense fallback={<SignUpSkeleton />}>
            <SignUpForm onSignedUp={setEmail} />
          </Suspense>
          <TextLink to={loginUrl()}>{t('SIGN_UP.TO_LOGIN')}</TextLink>
        </div>
      ) : (
        <VisitorNotice intent="success" text={t('SIGN_UP.SUCCESS', { email })}>
          <ButtonLink to={loginUrl()} appearance="primary">
            {t('LOGIN.SUBMIT')}
          </ButtonLink>
        </VisitorNotice>
      )}
    </VisitorCard>
  );
}
