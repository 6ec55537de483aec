import { act, render, screen } from '@testing-library/react';
import i18next, { t as original } from 'i18next';
import type { ReactElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { useTranslation } from '../../../web/i18n/reactI18next.ts';
import { mergeTranslations } from '../../../web/vite/mergeTranslations.ts';
import { startEnglish } from '../support/renderScreen.tsx';

beforeAll(startEnglish);

const texts = mergeTranslations('web/i18n', 'en');

test('the hook that the build uses gives every text as i18next does, with values and in the plural', () => {
  const seen: string[] = [];
  function All(): ReactElement {
    const { t } = useTranslation();
    for (const [key, text] of Object.entries(texts)) {
      const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
      const values = Object.fromEntries(names.map((name, i) => [name, name === 'count' ? i : `$&{{${i}}}`]));
      seen.push(t(key), t(key, values), t(key.replace(/_(one|other)$/, ''), { ...values, count: 1 }));
      expect(seen.slice(-3)).toEqual([
        original(key),
        original(key, values),
        original(key.replace(/_(one|other)$/, ''), { ...values, count: 1 }),
      ]);
    }
    return <>{t('NO.SUCH.TEXT')}</>;
  }
  render(<All />);
  expect(screen.getByText('NO.SUCH.TEXT')).toBeDefined();
});

const Title = (): ReactElement => <h1>{useTranslation().t('VIEWS.EMPTY')}</h1>;

test('it renders again in another language', async () => {
  i18next.addResourceBundle('de', 'translation', mergeTranslations('web/i18n', 'de'));
  render(<Title />);
  const english = screen.getByRole('heading').textContent;
  expect(english).toBe(texts['VIEWS.EMPTY']);
  await act(() => i18next.changeLanguage('de'));
  expect(screen.getByRole('heading').textContent).not.toBe(english);
  await act(() => i18next.changeLanguage('en'));
});
