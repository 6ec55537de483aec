import { insertRows, resetIdentity } from '../sandbox/demo/insertRows.ts';
import type { Sandbox } from '../sandbox/createSandbox.ts';

/** Children of a section; three levels of sections and one of articles below them. */
const branches = [8, 5, 5, 9] as const;
/** Ids of added wiki pages start here. */
const firstPage = 1_000;

/** Adds a wiki of 2,000 pages and more on four levels, 300 shipping addresses and 200 sub-users of the demo customer. */
export async function fillCompany({ db }: Sandbox): Promise<void> {
  await insertRows(db, 'wiki_nodes', wikiRows());
  await insertRows(
    db,
    'addresses',
    Array.from({ length: 300 }, (_, at) => ({
      customer_id: 1,
      type: 'shipping' as const,
      name: `Workshop ${at + 1}`,
      company_name: `Garage ${at + 1} Ltd`,
      first_name: 'Ann',
      last_name: `Fitter${at + 1}`,
      vat: `EE${100_000_000 + at}`,
      country_id: 1,
      city: `Town ${at % 40}`,
      index: String(10_000 + at),
      address: `Long street ${at + 1}`,
      phone: '+372 600 0000',
      email: `garage${at + 1}@customer.test`,
    })),
  );
  await addUsers(db, 200);
  await resetIdentity(db, ['wiki_nodes', 'users', 'accesses']);
}

type WikiRow = {
  id: number;
  parent_id: number | null;
  sort: number;
  leaf: boolean;
  title: string;
  content: string;
  texts: string;
};

function wikiRows(): WikiRow[] {
  const rows: WikiRow[] = [];
  const add = (parent: number | null, path: readonly number[]): void => {
    const [count, leaf] = [branches[path.length] ?? 0, path.length === branches.length - 1];
    for (let place = 1; place <= count; place++) {
      const id = firstPage + rows.length;
      const title = `${leaf ? 'Page' : 'Section'} ${[...path, place].join('.')}`;
      const content = `<p>Text of ${title}.</p>`;
      rows.push({ id, parent_id: parent, sort: 100 + place, leaf, title, content, texts: '{}' });
      if (!leaf) add(id, [...path, place]);
    }
  };
  add(null, []);
  return rows;
}

async function addUsers(db: Sandbox['db'], count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, at) => 10_000 + at);
  await insertRows(
    db,
    'users',
    ids.map((id) => ({
      id,
      email: `colleague${id}@baltic.test`,
      first_name: 'Colleague',
      last_name: `Number ${id}`,
      kind: 'wholesale' as const,
    })),
  );
  await insertRows(
    db,
    'accesses',
    ids.map((id) => ({ id, user_id: id, customer_id: 1 })),
  );
  await insertRows(
    db,
    'system_accesses',
    ids.flatMap((id) => [
      { access_id: id, system_id: 1, group_id: 1, place: 0 },
      { access_id: id, system_id: 2, group_id: 4, place: 1 },
    ]),
  );
}
