import type { Language } from '../messages/message.ts';
import { escapeHtml } from './escapeHtml.ts';

/** A page without scripts and styles: a sentence, and a link that leads on. All are plain text. */
export const writeTextPage = (
  language: Language,
  page: { title: string; text: string; href: string; link: string },
): string =>
  `<!doctype html><html lang="${language === 'dg' ? 'de' : language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(page.title)}</title><p role="alert">${escapeHtml(page.text)}</p><p><a href="${escapeHtml(page.href)}">${escapeHtml(page.link)}</a></p></html>\n`;
