import type { DecimalStyle } from '../db/tables.ts';
import type { CountryCode } from './reference.ts';

/** A customer that a demo user acts for. */
export interface DemoCustomer {
  id: number;
  businessName: string;
  branch: 'fed' | 'fbg' | 'nrd' | 'ged' | 'ser';
  country: CountryCode;
  city: string;
  index: string;
  street: string;
  vat: string | null;
  currencies: string[];
  /** Whole units of the first currency; null = none; 'nearly-used' = just above the total of its open orders. */
  creditLimit: number | 'nearly-used' | null;
  paymentTerms: number;
  decimalStyle: DecimalStyle;
  payFeature: boolean;
  discount: number;
  /** Ids of the warehouses it may order from or see. */
  warehouses: number[];
  /** Number of orders in the past year. */
  orders: number;
}

const all = [1, 2, 3, 4, 5, 6];

/** The customers behind the demo users; each shows something that the others do not. */
export const demoCustomers: DemoCustomer[] = [
  customer(1, 'Baltic Auto Supply OÜ', 'fed', 'EE', 'Tallinn', '10621', 'Mustamäe tee 44', {
    vat: 'EE102938475',
    currencies: ['EUR', 'USD', 'GBP'],
    creditLimit: 250_000,
    paymentTerms: 30,
    payFeature: true,
    discount: 18,
    orders: 320,
  }),
  customer(2, 'Kfz-Teile Nord GmbH', 'nrd', 'DE', 'Hamburg', '22113', 'Billbrookdeich 210', {
    vat: 'DE811569869',
    creditLimit: 60_000,
    decimalStyle: 'comma',
    discount: 12,
    warehouses: [1, 3, 6],
    orders: 60,
  }),
  customer(3, 'Midland Motor Factors Ltd', 'fbg', 'GB', 'Birmingham', 'B24 9PL', '7 Wood Lane', {
    vat: 'GB123456789',
    currencies: ['GBP', 'EUR'],
    creditLimit: 80_000,
    paymentTerms: 14,
    discount: 10,
    warehouses: [1, 3, 4, 5],
    orders: 60,
  }),
  customer(4, 'Autohaus Riedel e.K.', 'nrd', 'DE', 'Leipzig', '04109', 'Torgauer Straße 18', {
    vat: 'DE293847561',
    creditLimit: 'nearly-used',
    paymentTerms: 14,
    decimalStyle: 'comma',
    discount: 5,
    orders: 25,
  }),
  customer(5, 'Garage Lumière SARL', 'fed', 'FR', 'Lyon', '69007', '112 avenue Jean Jaurès', {
    vat: 'FR40303265045',
    payFeature: true,
    decimalStyle: 'comma',
    discount: 7.5,
    orders: 40,
  }),
  customer(6, 'Gulf Spare Parts Trading LLC', 'fed', 'AE', 'Dubai', '00000', 'Al Quoz Industrial 3', {
    currencies: ['AED', 'USD'],
    creditLimit: 400_000,
    payFeature: true,
    discount: 20,
    warehouses: [1, 2],
    orders: 30,
  }),
  customer(7, 'Warsztat Kowalski', 'fed', 'PL', 'Gdańsk', '80-309', 'Grunwaldzka 487', {
    vat: 'PL5252344078',
    discount: 3,
    decimalStyle: 'comma',
    warehouses: [1],
    orders: 25,
  }),
  customer(8, 'Rheinteile GmbH', 'ged', 'DE', 'Köln', '50667', 'Neumarkt 5', {
    vat: 'DE198273645',
    orders: 5,
  }),
  customer(9, 'Auto Delovi Petrović', 'ser', 'RS', 'Novi Sad', '21000', 'Futoška 60', {
    vat: 'RS105847362',
    orders: 5,
  }),
  customer(10, 'Helsinki Autotarvike Oy', 'fed', 'FI', 'Helsinki', '00880', 'Sahaajankatu 30', {
    vat: 'FI20774740',
    currencies: ['EUR', 'USD'],
    creditLimit: 120_000,
    paymentTerms: 30,
    decimalStyle: 'comma',
    discount: 15,
    orders: 50,
  }),
];

function customer(
  id: number,
  businessName: string,
  branch: DemoCustomer['branch'],
  country: CountryCode,
  city: string,
  index: string,
  street: string,
  rest: Partial<DemoCustomer>,
): DemoCustomer {
  return {
    id,
    businessName,
    branch,
    country,
    city,
    index,
    street,
    vat: null,
    currencies: ['EUR'],
    creditLimit: null,
    paymentTerms: 0,
    decimalStyle: 'dot',
    payFeature: false,
    discount: 0,
    warehouses: all,
    orders: 20,
    ...rest,
  };
}
