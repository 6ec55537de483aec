import { expect, test } from 'vitest';
import { parseLines } from '../../../web/parts/orderLists/parseLines.ts';

// Mails as programs quote the message that is answered.

const read = (mail: string) => {
  const { lines, unread } = parseLines(mail);
  return [
    ...lines.map(({ number, qty }) => [number, qty]),
    ...unread.filter(({ content }) => content.includes('BX')).map(({ reason }) => reason),
  ];
};
const newer = 'BX 10 70 663 2 Stk';
const older = 'BX 10 90 833 4 Stk';

test.each([
  [
    'Outlook',
    'From: Ann Kask <ann@parts.test>\nSent: Tuesday, November 24, 2026 9:12 AM\nTo: Jim\nSubject: RE: Order',
  ],
  [
    'Outlook in German',
    'Von: Kask, Ann <ann@parts.test>\nGesendet: Dienstag, 24. November 2026 09:12\nAn: Jens\nBetreff: AW: Bestellung',
  ],
  [
    'Outlook in French',
    'De : Ann Kask <ann@parts.test>\nEnvoyé : mardi 24 novembre 2026 09:12\nÀ : Jean\nObjet : RE: Commande',
  ],
  [
    'Outlook in Polish',
    'Od: Ann Kask <ann@parts.test>\nWysłano: wtorek, 24 listopada 2026 09:12\nDo: Jan\nTemat: Zamówienie',
  ],
  [
    'Outlook in Russian',
    'От: Анна Каск <ann@parts.test>\nОтправлено: 24 ноября 2026 г. 9:12\nКому: Иван\nТема: RE: Заказ',
  ],
  [
    'Outlook in Estonian',
    'Saatja: Ann Kask <ann@parts.test>\nSaadetud: teisipäev, 24. november 2026 09:12\nAdressaat: Jaan\nTeema: RE: tellimus',
  ],
  [
    'Outlook, on a phone',
    '________________________________\nVon: Ann Kask <ann@parts.test>\nGesendet: Tuesday, November 24, 2026 9:12:00 AM\nAn: Jens',
  ],
  ['an older Outlook', '-----Ursprüngliche Nachricht-----\nVon: Ann Kask'],
  ['Gmail', 'On Tue, Nov 24, 2026 at 9:12 AM Ann Kask <ann@parts.test> wrote:'],
  ['Gmail in French, on two lines', 'Le mar. 24 nov. 2026 à 09:12, Ann Kask <ann@parts.test>\na écrit :'],
  ['Gmail in Polish', 'wt., 24 lis 2026 o 09:12 Ann Kask <ann@parts.test> napisał(a):'],
  ['Gmail in Russian', 'вт, 24 нояб. 2026 г. в 09:12, Анна Каск <ann@parts.test>:'],
  ['Gmail in Estonian', 'Ann Kask <ann@parts.test> kirjutas kuupäeval T, 24. november 2026 kell 09:12:'],
  ['Gmail in Lithuanian', '2026-11-24, an, 09:12 Ann Kask <ann@parts.test> rašė:'],
  [
    'Gmail in Latvian',
    'otrd., 2026. g. 24. nov., plkst. 09:12 — lietotājs Ann Kask (<ann@parts.test>) rakstīja:',
  ],
  ['Gmail in Finnish', 'ti 24. marrask. 2026 klo 9.12 Ann Kask (ann@parts.test) kirjoitti:'],
  ['Gmail in Hungarian', 'Ann Kask <ann@parts.test> ezt írta (időpont: 2026. nov. 24., K, 9:12):'],
  ['Apple Mail in German', 'Am 24.11.2026 um 09:12 schrieb Ann Kask <ann@parts.test>:'],
  [
    'Apple Mail in Polish',
    'Wiadomość napisana przez Ann Kask <ann@parts.test> w dniu 24 lis 2026, o godz. 09:12:',
  ],
  ['Mail.ru', 'Вторник, 24 ноября 2026, 9:12 +03:00 от Анна Каск <ann@parts.test>:'],
  ['Yandex', '24.11.2026, 09:12, "Анна Каск" <ann@parts.test>:'],
  ['Thunderbird in German', 'Am 24.11.26 um 09:12 schrieb Ann Kask:'],
  ['Thunderbird in French', 'Le 24/11/2026 à 09:12, Ann Kask a écrit :'],
  ['Thunderbird in Russian', '24.11.2026 09:12, Анна Каск пишет:'],
  ['Thunderbird in Polish', 'W dniu 24.11.2026 o 09:12, Ann Kask pisze:'],
  ['Roundcube', 'Am 2026-11-24 09:12, schrieb Ann Kask:'],
])('DAY-76 an earlier message that %s quotes is not ordered again; forwarded, it is read', (_, header) => {
  expect(read(`${newer}\n\n${header}\n\n${older}`)).toEqual([['BX 10 70 663', 2], 'QUOTED']);
  expect(read(`FYI, regards\n${header}\n\n${older}`)).toEqual([['BX 10 90 833', 4]]);
});

test.each([`${newer}\nKontakt: ann@parts.test\n${older}`, `${newer}\nBitte bis 14:00\n${older}`])(
  'a line of a list is not a header: %s',
  (mail) => {
    expect(read(mail)).toEqual([
      ['BX 10 70 663', 2],
      ['BX 10 90 833', 4],
    ]);
  },
);
