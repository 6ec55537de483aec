import { createPdf } from '../../pdf/createPdf.ts';
import { drawTable, type PdfColumn, type PdfRow } from '../../pdf/drawTable.ts';
import { amountText } from '../../http/money.ts';
import { bottom } from '../../pdf/pdfPage.ts';
import { asPart } from '../../pdf/structure.ts';
import { documentLabels } from '../documents/documentLabels.ts';
import { drawParties } from '../documents/drawParties.ts';
import { textLanguage } from '../../texts/textLanguage.ts';
import { monthOf } from './listStatements.ts';
import type { Statement, StatementAccount } from './readStatement.ts';
import texts from './statementLabels.json' with { type: 'json' };

/** A statement as an A4 PDF in a language: for each currency the balance before, every change, and the balance after. */
export async function statementPdf(statement: Statement, locale: string): Promise<Buffer> {
  const words = documentLabels(locale);
  const labels = statementLabels(locale);
  const { seller, customer, createdAt, accounts } = statement;
  const title = `${labels.title} ${monthOf(statement)}`;
  const columns: PdfColumn[] = [
    { label: words.date, width: 70, align: 'left' },
    { label: labels.document, width: 186, align: 'left' },
    { label: labels.debit, width: 80, align: 'right' },
    { label: labels.credit, width: 80, align: 'right' },
    { label: labels.balance, width: 95, align: 'right' },
  ];

  function* toRows({ openingBalance, entries }: StatementAccount): Generator<PdfRow> {
    let balance = openingBalance;
    yield { cells: ['', labels.openingBalance, '', '', amountText(balance)] };
    for (const { date, kind, docNumber, amount: change } of entries) {
      balance += change;
      const name = kind === 'payment' ? labels.payment : words.titles[kind];
      yield {
        cells: [
          date.split('-').toReversed().join('-'),
          `${name} ${docNumber}`,
          change > 0 ? amountText(change) : '',
          change > 0 ? '' : amountText(-change),
          amountText(balance),
        ],
        carried: ['', words.carriedForward, '', '', amountText(balance)],
      };
    }
    yield { cells: ['', labels.closingBalance, '', '', amountText(balance)] };
  }

  const info = { title, author: seller.name, locale, createdAt, pageLabel: words.page };
  return createPdf(info, (pdf) => {
    const parties = { seller_address: seller, billing_address: customer, shipping_address: null };
    drawParties(pdf, parties, words);
    for (const account of accounts) {
      if (pdf.y + 90 > bottom) pdf.addPage();
      pdf.font('bold').fontSize(11).text(account.currency, asPart(pdf, 'H2'));
      pdf.moveDown(0.5);
      drawTable(pdf, columns, toRows(account));
      pdf.moveDown(2);
    }
  });
}

const labels: Readonly<Record<string, typeof texts.en>> = texts;

/** The words printed on a statement in a language, besides those of every document; English for an unknown one. */
const statementLabels = (locale: string): typeof texts.en => labels[textLanguage(locale)] ?? texts.en;
