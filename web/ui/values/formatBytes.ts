import { standardCode } from '../../i18n/languages.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * The size of a file in words of an interface language, for example `1.4 MB` or `1,4 Mo`. One above a limit is rounded up
 * (`ceil`), so that it never reads as the limit itself.
 */
export function formatBytes(
  bytes: number,
  language: string,
  roundingMode: 'halfExpand' | 'ceil' = 'halfExpand',
): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return new Intl.NumberFormat(standardCode(language), {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step < 2 ? 0 : 1,
    roundingMode,
  }).format(bytes / 1000 ** step);
}
