/** The words printed on a statement, besides those of every document. */
export interface StatementLabels {
  title: string;
  document: string;
  debit: string;
  credit: string;
  balance: string;
  payment: string;
  openingBalance: string;
  closingBalance: string;
}

const english: StatementLabels = {
  title: 'Statement',
  document: 'Document',
  debit: 'Debit',
  credit: 'Credit',
  balance: 'Balance',
  payment: 'Payment',
  openingBalance: 'Opening balance',
  closingBalance: 'Closing balance',
};

const german: StatementLabels = {
  title: 'Kontoauszug',
  document: 'Beleg',
  debit: 'Soll',
  credit: 'Haben',
  balance: 'Saldo',
  payment: 'Zahlung',
  openingBalance: 'Anfangssaldo',
  closingBalance: 'Endsaldo',
};

const labels: Readonly<Record<string, StatementLabels>> = {
  en: english,
  de: german,
  dg: german,
  fr: {
    title: 'Relevé de compte',
    document: 'Pièce',
    debit: 'Débit',
    credit: 'Crédit',
    balance: 'Solde',
    payment: 'Paiement',
    openingBalance: 'Solde initial',
    closingBalance: 'Solde final',
  },
  it: {
    title: 'Estratto conto',
    document: 'Documento',
    debit: 'Dare',
    credit: 'Avere',
    balance: 'Saldo',
    payment: 'Pagamento',
    openingBalance: 'Saldo iniziale',
    closingBalance: 'Saldo finale',
  },
  pl: {
    title: 'Wyciąg z konta',
    document: 'Dokument',
    debit: 'Winien',
    credit: 'Ma',
    balance: 'Saldo',
    payment: 'Płatność',
    openingBalance: 'Saldo początkowe',
    closingBalance: 'Saldo końcowe',
  },
  ru: {
    title: 'Выписка по счёту',
    document: 'Документ',
    debit: 'Дебет',
    credit: 'Кредит',
    balance: 'Остаток',
    payment: 'Оплата',
    openingBalance: 'Начальный остаток',
    closingBalance: 'Конечный остаток',
  },
  sr: {
    title: 'Izvod',
    document: 'Dokument',
    debit: 'Duguje',
    credit: 'Potražuje',
    balance: 'Saldo',
    payment: 'Uplata',
    openingBalance: 'Početno stanje',
    closingBalance: 'Krajnje stanje',
  },
};

/** The words of a statement in a language; English for an unknown one. */
export function statementLabels(locale: string): StatementLabels {
  return labels[locale] ?? english;
}
