import type { Insertable } from 'kysely';
import type { Database } from '../db/tables.ts';

/** The fixed lists of the demo distributor. Ids are explicit, so that other files can refer to them. */
export const currencies: Insertable<Database['currencies']>[] = [
  { code: 'EUR', rate: 1 },
  { code: 'GBP', rate: 0.86 },
  { code: 'USD', rate: 1.09 },
  { code: 'AED', rate: 4.01 },
];

export const locales: Insertable<Database['locales']>[] = [
  { code: 'en', name: 'English', sort: 1 },
  { code: 'ru', name: 'Русский', sort: 2 },
  { code: 'fr', name: 'Français', sort: 3 },
  { code: 'de', name: 'Deutsch', sort: 4 },
  { code: 'dg', name: 'Deutsch (DG)', sort: 5 },
  { code: 'it', name: 'Italiano', sort: 6 },
  { code: 'sr', name: 'Srpski', sort: 7 },
  { code: 'pl', name: 'Polski', sort: 8 },
];

/**
 * Countries by code: [id, name, own name, in the EU, VAT percent]. Iceland and the Emirates have no shipping options or
 * few.
 */
export const countries = {
  EE: { id: 1, name: 'Estonia', original_name: 'Eesti', eu: true, vat_percent: 24 },
  LV: { id: 2, name: 'Latvia', original_name: 'Latvija', eu: true, vat_percent: 21 },
  LT: { id: 3, name: 'Lithuania', original_name: 'Lietuva', eu: true, vat_percent: 21 },
  FI: { id: 4, name: 'Finland', original_name: 'Suomi', eu: true, vat_percent: 25.5 },
  DE: { id: 5, name: 'Germany', original_name: 'Deutschland', eu: true, vat_percent: 19 },
  FR: { id: 6, name: 'France', original_name: 'France', eu: true, vat_percent: 20 },
  IT: { id: 7, name: 'Italy', original_name: 'Italia', eu: true, vat_percent: 22 },
  PL: { id: 8, name: 'Poland', original_name: 'Polska', eu: true, vat_percent: 23 },
  SE: { id: 9, name: 'Sweden', original_name: 'Sverige', eu: true, vat_percent: 25 },
  GB: { id: 10, name: 'United Kingdom', original_name: 'United Kingdom', eu: false, vat_percent: 20 },
  RS: { id: 11, name: 'Serbia', original_name: 'Srbija', eu: false, vat_percent: 20 },
  NO: { id: 12, name: 'Norway', original_name: 'Norge', eu: false, vat_percent: 25 },
  AE: {
    id: 13,
    name: 'United Arab Emirates',
    original_name: 'الإمارات العربية المتحدة',
    eu: false,
    vat_percent: 5,
  },
  US: { id: 14, name: 'United States', original_name: 'United States', eu: false, vat_percent: 0 },
  IS: { id: 15, name: 'Iceland', original_name: 'Ísland', eu: false, vat_percent: 24 },
} as const;

export type CountryCode = keyof typeof countries;

export const branches: Insertable<Database['branches']>[] = [
  branch('fed', 'Frontier Parts Europe OÜ', 'EE101234560', 'Peterburi tee 71', '11415', 'Tallinn', 'EE'),
  branch(
    'fbg',
    'Frontier Parts Britain Ltd',
    'GB293847561',
    '14 Kingsland Trade Park',
    'B24 9PL',
    'Birmingham',
    'GB',
  ),
  branch('nrd', 'Nordic Parts Trade GmbH', 'DE318274650', 'Industriestraße 8', '22113', 'Hamburg', 'DE'),
  {
    ...branch('ged', 'Frontier Parts GmbH', 'DE274619355', 'Hafenweg 3', '48155', 'Münster', 'DE'),
    closed: true,
  },
  {
    ...branch('ser', 'Frontier Delovi d.o.o.', 'RS104736251', 'Autoput 12', '11080', 'Beograd', 'RS'),
    closed: true,
  },
];

function branch(
  code: string,
  name: string,
  vatNumber: string,
  street: string,
  zip: string,
  city: string,
  country: CountryCode,
): Insertable<Database['branches']> {
  return {
    code,
    name,
    closed: false,
    vat_number: vatNumber,
    street,
    zip,
    city,
    country_id: countries[country].id,
    phone: '+372 600 1234',
    email: `sales@${code}.demo.test`,
  };
}

/** Warehouses of every kind; 1 to 4 are the ones ordered from. */
export const warehouses: (Insertable<Database['warehouses']> & { id: number })[] = [
  {
    id: 1,
    code: 'TLL',
    name: 'Tallinn',
    type: 'regular',
    readonly: false,
    country_id: countries.EE.id,
    sort: 1,
  },
  {
    id: 2,
    code: 'RIX',
    name: 'Riga',
    type: 'regular',
    readonly: false,
    country_id: countries.LV.id,
    sort: 2,
  },
  {
    id: 3,
    code: 'HAM',
    name: 'Hamburg',
    type: 'regular',
    readonly: false,
    country_id: countries.DE.id,
    sort: 3,
  },
  {
    id: 4,
    code: 'BHX',
    name: 'Birmingham',
    type: 'regular',
    readonly: false,
    country_id: countries.GB.id,
    sort: 4,
  },
  {
    id: 5,
    code: 'OUT',
    name: 'Outlet Tallinn',
    type: 'regular',
    readonly: true,
    country_id: countries.EE.id,
    sort: 5,
  },
  {
    id: 6,
    code: 'CON',
    name: 'Consignation Warsaw',
    type: 'consignation',
    readonly: false,
    country_id: countries.PL.id,
    sort: 6,
  },
  {
    id: 7,
    code: 'SEA',
    name: 'In transit by sea',
    type: 'transit',
    readonly: true,
    country_id: countries.EE.id,
    sort: 7,
  },
];
