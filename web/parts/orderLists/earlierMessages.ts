/** Words by which mail programs say who wrote what follows: English, German, French, Italian, Polish, Russian, Serbian. */
const wrote =
  '(?<!\\p{L})(?:wrote|schrieb|a écrit|ha scritto|napisał(?:a|\\(a\\))?|pisze|пиш[еу]т|(?:на)?писал(?:а|\\(а\\))?|(?:je )?napisa(?:o|la)|је написа(?:о|ла))(?!\\p{L})';
const marks = [
  // `On Mon, Nov 30, 2026 at 10:15 AM Max <max@example.com> wrote:`
  new RegExp(`^.{0,160}${wrote}.{0,120}:$`, 'iu'),
  new RegExp(`^(?:on|am|le|il|w dniu|dnia|dana)\\s.{0,120}\\d{1,2}:\\d{2}.{0,120}${wrote}`, 'iu'),
  /^<?\S+@\S+\.\p{L}+>?:$/u,
  /^[-_=*]{2,}\s*(?:original|forwarded|begin forwarded|ursprüngliche|weitergeleitete|message d['’]origine|message transféré|messaggio (?:originale|inoltrato)|wiadomość (?:oryginalna|przekazana)|oryginalna|przekazana|исходное|пересылаемое|пересланное|originalna|prosleđena)/iu,
  /^\*?(?:from|von|de|da|od|от)\*?\s?:.*@/iu,
  /^\*?(?:sent|gesendet(?: am)?|envoyé|inviato|wysłan[oey]|отправлено|poslato)\*?\s?:/iu,
  /^\*?(?:date|datum|data|дата)\*?\s?:.*\d{1,2}:\d{2}/iu,
];

/**
 * How many messages old each line of a mail is: 0 in the newest, one more behind each header of a quoted message and for each
 * `>` before the line. Headers are marked.
 */
export function agesOf(lines: readonly string[]): { age: number; isHeader: boolean }[] {
  let headers = 0;
  return lines.map((line) => {
    const [quotes = ''] = /^(?:\s*>)*/.exec(line) ?? [];
    const text = line.slice(quotes.length).trim();
    const isHeader = text.length <= 300 && marks.some((mark) => mark.test(text));
    if (isHeader) headers += 1;
    return { age: headers + quotes.replaceAll(/\s/g, '').length, isHeader };
  });
}
