/** Name and description, in HTML, of each agreement by language; Swiss German (dg) is served the German text. */
export const agreementTexts: readonly Readonly<
  Record<string, readonly [name: string, description: string]>
>[] = [
  {
    en: [
      'Offers by e-mail',
      '<p>We may send you <strong>offers and news</strong> on parts you buy, at most twice a month.</p><p>Each mail has a link to unsubscribe.</p>',
    ],
    de: [
      'Angebote per E-Mail',
      '<p>Wir dürfen Ihnen <strong>Angebote und Neuigkeiten</strong> zu Teilen senden, die Sie kaufen, höchstens zweimal im Monat.</p><p>Jede E-Mail enthält einen Link zum Abmelden.</p>',
    ],
    fr: [
      'Offres par e-mail',
      '<p>Nous pouvons vous envoyer des <strong>offres et des nouveautés</strong> sur les pièces que vous achetez, au plus deux fois par mois.</p><p>Chaque message contient un lien de désinscription.</p>',
    ],
    it: [
      'Offerte via e-mail',
      '<p>Possiamo inviarLe <strong>offerte e novità</strong> sui ricambi che acquista, al massimo due volte al mese.</p><p>Ogni messaggio contiene un link per annullare l’iscrizione.</p>',
    ],
    pl: [
      'Oferty e-mailem',
      '<p>Możemy wysyłać Ci <strong>oferty i nowości</strong> dotyczące kupowanych części, najwyżej dwa razy w miesiącu.</p><p>W każdej wiadomości jest link do rezygnacji.</p>',
    ],
    ru: [
      'Предложения по эл. почте',
      '<p>Мы можем присылать вам <strong>предложения и новости</strong> о покупаемых вами деталях, не чаще двух раз в месяц.</p><p>В каждом письме есть ссылка для отказа от рассылки.</p>',
    ],
    sr: [
      'Ponude e-poštom',
      '<p>Možemo da vam šaljemo <strong>ponude i novosti</strong> o delovima koje kupujete, najviše dva puta mesečno.</p><p>Svaka poruka sadrži vezu za odjavu.</p>',
    ],
  },
  {
    en: [
      'Annual bonus programme',
      '<p>You take part in the annual bonus on brake, filter and suspension parts.</p><ul><li>from 25,000 EUR a year: 1%</li><li>from 50,000 EUR a year: 2%</li></ul><p>The bonus is credited in January. We analyse your purchases by product group for it.</p>',
    ],
    de: [
      'Jahresbonusprogramm',
      '<p>Sie nehmen am Jahresbonus für Brems-, Filter- und Fahrwerksteile teil.</p><ul><li>ab 25.000 EUR im Jahr: 1 %</li><li>ab 50.000 EUR im Jahr: 2 %</li></ul><p>Der Bonus wird im Januar gutgeschrieben. Dafür werten wir Ihre Einkäufe nach Warengruppen aus.</p>',
    ],
    fr: [
      'Programme de bonus annuel',
      '<p>Vous participez au bonus annuel sur les pièces de freinage, de filtration et de suspension.</p><ul><li>à partir de 25 000 EUR par an : 1 %</li><li>à partir de 50 000 EUR par an : 2 %</li></ul><p>Le bonus est crédité en janvier. Nous analysons pour cela vos achats par groupe de produits.</p>',
    ],
    it: [
      'Programma bonus annuale',
      '<p>Lei partecipa al bonus annuale sui ricambi per freni, filtri e sospensioni.</p><ul><li>da 25.000 EUR all’anno: 1%</li><li>da 50.000 EUR all’anno: 2%</li></ul><p>Il bonus è accreditato a gennaio. A tale scopo analizziamo i Suoi acquisti per gruppo di prodotti.</p>',
    ],
    pl: [
      'Roczny program bonusowy',
      '<p>Bierzesz udział w rocznym bonusie na części hamulcowe, filtry i zawieszenie.</p><ul><li>od 25 000 EUR rocznie: 1%</li><li>od 50 000 EUR rocznie: 2%</li></ul><p>Bonus jest naliczany w styczniu. W tym celu analizujemy Twoje zakupy według grup produktów.</p>',
    ],
    ru: [
      'Годовая бонусная программа',
      '<p>Вы участвуете в годовом бонусе на детали тормозов, фильтры и детали подвески.</p><ul><li>от 25 000 EUR в год: 1 %</li><li>от 50 000 EUR в год: 2 %</li></ul><p>Бонус начисляется в январе. Для этого мы анализируем ваши покупки по группам товаров.</p>',
    ],
    sr: [
      'Godišnji bonus program',
      '<p>Učestvujete u godišnjem bonusu za delove kočnica, filtere i delove vešanja.</p><ul><li>od 25.000 EUR godišnje: 1%</li><li>od 50.000 EUR godišnje: 2%</li></ul><p>Bonus se odobrava u januaru. Za to analiziramo vaše kupovine po grupama proizvoda.</p>',
    ],
  },
  {
    en: [
      'Reference customer',
      '<p>We may name your company and show its logo as a reference on our website and at trade fairs.</p>',
    ],
    de: [
      'Referenzkunde',
      '<p>Wir dürfen Ihr Unternehmen auf unserer Website und auf Messen als Referenz nennen und sein Logo zeigen.</p>',
    ],
    fr: [
      'Client de référence',
      '<p>Nous pouvons citer votre entreprise et montrer son logo comme référence sur notre site et sur les salons.</p>',
    ],
    it: [
      'Cliente di riferimento',
      '<p>Possiamo citare la Sua azienda e mostrarne il logo come referenza sul nostro sito e alle fiere.</p>',
    ],
    pl: [
      'Klient referencyjny',
      '<p>Możemy wymieniać Twoją firmę i pokazywać jej logo jako referencję na naszej stronie i na targach.</p>',
    ],
    ru: [
      'Референсный клиент',
      '<p>Мы можем указывать вашу компанию и её логотип в числе клиентов на нашем сайте и на выставках.</p>',
    ],
    sr: [
      'Referentni kupac',
      '<p>Možemo da navedemo vašu firmu i prikažemo njen logo kao referencu na našem sajtu i na sajmovima.</p>',
    ],
  },
];
