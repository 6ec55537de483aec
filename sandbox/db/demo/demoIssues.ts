import type { IssuePriority, IssueStatus } from '../tables.ts';

/** Departments, each with the clerk who answers. */
export const demoDepartments = [
  { name: 'Sales', clerk_first_name: 'Maarja', clerk_last_name: 'Kuusk' },
  { name: 'Logistics', clerk_first_name: 'Tomasz', clerk_last_name: 'Nowak' },
  { name: 'Accounting', clerk_first_name: 'Ingrid', clerk_last_name: 'Lepp' },
  { name: 'Catalog data', clerk_first_name: 'Lars', clerk_last_name: 'Holm' },
  { name: 'Portal and interfaces', clerk_first_name: 'Elena', clerk_last_name: 'Rossi' },
] as const;

export interface DemoIssue {
  name: string;
  description: string;
  department: (typeof demoDepartments)[number]['name'];
  priority: IssuePriority;
  status: IssueStatus;
  daysAgo: number;
  /** Name of the distributor's task. */
  task?: string;
  /** Oldest first; from the customer, or from the department's clerk. */
  comments: readonly (readonly ['customer' | 'clerk', string])[];
}

/** Issues of every status and priority, written with everything that the editor offers; the newest first. */
export const demoIssues: readonly DemoIssue[] = [
  {
    name: 'Emergency: brake discs of two pallets are from the wrong batch',
    description: [
      'Both pallets that arrived this morning carry **the old batch**.',
      '',
      '| Pallet | Printed batch | Ordered batch | Pieces |',
      '| --- | --- | --- | ---: |',
      '| 1 | 2251 | 2309 | 48 |',
      '| 2 | 2251 | 2309 | 36 |',
      '',
      ':::error',
      'We have stopped selling them. Please tell us **today** what to do with the goods.',
      ':::',
    ].join('\n'),
    department: 'Logistics',
    priority: 'emergency',
    status: 'pending',
    daysAgo: 0,
    comments: [],
  },
  {
    name: 'Wheel bearing kit shows 12 in stock, the order had 8',
    description:
      'The page of the article showed **12 in stock** in Riga. The order was filled with 8, the rest went to missing items.\n\n:::question\nIs the number on the page wrong, or was somebody quicker?\n:::',
    department: 'Sales',
    priority: 'middle',
    status: 'todo',
    daysAgo: 1,
    task: 'Compare the stock of Riga with the reservations',
    comments: [],
  },
  {
    name: 'Price file by FTP: the decimal point became a comma',
    description: [
      'Since Monday the file `prices.csv` has commas in the prices:',
      '',
      '```',
      'article;price;currency',
      'TRW-GDB1330;18,40;EUR',
      '```',
      '',
      'Our system needs a point. We have changed nothing on our side.',
    ].join('\n'),
    department: 'Portal and interfaces',
    priority: 'high',
    status: 'in_progress',
    daysAgo: 3,
    task: 'Price separator of scheduled files',
    comments: [
      ['clerk', 'Thank you. Which of your integrations is it? There are two with this file name.'],
      ['customer', 'The one to `sftp.baltic-auto.example`. The other one is *not active*.'],
      [
        'clerk',
        'Found: its separator was set to `,` on Monday at 9:14. You can change it back yourself:\n\n1. Open the integration.\n2. Set **Price separator** to `.`\n3. Save, then run an upload.\n\nWe are looking for the reason.',
      ],
    ],
  },
  {
    name: 'Final invoice of last month lacks one order',
    description:
      'The final invoice lists 14 orders, we count 15. The missing one was delivered on the last day of the month.',
    department: 'Accounting',
    priority: 'middle',
    status: 'on_review',
    daysAgo: 9,
    task: 'Orders of the last day of a month',
    comments: [
      [
        'clerk',
        'The order was shipped after the close of the month. It will be on the next final invoice.\n\n:::info\nA month closes at **00:00 UTC**, which is 2 or 3 in the morning in Tallinn.\n:::\n\nPlease check, and answer here if anything is still wrong.',
      ],
    ],
  },
  {
    name: 'Photo of a control arm shows the right side on the left article',
    description:
      'The left arm has the photo of the right one. Mechanics order by the picture, so we get returns.\n\n> "Looks the same to me" does not help when it does not fit.',
    department: 'Catalog data',
    priority: 'low',
    status: 'done',
    daysAgo: 26,
    comments: [
      ['clerk', 'You are right, thank you. Both photos were swapped; the new ones are online.'],
      ['customer', 'Seen. Thank you for the quick help!'],
    ],
  },
  {
    name: 'Pallet delivered without the advice of delivery',
    description: 'We did not know that a pallet was coming, and the ramp was occupied for an hour.',
    department: 'Logistics',
    priority: 'middle',
    status: 'done',
    daysAgo: 48,
    comments: [
      ['clerk', 'The carrier had an old telephone number of yours. Which one should they call?'],
      ['customer', 'The warehouse: **+372 5550 1234**, from 7 to 16.'],
      ['clerk', 'Given to the carrier. We close this issue.'],
    ],
  },
  {
    name: 'Please take back two opened boxes of wiper blades',
    description: 'The boxes were opened to look inside. The blades are untouched.',
    department: 'Sales',
    priority: 'low',
    status: 'cancelled',
    daysAgo: 61,
    comments: [
      [
        'clerk',
        'A return is a **claim**: please create one from the invoice, then the warehouse knows about the boxes. We close this issue.',
      ],
    ],
  },
];

const testResults = [
  'log-in and the list of currencies, no errors.',
  'prices of 2,000 articles in 40 seconds. Two articles had no price:\n\n| Article | Answer |\n| --- | --- |\n| discontinued | no price |\n| not for our branch | not found |',
  'stock every 15 minutes. One call took longer than 10 seconds, the repetition was quick.',
  'an order of 30 lines. The answer said `missingItems`, which our program did not expect.',
  'the same order again with the same `Idempotency-Key`: one order only, as promised.',
] as const;

const testAnswers = [
  'Seen in our log as well. Nothing to do on our side.',
  'Thank you. Please send the **request id** of the slow call when it happens again.',
  'This is described under *missing items*: they are lines that could not be ordered.',
] as const;

/** An issue with a long talk, from the first tests of an interface until it ran. */
export const longIssue: DemoIssue = {
  name: 'Connecting our ERP to the portal: test log',
  description:
    'We connect our ERP step by step and write down here what works.\n\n- [x] Log in\n- [x] Prices and stock\n- [ ] Orders\n- [ ] Invoices',
  department: 'Portal and interfaces',
  priority: 'high',
  status: 'in_progress',
  daysAgo: 90,
  task: 'Accompany the connection of an ERP',
  comments: Array.from({ length: 500 }, (_, at) => {
    const run = Math.floor(at / 2) + 1;
    return at % 2 === 0
      ? ['customer', `**Test run ${String(run)}**: ${testResults[run % testResults.length] ?? ''}`]
      : ['clerk', testAnswers[run % testAnswers.length] ?? ''];
  }),
};
