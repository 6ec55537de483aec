/** A clock time, as headers of messages have it. */
const time = '\\d{1,2}[:.]\\d{2}(?!\\d)';
const address = '[^\\s@<(]{1,64}@[^\\s@]{1,64}\\.\\p{L}{2,12}';
/** Words by which mail programs say who wrote what follows: English, German, French, Italian, Polish, Russian, Serbian. */
const wrote =
  '(?<!\\p{L})(?:wrote|schrieb|a écrit|ha scritto|napisał(?:a|\\(a\\))?|pisze|пиш[еу]т|(?:на)?писал(?:а|\\(а\\))?|(?:je )?napisa(?:o|la)|је написа(?:о|ла))(?!\\p{L})';
/** What every header has: nearly all lines of a list need no further look. */
const mayBeHeader = /[:@]|^[-_=*]{2}|^(?:on|am|le|il|w dniu|dnia|dana)\s/iu;
const marks = [
  // `On Mon, Nov 30, 2026 at 10:15 AM Max <max@example.com> wrote:`, in any language.
  new RegExp(`^(?=.*${address}).{0,299}:$`, 'u'),
  new RegExp(`^(?=.*${time}).*[<(]${address}[>)]`, 'u'),
  new RegExp(`^.{0,160}${wrote}.{0,120}:$`, 'iu'),
  new RegExp(`^(?:on|am|le|il|w dniu|dnia|dana)\\s.{0,120}${time}.{0,120}${wrote}`, 'iu'),
  /^[-_=*]{2,}\s*(?:original|forwarded|begin forwarded|ursprüngliche|weitergeleitete|message d['’]origine|message transféré|messaggio (?:originale|inoltrato)|wiadomość (?:oryginalna|przekazana)|oryginalna|przekazana|исходное|пересылаемое|пересланное|originalna|prosleđena)/iu,
  /^\*?(?:from|von|de|da|od|от)\*?\s?:.*@/iu,
  /^\*?(?:sent|gesendet(?: am)?|envoyé|inviato|wysłan[oey]|отправлено|poslato)\*?\s?:/iu,
  new RegExp(`^\\*?(?:date|datum|data|дата)\\*?\\s?:.*${time}`, 'iu'),
];
const label = '^\\*?\\p{L}[\\p{L} .-]{0,20}\\*?\\s?:\\s';
const sender = new RegExp(`${label}.*${address}`, 'u');
const sent = new RegExp(`${label}.*${time}`, 'u');

const longest = 300;

/**
 * How many messages old each line of a mail is: 0 in the newest, one more behind each header of a quoted message and for each
 * `>` before the line. Headers are marked.
 */
export function agesOf(lines: readonly string[]): { age: number; isHeader: boolean }[] {
  const quoted = lines.map((line) => {
    const [quotes = ''] = /^(?:\s*>)*/.exec(line) ?? [];
    return { depth: quotes.replaceAll(/\s/g, '').length, text: line.slice(quotes.length).trim() };
  });
  // No header is longer, and its patterns take long to look through more.
  const is = (pattern: RegExp, index: number): boolean => {
    const text = quoted[index]?.text ?? '';
    return text.length <= longest && pattern.test(text);
  };
  let headers = 0;
  let last = -1;
  return quoted.map(({ depth, text }, index) => {
    if (index > last && !mayBeHeader.test(text)) return { age: headers + depth, isHeader: false };
    const sentAt = is(sender, index)
      ? [1, 2, 3].map((further) => index + further).find((place) => is(sent, place))
      : undefined;
    last = Math.max(last, sentAt ?? -1);
    const isHeader = index <= last || marks.some((mark) => is(mark, index));
    if (isHeader) headers += 1;
    return { age: headers + depth, isHeader };
  });
}
