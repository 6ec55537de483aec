/** Statuses of orders as refusals name them, in the order of `refusalTexts` and in the words of the screens. */
export const statusTexts: Readonly<Record<string, string>> = {
  'not completed': 'Nicht abgeschlossen|Non validée|Non completato|Do finalizacji|Не оформлен|Čeka završetak',
  'not confirmed':
    'Nicht bestätigt|Non confirmée|Non confermato|Niepotwierdzone|Не подтверждён|Nije potvrđena',
  confirmed: 'Bestätigt|Confirmée|Confermato|Potwierdzone|Подтверждён|Potvrđena',
  cancelled: 'Storniert|Annulée|Annullato|Anulowane|Отменён|Otkazana',
  taken:
    'Zurück im Warenkorb|Reprise au panier|Rimesso nel carrello|W koszyku ponownie|Возвращён в корзину|Vraćena u korpu',
  ordered: 'Bestellt|Commandée|Ordinato|Zamówione|Заказан|Poručena',
  merged: 'Zusammengeführt|Fusionnée|Unito|Połączone|Объединён|Spojena',
  'in progress': 'In Bearbeitung|En cours|In lavorazione|W realizacji|В работе|U obradi',
  collected: 'Kommissioniert|Préparée|Prelevato|Skompletowane|Собран|Pripremljena',
  packed: 'Verpackt|Emballée|Imballato|Zapakowane|Упакован|Spakovana',
  shipped: 'Versendet|Expédiée|Spedito|Wysłane|Отправлен|Poslata',
  delivered: 'Zugestellt|Livrée|Consegnato|Dostarczone|Доставлен|Isporučena',
  'pre ordered': 'Vorbestellt|Précommandée|Preordinato|Zarezerwowane|Предзаказан|Prednaručena',
};
