/** An announcement's texts: what it is about, and the whole message as HTML or plain text. */
type AnnouncementText = readonly [shortMessage: string, message: string];

/** An announcement in English, and in the portal's other languages. */
export type AnnouncementTexts = Readonly<
  Record<'en' | 'de' | 'fr' | 'it' | 'pl' | 'ru' | 'sr', AnnouncementText>
>;

/** The demo's announcements by name. */
export const announcementTexts = {
  deadline: {
    en: [
      'Orders placed by 15:00 leave the warehouse on the same day.',
      'Orders for Tallinn and Riga placed by 15:00 (EET) are packed and handed over on the same working day. Hamburg and Birmingham close at 14:00.',
    ],
    de: [
      'Bis 15:00 Uhr bestellt, noch am selben Tag verschickt.',
      'Bestellungen für Tallinn und Riga, die bis 15:00 Uhr (OEZ) eingehen, werden noch am selben Werktag gepackt und übergeben. In Hamburg und Birmingham ist um 14:00 Uhr Annahmeschluss.',
    ],
    fr: [
      'Les commandes passées avant 15 h partent le jour même.',
      'Les commandes pour Tallinn et Riga passées avant 15 h (EET) sont préparées et remises le jour ouvré même. Hambourg et Birmingham ferment à 14 h.',
    ],
    it: [
      'Gli ordini effettuati entro le 15:00 partono il giorno stesso.',
      'Gli ordini per Tallinn e Riga effettuati entro le 15:00 (EET) vengono preparati e consegnati nello stesso giorno lavorativo. Amburgo e Birmingham chiudono alle 14:00.',
    ],
    pl: [
      'Zamówienia złożone do 15:00 wychodzą tego samego dnia.',
      'Zamówienia do Tallinna i Rygi złożone do 15:00 (EET) są pakowane i przekazywane w tym samym dniu roboczym. W Hamburgu i Birmingham termin upływa o 14:00.',
    ],
    ru: [
      'Заказы до 15:00 уходят со склада в тот же день.',
      'Заказы в Таллин и Ригу, сделанные до 15:00 (EET), собираются и передаются в тот же рабочий день. В Гамбурге и Бирмингеме приём до 14:00.',
    ],
    sr: [
      'Porudžbine do 15:00 kreću iz skladišta istog dana.',
      'Porudžbine za Talin i Rigu poslate do 15:00 (EET) pakuju se i predaju istog radnog dana. Hamburg i Birmingem zatvaraju u 14:00.',
    ],
  },
  customs: {
    en: [
      'New customs form for deliveries to Great Britain.',
      'Please keep the EORI number of your delivery address up to date; parcels without it wait at the border.',
    ],
    de: [
      'Neues Zollformular für Lieferungen nach Großbritannien.',
      'Bitte halten Sie die EORI-Nummer Ihrer Lieferadresse aktuell; Pakete ohne sie warten an der Grenze.',
    ],
    fr: [
      'Nouveau formulaire douanier pour les livraisons en Grande-Bretagne.',
      'Veuillez tenir à jour le numéro EORI de votre adresse de livraison ; sans lui, les colis attendent à la frontière.',
    ],
    it: [
      'Nuovo modulo doganale per le consegne in Gran Bretagna.',
      'Tenete aggiornato il codice EORI dell’indirizzo di consegna; senza di esso i colli attendono alla frontiera.',
    ],
    pl: [
      'Nowy formularz celny dla dostaw do Wielkiej Brytanii.',
      'Prosimy o aktualny numer EORI przy adresie dostawy; paczki bez niego czekają na granicy.',
    ],
    ru: [
      'Новая таможенная форма для поставок в Великобританию.',
      'Следите, чтобы номер EORI адреса доставки был актуален: посылки без него ждут на границе.',
    ],
    sr: [
      'Novi carinski obrazac za isporuke u Veliku Britaniju.',
      'Vodite računa da EORI broj adrese za isporuku bude ažuran; paketi bez njega čekaju na granici.',
    ],
  },
  inventory: {
    en: ['Warehouse inventory: no deliveries from Riga this Friday.', 'The Riga warehouse counts its stock.'],
    de: ['Inventur: am Freitag keine Lieferungen aus Riga.', 'Das Lager Riga zählt seinen Bestand.'],
    fr: ['Inventaire : pas de livraison depuis Riga ce vendredi.', 'L’entrepôt de Riga compte son stock.'],
    it: ['Inventario: venerdì nessuna consegna da Riga.', 'Il magazzino di Riga conta le scorte.'],
    pl: ['Inwentaryzacja: w piątek brak dostaw z Rygi.', 'Magazyn w Rydze liczy zapasy.'],
    ru: ['Инвентаризация: в пятницу нет поставок из Риги.', 'Рижский склад проводит инвентаризацию.'],
    sr: ['Popis: u petak nema isporuka iz Rige.', 'Skladište u Rigi popisuje zalihe.'],
  },
  prices: {
    en: [
      'Brake parts: new prices next month',
      '<p>Prices of brake pads and discs change on the first of next month. Among others:</p><ul><li>{part1}</li><li>{part2}</li></ul><p>The new price file is on the <a href="/downloads">Downloads</a> page. Orders placed before are delivered at the old price.</p>',
    ],
    de: [
      'Bremsenteile: neue Preise ab nächstem Monat',
      '<p>Die Preise für Bremsbeläge und -scheiben ändern sich am Ersten des nächsten Monats. Unter anderem:</p><ul><li>{part1}</li><li>{part2}</li></ul><p>Die neue Preisdatei steht unter <a href="/downloads">Downloads</a>. Vorher eingegangene Bestellungen liefern wir zum alten Preis.</p>',
    ],
    fr: [
      'Pièces de frein : nouveaux prix le mois prochain',
      '<p>Les prix des plaquettes et disques de frein changent le premier du mois prochain. Entre autres :</p><ul><li>{part1}</li><li>{part2}</li></ul><p>Le nouveau fichier de prix se trouve sur la page <a href="/downloads">Téléchargements</a>. Les commandes passées avant sont livrées à l’ancien prix.</p>',
    ],
    it: [
      'Ricambi freno: nuovi prezzi dal prossimo mese',
      '<p>I prezzi di pastiglie e dischi freno cambiano il primo del prossimo mese. Tra gli altri:</p><ul><li>{part1}</li><li>{part2}</li></ul><p>Il nuovo file dei prezzi è nella pagina <a href="/downloads">Download</a>. Gli ordini precedenti vengono consegnati al vecchio prezzo.</p>',
    ],
    pl: [
      'Części hamulcowe: nowe ceny od przyszłego miesiąca',
      '<p>Ceny klocków i tarcz hamulcowych zmieniają się pierwszego dnia przyszłego miesiąca. Między innymi:</p><ul><li>{part1}</li><li>{part2}</li></ul><p>Nowy plik z cenami jest na stronie <a href="/downloads">Pliki do pobrania</a>. Wcześniejsze zamówienia dostarczamy po starej cenie.</p>',
    ],
    ru: [
      'Тормозные детали: новые цены со следующего месяца',
      '<p>Цены на тормозные колодки и диски меняются с первого числа следующего месяца. Среди прочего:</p><ul><li>{part1}</li><li>{part2}</li></ul><p>Новый файл цен — на странице <a href="/downloads">Файлы</a>. Сделанные раньше заказы поставляются по старой цене.</p>',
    ],
    sr: [
      'Delovi kočnica: nove cene od sledećeg meseca',
      '<p>Cene kočionih pločica i diskova menjaju se prvog u sledećem mesecu. Između ostalog:</p><ul><li>{part1}</li><li>{part2}</li></ul><p>Novi cenovnik je na stranici <a href="/downloads">Preuzimanja</a>. Ranije porudžbine isporučuju se po staroj ceni.</p>',
    ],
  },
  carriers: {
    en: [
      'Five more carriers to choose from',
      'The checkout offers express and pallet services for most European countries.\n\nThe delivery time that you see there is the carrier’s own estimate.',
    ],
    de: [
      'Fünf weitere Spediteure zur Auswahl',
      'Im Checkout gibt es Express- und Palettendienste für die meisten europäischen Länder.\n\nDie dort angezeigte Lieferzeit ist die Schätzung des Spediteurs.',
    ],
    fr: [
      'Cinq transporteurs de plus au choix',
      'Le passage de commande propose des services express et palettes pour la plupart des pays d’Europe.\n\nLe délai affiché est l’estimation du transporteur.',
    ],
    it: [
      'Altri cinque corrieri tra cui scegliere',
      'Alla conferma dell’ordine sono disponibili servizi espresso e pallet per la maggior parte dei Paesi europei.\n\nI tempi indicati sono la stima del corriere.',
    ],
    pl: [
      'Pięciu kolejnych przewoźników do wyboru',
      'Przy składaniu zamówienia dostępne są usługi ekspresowe i paletowe do większości krajów Europy.\n\nPodany czas dostawy to szacunek przewoźnika.',
    ],
    ru: [
      'Ещё пять перевозчиков на выбор',
      'При оформлении доступны экспресс-доставка и доставка паллет в большинство стран Европы.\n\nУказанный срок — оценка самого перевозчика.',
    ],
    sr: [
      'Još pet prevoznika na izbor',
      'Pri završetku porudžbine dostupne su ekspres usluge i usluge za palete za većinu evropskih zemalja.\n\nPrikazano vreme isporuke je procena prevoznika.',
    ],
  },
  saturdays: {
    en: ['Hamburg warehouse open on Saturdays', 'Collections are possible on Saturdays from 8:00 to 12:00.'],
    de: ['Lager Hamburg samstags geöffnet', 'Abholungen sind samstags von 8:00 bis 12:00 Uhr möglich.'],
    fr: ['L’entrepôt de Hambourg ouvert le samedi', 'Les retraits sont possibles le samedi de 8 h à 12 h.'],
    it: [
      'Il magazzino di Amburgo aperto il sabato',
      'I ritiri sono possibili il sabato dalle 8:00 alle 12:00.',
    ],
    pl: ['Magazyn w Hamburgu otwarty w soboty', 'Odbiór jest możliwy w soboty od 8:00 do 12:00.'],
    ru: ['Склад в Гамбурге работает по субботам', 'Самовывоз возможен по субботам с 8:00 до 12:00.'],
    sr: ['Skladište u Hamburgu radi subotom', 'Preuzimanje je moguće subotom od 8:00 do 12:00.'],
  },
  summer: {
    en: ['Summer opening hours', 'The office closed at 16:00 in July.'],
    de: ['Öffnungszeiten im Sommer', 'Das Büro schloss im Juli um 16:00 Uhr.'],
    fr: ['Horaires d’été', 'Le bureau fermait à 16 h en juillet.'],
    it: ['Orario estivo', 'A luglio l’ufficio chiudeva alle 16:00.'],
    pl: ['Letnie godziny otwarcia', 'W lipcu biuro było czynne do 16:00.'],
    ru: ['Летний режим работы', 'В июле офис работал до 16:00.'],
    sr: ['Letnje radno vreme', 'Kancelarija je u julu radila do 16:00.'],
  },
} as const satisfies Record<string, AnnouncementTexts>;
