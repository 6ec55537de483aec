/** Headings of exported tables, in the order of `languageIndex` and in the words of the screens. */
export const headingTexts: Readonly<Record<string, string>> = {
  'Applied quantity': 'Nachbestellt|Déjà commandé|Riordinata|Domówiono|Дозаказано|Ponovo poručeno',
  Article: 'Artikel|Article|Articolo|Artykuł|Артикул|Artikal',
  Brand: 'Marke|Marque|Marca|Marka|Бренд|Brend',
  Client: 'Kunde|Client|Cliente|Klient|Клиент|Kupac',
  'Created at': 'Erstellt am|Créé le|Creato il|Utworzono|Создан|Kreirano',
  Currency: 'Währung|Devise|Valuta|Waluta|Валюта|Valuta',
  Date: 'Datum|Date|Data|Data|Дата|Datum',
  Description: 'Bezeichnung|Désignation|Descrizione|Opis|Наименование|Opis',
  'Earliest arrival':
    'Früheste Ankunft|Arrivée au plus tôt|Prima data di arrivo|Najwcześniejsze przybycie|Самое раннее прибытие|Najranije prispeće',
  Found: 'Gefunden|Trouvé|Trovato|Znaleziono|Найдено|Pronađeno',
  'In transit': 'Unterwegs|En transit|In arrivo|W drodze|В пути|Na putu',
  'Linked orders':
    'Zugehörige Bestellungen|Commandes liées|Ordini collegati|Powiązane zamówienia|Связанные заказы|Povezane porudžbine',
  Multiple: 'Vielfaches|Multiple|Multiplo|Wielokrotność|Кратность|Deljivo sa',
  Number: 'Nummer|Numéro|Numero|Numer|Номер|Broj',
  Order: 'Bestellung|Commande|Ordine|Zamówienie|Заказ|Porudžbina',
  Price: 'Preis|Prix|Prezzo|Cena|Цена|Cena',
  Quantity: 'Menge|Quantité|Quantità|Ilość|Количество|Količina',
  References: 'Referenzen|Vos références|Riferimenti|Twoje numery|Ваши номера|Reference',
  Replacement: 'Nachfolger|Remplacement|Sostituto|Następca|Замена|Naslednik',
  'Requested number':
    'Gesuchte Nummer|Numéro recherché|Codice cercato|Żądany numer|Запрошенный номер|Traženi broj',
  'Requested quantity': 'Angefragt|Demandé|Richiesti|Żądano|Запрошено|Traženo',
  'Total amount': 'Gesamtbetrag|Total TTC|Totale|Suma|Итого с НДС|Ukupno',
  'Total price': 'Nettobetrag|Total HT|Imponibile|Wartość netto|Сумма без НДС|Osnovica',
  VAT: 'MwSt.|TVA|IVA|VAT|НДС|PDV',
  no: 'nein|non|no|nie|нет|ne',
  yes: 'ja|oui|sì|tak|да|da',
};
