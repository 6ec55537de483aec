import type { DocumentKind } from '../../db/tables.ts';

/** The words printed on a document. */
export interface DocumentLabels {
  titles: Record<DocumentKind, string>;
  date: string;
  orders: string;
  /** Before the invoices that a credit corrects. */
  corrects: string;
  seller: string;
  payer: string;
  receiver: string;
  vatNumber: string;
  phone: string;
  article: string;
  description: string;
  quantity: string;
  price: string;
  total: string;
  delivery: string;
  subtotal: string;
  vat: string;
  grandTotal: string;
  weight: string;
  paid: string;
  reverseCharge: string;
  export: string;
  page: string;
  /** The sum of the rows so far, at the end and start of a page. */
  carriedForward: string;
}

const english: DocumentLabels = {
  titles: {
    proforma: 'Proforma invoice',
    invoice: 'Invoice',
    packing_list: 'Packing list',
    merged_invoice: 'Final invoice',
    credit_invoice: 'Credit invoice',
  },
  date: 'Date',
  orders: 'Orders',
  corrects: 'Corrects invoice',
  seller: 'Seller',
  payer: 'Payer',
  receiver: 'Receiver',
  vatNumber: 'VAT number',
  phone: 'Phone',
  article: 'Article',
  description: 'Description',
  quantity: 'Qty',
  price: 'Price',
  total: 'Total',
  delivery: 'Delivery',
  subtotal: 'Subtotal',
  vat: 'VAT',
  grandTotal: 'Grand total',
  weight: 'Weight net / gross',
  paid: 'Paid',
  reverseCharge: 'Reverse charge: VAT is due by the recipient.',
  export: 'Export outside the EU, exempt from VAT.',
  page: 'Page',
  carriedForward: 'Carried forward',
};

const german: DocumentLabels = {
  titles: {
    proforma: 'Proformarechnung',
    invoice: 'Rechnung',
    packing_list: 'Packliste',
    merged_invoice: 'Sammelrechnung',
    credit_invoice: 'Gutschrift',
  },
  date: 'Datum',
  orders: 'Bestellungen',
  corrects: 'Berichtigt Rechnung',
  seller: 'Verkäufer',
  payer: 'Rechnungsempfänger',
  receiver: 'Warenempfänger',
  vatNumber: 'USt-IdNr.',
  phone: 'Telefon',
  article: 'Artikel',
  description: 'Bezeichnung',
  quantity: 'Menge',
  price: 'Preis',
  total: 'Summe',
  delivery: 'Lieferung',
  subtotal: 'Zwischensumme',
  vat: 'MwSt.',
  grandTotal: 'Gesamtbetrag',
  weight: 'Gewicht netto / brutto',
  paid: 'Bezahlt',
  reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
  export: 'Steuerfreie Ausfuhrlieferung.',
  page: 'Seite',
  carriedForward: 'Übertrag',
};

const labels: Record<string, DocumentLabels> = {
  en: english,
  de: german,
  dg: german,
  fr: {
    titles: {
      proforma: 'Facture proforma',
      invoice: 'Facture',
      packing_list: 'Liste de colisage',
      merged_invoice: 'Facture finale',
      credit_invoice: 'Avoir',
    },
    date: 'Date',
    orders: 'Commandes',
    corrects: 'Facture rectifiée',
    seller: 'Vendeur',
    payer: 'Payeur',
    receiver: 'Destinataire',
    vatNumber: 'N° TVA',
    phone: 'Téléphone',
    article: 'Article',
    description: 'Désignation',
    quantity: 'Qté',
    price: 'Prix',
    total: 'Total',
    delivery: 'Livraison',
    subtotal: 'Sous-total',
    vat: 'TVA',
    grandTotal: 'Total général',
    weight: 'Poids net / brut',
    paid: 'Payé',
    reverseCharge: 'Autoliquidation : TVA due par le preneur.',
    export: 'Exportation hors UE, exonérée de TVA.',
    page: 'Page',
    carriedForward: 'Report',
  },
  it: {
    titles: {
      proforma: 'Fattura proforma',
      invoice: 'Fattura',
      packing_list: 'Distinta di imballaggio',
      merged_invoice: 'Fattura finale',
      credit_invoice: 'Nota di credito',
    },
    date: 'Data',
    orders: 'Ordini',
    corrects: 'Rettifica la fattura',
    seller: 'Venditore',
    payer: 'Pagatore',
    receiver: 'Destinatario',
    vatNumber: 'Partita IVA',
    phone: 'Telefono',
    article: 'Articolo',
    description: 'Descrizione',
    quantity: 'Q.tà',
    price: 'Prezzo',
    total: 'Totale',
    delivery: 'Consegna',
    subtotal: 'Subtotale',
    vat: 'IVA',
    grandTotal: 'Totale complessivo',
    weight: 'Peso netto / lordo',
    paid: 'Pagato',
    reverseCharge: 'Inversione contabile: IVA a carico del destinatario.',
    export: 'Esportazione fuori dall’UE, esente da IVA.',
    page: 'Pagina',
    carriedForward: 'Riporto',
  },
  pl: {
    titles: {
      proforma: 'Faktura pro forma',
      invoice: 'Faktura',
      packing_list: 'Lista pakunkowa',
      merged_invoice: 'Faktura końcowa',
      credit_invoice: 'Faktura korygująca',
    },
    date: 'Data',
    orders: 'Zamówienia',
    corrects: 'Dotyczy faktury',
    seller: 'Sprzedawca',
    payer: 'Płatnik',
    receiver: 'Odbiorca',
    vatNumber: 'NIP UE',
    phone: 'Telefon',
    article: 'Artykuł',
    description: 'Opis',
    quantity: 'Ilość',
    price: 'Cena',
    total: 'Wartość',
    delivery: 'Dostawa',
    subtotal: 'Wartość netto',
    vat: 'VAT',
    grandTotal: 'Razem',
    weight: 'Waga netto / brutto',
    paid: 'Zapłacono',
    reverseCharge: 'Odwrotne obciążenie: VAT rozlicza nabywca.',
    export: 'Eksport poza UE, zwolniony z VAT.',
    page: 'Strona',
    carriedForward: 'Z przeniesienia',
  },
  ru: {
    titles: {
      proforma: 'Счёт-проформа',
      invoice: 'Счёт',
      packing_list: 'Упаковочный лист',
      merged_invoice: 'Итоговый счёт',
      credit_invoice: 'Кредитовый счёт',
    },
    date: 'Дата',
    orders: 'Заказы',
    corrects: 'К счёту',
    seller: 'Продавец',
    payer: 'Плательщик',
    receiver: 'Получатель',
    vatNumber: 'Номер НДС',
    phone: 'Телефон',
    article: 'Артикул',
    description: 'Описание',
    quantity: 'Кол-во',
    price: 'Цена',
    total: 'Сумма',
    delivery: 'Доставка',
    subtotal: 'Итого без НДС',
    vat: 'НДС',
    grandTotal: 'Всего',
    weight: 'Вес нетто / брутто',
    paid: 'Оплачено',
    reverseCharge: 'Обратное начисление: НДС уплачивает получатель.',
    export: 'Экспорт за пределы ЕС, без НДС.',
    page: 'Страница',
    carriedForward: 'Промежуточный итог',
  },
  sr: {
    titles: {
      proforma: 'Predračun',
      invoice: 'Račun',
      packing_list: 'Lista pakovanja',
      merged_invoice: 'Konačni račun',
      credit_invoice: 'Knjižno odobrenje',
    },
    date: 'Datum',
    orders: 'Porudžbine',
    corrects: 'Uz račun',
    seller: 'Prodavac',
    payer: 'Platilac',
    receiver: 'Primalac',
    vatNumber: 'PDV broj',
    phone: 'Telefon',
    article: 'Artikal',
    description: 'Opis',
    quantity: 'Kol.',
    price: 'Cena',
    total: 'Ukupno',
    delivery: 'Dostava',
    subtotal: 'Međuzbir',
    vat: 'PDV',
    grandTotal: 'Ukupan iznos',
    weight: 'Težina neto / bruto',
    paid: 'Plaćeno',
    reverseCharge: 'Obrnuto oporezivanje: PDV plaća primalac.',
    export: 'Izvoz van EU, oslobođen PDV-a.',
    page: 'Strana',
    carriedForward: 'Preneto',
  },
};

/** The words of a document in a language; English for an unknown one. */
export function documentLabels(locale: string): DocumentLabels {
  return labels[locale] ?? english;
}
