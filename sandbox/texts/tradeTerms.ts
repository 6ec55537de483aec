/*
 * The words of vehicles, shipping and warehouses in German, French, Italian, Polish, Russian and Serbian, in this order.
 */

/** Labels of a vehicle's details. */
export const vehicleLabels: Readonly<Record<string, string>> = {
  Body: 'Karosserie|Carrosserie|Carrozzeria|Nadwozie|Кузов|Karoserija',
  Engine: 'Motor|Moteur|Motore|Silnik|Двигатель|Motor',
  Fuel: 'Kraftstoff|Carburant|Carburante|Paliwo|Топливо|Gorivo',
  Power: 'Leistung|Puissance|Potenza|Moc|Мощность|Snaga',
  'Engine volume': 'Hubraum|Cylindrée|Cilindrata|Pojemność|Объём двигателя|Zapremina',
  Years: 'Baujahre|Années|Anni|Lata produkcji|Годы выпуска|Godine proizvodnje',
};

/** Bodies of vehicles. */
export const bodyTerms: Readonly<Record<string, string>> = {
  Hatchback: 'Schrägheck|Hayon|Due volumi|Hatchback|Хэтчбек|Hečbek',
  Saloon: 'Limousine|Berline|Berlina|Sedan|Седан|Limuzina',
  Estate: 'Kombi|Break|Station wagon|Kombi|Универсал|Karavan',
  SUV: 'SUV|SUV|SUV|SUV|Внедорожник|SUV',
  Van: 'Transporter|Fourgon|Furgone|Van|Фургон|Kombi vozilo',
};

/** Fuels. */
export const fuelTerms: Readonly<Record<string, string>> = {
  Petrol: 'Benzin|Essence|Benzina|Benzyna|Бензин|Benzin',
  Diesel: 'Diesel|Diesel|Diesel|Diesel|Дизель|Dizel',
  Hybrid: 'Hybrid|Hybride|Ibrido|Hybryda|Гибрид|Hibrid',
  Electric: 'Elektro|Électrique|Elettrico|Elektryczny|Электро|Električni',
};

/** The unit of power next to `kW`, after a number. */
export const horsepower = 'PS|ch|CV|KM|л. с.|KS';

/** Ways to send an order; `{}` stands for a town. */
export const shippingTerms: Readonly<Record<string, string>> = {
  Parcel: 'Paket|Colis|Pacco|Paczka|Посылка|Paket',
  'Express parcel':
    'Expresspaket|Colis express|Pacco espresso|Paczka ekspresowa|Экспресс-посылка|Ekspresni paket',
  Pallet: 'Palette|Palette|Pallet|Paleta|Паллета|Paleta',
  'Pick-up in {}':
    'Abholung in {}|Retrait à {}|Ritiro a {}|Odbiór osobisty: {}|Самовывоз: {}|Lično preuzimanje: {}',
  'Rider, same day':
    'Kurier, am selben Tag|Coursier, le jour même|Corriere, in giornata|Kurier, tego samego dnia|Курьер, в тот же день|Kurir, istog dana',
  'Decide later':
    'Später entscheiden|Décider plus tard|Decidere più tardi|Zdecyduj później|Решить позже|Odluči kasnije',
  'Own carrier':
    'Eigener Versanddienst|Transporteur du client|Corriere proprio|Własny przewoźnik|Свой перевозчик|Sopstveni prevoznik',
  'The delivery is agreed on later.':
    'Die Lieferung wird später vereinbart.|La livraison est convenue plus tard.|La consegna viene concordata più tardi.|Dostawa zostanie uzgodniona później.|Доставка согласуется позже.|Isporuka se dogovara kasnije.',
  'The goods wait in our warehouse until you tell us how to deliver them.':
    'Die Ware wartet in unserem Lager, bis Sie uns sagen, wie wir liefern sollen.|La marchandise attend dans notre entrepôt jusqu’à ce que vous nous indiquiez comment la livrer.|La merce resta nel nostro magazzino finché non ci dice come consegnarla.|Towar czeka w naszym magazynie, dopóki nie wskażesz sposobu dostawy.|Товар ждёт на нашем складе, пока вы не сообщите, как его доставить.|Roba čeka u našem skladištu dok nam ne kažete kako da je isporučimo.',
  'Your carrier collects the goods.':
    'Ihr Versanddienst holt die Ware ab.|Votre transporteur enlève la marchandise.|Il Suo corriere ritira la merce.|Twój przewoźnik odbierze towar.|Ваш перевозчик забирает товар.|Vaš prevoznik preuzima robu.',
  'By weight, invoiced after packing':
    'Nach Gewicht, wird nach dem Packen berechnet|Au poids, facturé après l’emballage|In base al peso, fatturato dopo l’imballaggio|Według wagi, rozliczane po zapakowaniu|По весу, счёт после упаковки|Po težini, fakturiše se nakon pakovanja',
  'A pallet needs a forklift or a ramp at the delivery address.':
    'Für eine Palette braucht es an der Lieferadresse einen Stapler oder eine Rampe.|Une palette nécessite un chariot élévateur ou un quai à l’adresse de livraison.|Per un pallet servono un muletto o una rampa all’indirizzo di consegna.|Paleta wymaga wózka widłowego lub rampy pod adresem dostawy.|Для паллеты по адресу доставки нужен погрузчик или рампа.|Za paletu je na adresi isporuke potreban viljuškar ili rampa.',
  'Import duties are charged by the carrier on delivery.':
    'Einfuhrabgaben berechnet der Versanddienst bei der Zustellung.|Les droits de douane sont facturés par le transporteur à la livraison.|I dazi doganali vengono addebitati dal corriere alla consegna.|Cło pobiera przewoźnik przy dostawie.|Ввозные пошлины взимает перевозчик при доставке.|Uvozne dažbine naplaćuje prevoznik pri isporuci.',
};

/** Kinds of parcels. */
export const parcelTerms: Readonly<Record<string, string>> = {
  Box: 'Karton|Carton|Scatola|Karton|Коробка|Kutija',
  Envelope: 'Umschlag|Enveloppe|Busta|Koperta|Конверт|Koverta',
  Pallet: 'Palette|Palette|Pallet|Paleta|Паллета|Paleta',
};

/** Warehouses that are named after what they are, and not after a town. */
export const warehouseTerms: Readonly<Record<string, string>> = {
  'In transit by sea':
    'Auf See unterwegs|En transit par mer|In transito via mare|W drodze morskiej|В пути морем|U dolasku morem',
};
