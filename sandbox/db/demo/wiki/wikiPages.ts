import type { WikiText } from '../../columnTypes.ts';
import { de } from './de.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import { sr } from './sr.ts';

/** A page of the demo's knowledge base. */
export interface WikiPage extends WikiText {
  /** Its name in links (`href="wiki:returns"`) and translations. */
  key: string;
  /** Key of the section it is in; null for a section. */
  parent: string | null;
}

/** The pages in the order of the tree, in English. `{part1}` and `{part2}` are numbers of demo articles. */
export const wikiPages: readonly WikiPage[] = [
  section('ordering', 'Ordering', 'From the search to the order: deadlines, lists and reservations.'),
  page('deadlines', 'ordering', {
    title: 'Order deadlines and dispatch',
    description: 'Until when an order leaves on the same day.',
    content: `<p>Each warehouse packs what is ordered before its deadline on the same working day. Times are local.</p>
<table><caption>Deadlines</caption><thead><tr><th>Warehouse</th><th>Parcels</th><th>Pallets</th></tr></thead><tbody>
<tr><td>Tallinn</td><td>15:00</td><td>12:00</td></tr><tr><td>Riga</td><td>15:00</td><td>12:00</td></tr>
<tr><td>Hamburg</td><td>14:00</td><td>11:00</td></tr><tr><td>Birmingham</td><td>14:00</td><td>11:00</td></tr></tbody></table>
<h2>Orders from several warehouses</h2>
<p>An order is created for each warehouse, and each has its own shipment. What waits for a confirmation is not packed; the list of orders marks it.</p>
<p>Your goods have arrived? See <a href="wiki:arrival">When the parcel arrives</a>.</p>`,
  }),
  page('lists', 'ordering', {
    title: 'Ordering with a list of numbers',
    description: 'Paste a list from a spreadsheet or an e-mail and order it in one step.',
    content: `<p>Open <a href="/cart">Cart</a> and paste your list: one line for each part, number and quantity in any order.</p>
<ol><li>Copy the lines from a spreadsheet, an e-mail or your workshop system.</li>
<li>Check the preview: replaced and unknown numbers are marked.</li><li>Add the lines to the cart.</li></ol>
<h2>Example</h2><pre>{part1}	4
{part2}	1</pre>
<p>Spaces, dots and hyphens make no difference: the search finds part no. {part1} without them too.</p>`,
  }),
  page('reserve', 'ordering', {
    title: 'Reserving goods in transit',
    description: 'Order today what is still on its way to us.',
    content: `<p>“In transit” shows what arrives with the next containers. Reserved pieces are yours as soon as they arrive.</p>
<ul><li>Dates of sea freight may vary by 10 to 20 days.</li><li>A reservation with several dates of arrival becomes several orders.</li>
<li>Prices are those of the day of the reservation.</li></ul>`,
  }),
  section('delivery', 'Delivery and returns', 'Receiving goods, complaints and returns.'),
  page('arrival', 'delivery', {
    title: 'When the parcel arrives',
    description: 'Three checks that make a complaint easy.',
    content: `<figure><img src="/api/v3/wiki/files/parcel-label.png" alt="Label on a parcel: 1 number of the shipment, 2 number of the order" width="720" height="300">
<figcaption>1 Number of the shipment, 2 number of the order</figcaption></figure>
<ol><li>Compare the number of parcels with the delivery note.</li><li>Note damage on the carrier’s receipt and take a picture.</li>
<li>Check the contents within three working days.</li></ol>
<p>Something is missing or broken? Read <a href="wiki:returns">Returning goods</a>.</p>`,
  }),
  page('returns', 'delivery', {
    title: 'Returning goods',
    description: 'Periods, packaging and credit notes.',
    content: `<p>Unused parts in their original packaging can be returned within 30 days of the invoice.</p>
<table><thead><tr><th>Reason</th><th>Period</th><th>Freight</th></tr></thead><tbody>
<tr><td>Ordered by mistake</td><td>30 days</td><td>customer</td></tr><tr><td>Wrong delivery</td><td>30 days</td><td>we</td></tr>
<tr><td>Warranty</td><td>24 months</td><td>we</td></tr></tbody></table>
<h2>Not returnable</h2><ul><li>Electronics with an opened seal</li><li>Fluids</li><li>Parts ordered for you alone</li></ul>`,
  }),
  section('technical', 'Technical', 'Hints for the workshop.'),
  page('brakes', 'technical', {
    title: 'Running in brake pads and discs',
    description: 'The first 300 km decide on noise and braking distance.',
    content: `<p>Always replace pads and discs on both sides of an axle. Clean the hub: 0.03 mm of rust are felt in the pedal.</p>
<h2>Tightening torques of wheel bolts</h2>
<table><thead><tr><th>Thread</th><th>Steel rim</th><th>Alloy rim</th></tr></thead><tbody><tr><td>M12 x 1.5</td><td>110 Nm</td><td>120 Nm</td></tr>
<tr><td>M14 x 1.5</td><td>120 Nm</td><td>140 Nm</td></tr></tbody></table>
<h2>Running in</h2><ol><li>30 gentle stops from 60 to 20 km/h with pauses of 30 seconds.</li><li>No full braking for the first 300 km, except in an emergency.</li></ol>
<p>Suitable pads: {part1}. Carry out the work with the maker’s data; the values here are guidance.</p>`,
  }),
  page('numbers', 'technical', {
    title: 'Part numbers and replacements',
    description: 'Which number to search for, and what a replacement is.',
    content: `<p>Search for the maker’s number, the number of the car’s maker (OEM) or any number on the old part.</p>
<dl><dt>Replacement</dt><dd>The maker has a successor; the old number leads to it.</dd><dt>Analogue</dt><dd>A part of another brand that fits in the same place.</dd></dl>
<p>Examples: {part1}, {part2}. Numbers in texts like this one lead to the search.</p>`,
  }),
  section('payment', 'Invoices and payment', 'Terms, statements and reminders.'),
  page('terms', 'payment', {
    title: 'Payment terms and credit limit',
    description: 'When an invoice is due, and what happens at the credit limit.',
    content: `<p>The due date is on every invoice. Open orders count towards the credit limit; if an order exceeds it, the portal asks you first.</p>
<h2>Statements</h2><p>The statement of a month is ready on the first day of the next one, see <a href="/orders/statements">Statements</a>.</p>
<blockquote>Please state the invoice number with each payment.</blockquote>`,
  }),
];

/** Titles, descriptions and contents by language and key. */
export const wikiTranslations: Readonly<Record<string, Readonly<Record<string, WikiText>>>> = {
  de,
  fr,
  it,
  pl,
  ru,
  sr,
};

function section(key: string, title: string, description: string): WikiPage {
  return { key, parent: null, title, description, content: '' };
}

function page(key: string, parent: string, text: WikiText): WikiPage {
  return { key, parent, ...text };
}
