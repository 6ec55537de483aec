/** An aftermarket brand and the pattern of its part numbers: `0`…`6` are digits of the article's seven-digit number. */
export interface Brand {
  name: string;
  number: string;
}

/** The brands the distributor sells; all invented. */
export const brands: readonly Brand[] = [
  { name: 'BREMSTAHL', number: 'BS-012 3456' },
  { name: 'FILTRON NORD', number: 'FN 012/3456' },
  { name: 'KRAFTWERK', number: 'KW.01.23456' },
  { name: 'TESSERA', number: 'TS0123456' },
  { name: 'AURIGA', number: '0 123 456 AUR' },
  { name: 'NORDGEAR', number: 'NG01-23-456' },
  { name: 'VOLTARIS', number: 'V 0123 456' },
  { name: 'PASSAT LINE', number: 'PL-0123456' },
  { name: 'MONTECARLO PARTS', number: 'MC 01234.56' },
  { name: 'HANSA TECHNIK', number: 'HT 012 345 6' },
  { name: 'ORBITA', number: 'ORB0123456' },
  { name: 'SILVERTON', number: 'SLV-01-23456' },
  { name: 'DELTAFLOW', number: 'DF 0123-456' },
  { name: 'REXON', number: 'RX0123456' },
  { name: 'TALLMARK', number: 'TM 012.345.6' },
  { name: 'GRANIT AUTO', number: 'GA-0123-456' },
  { name: 'LUMEX', number: 'LX 0123456' },
  { name: 'POLARIS PARTS', number: 'PP0123.456' },
  { name: 'STEINER & SOHN', number: 'ST 0123 456' },
  { name: 'KIVILA', number: 'KV-0123456' },
  { name: 'VENTURO', number: 'VE 0123/456' },
  { name: 'MAXIDRIVE', number: 'MD0123456' },
  { name: 'BALTEX', number: 'BX 01 23 456' },
  { name: 'CORVINA', number: 'CV.0123456' },
  { name: 'UNITEC', number: 'UT-01234-56' },
  { name: 'ALPINA TEILE', number: 'AT 012345-6' },
  { name: 'ZENITH BRAKES', number: 'ZB 0123456' },
  { name: 'ROTHWELL', number: 'RW-012-3456' },
  { name: 'EUROSPAN', number: 'ES0123 456' },
  { name: 'QUADRIX', number: 'QX 0123.456' },
  { name: 'SAMBIA', number: 'SB-0123456' },
  { name: 'TORQUE LAB', number: 'TL 01-23456' },
  { name: 'INDEXA', number: 'IX0123456' },
  { name: 'FERROLITE', number: 'FE 0123 456' },
  { name: 'HELVETIA AUTO', number: 'HA.01.234.56' },
  { name: 'JUNIPER', number: 'JP-0123-456' },
  { name: 'WESTERA', number: 'WE 0123456' },
  { name: 'YUKON DRIVE', number: 'YD0123456' },
  { name: 'CALIBRA LINE', number: 'CB 012-34-56' },
  { name: 'OSTROV', number: 'OV-0123456' },
];

/** Further brands that appear only as analogues: competitors the distributor does not sell. */
export const foreignBrands: readonly Brand[] = [
  { name: 'PROFI-TEIL', number: '0123456 PT' },
  { name: 'AUTOLINE', number: 'AL 0123456' },
  { name: 'MERIDIAN', number: 'M-0123456' },
  { name: 'CROSSFIT AUTO', number: 'CFA0123456' },
  { name: 'NIPPARTS CO', number: 'N 0123 456' },
  { name: 'ECOPART', number: '0123.456E' },
];

/** The number of a brand's article: each placeholder replaced by that digit of the seven-digit number. */
export function brandNumber(brand: Brand, sevenDigits: string): string {
  return brand.number.replaceAll(/[0-6]/g, (sign) => sevenDigits.charAt(Number(sign)));
}
