import type { WikiText } from '../../columnTypes.ts';

/** The pages of the demo's knowledge base in Polish. */
export const pl: Readonly<Record<string, WikiText>> = {
  ordering: {
    title: 'Zamawianie',
    description: 'Od wyszukiwania do zamówienia: godziny graniczne, listy i rezerwacje.',
    content: '',
  },
  deadlines: {
    title: 'Godziny graniczne i wysyłka',
    description: 'Do której godziny zamówienie wychodzi tego samego dnia.',
    content: `<p>Każdy magazyn pakuje w tym samym dniu roboczym to, co zamówiono przed jego godziną graniczną. Podano czas lokalny.</p>
<table><caption>Godziny graniczne</caption><thead><tr><th>Magazyn</th><th>Paczki</th><th>Palety</th></tr></thead><tbody>
<tr><td>Tallinn</td><td>15:00</td><td>12:00</td></tr><tr><td>Ryga</td><td>15:00</td><td>12:00</td></tr>
<tr><td>Hamburg</td><td>14:00</td><td>11:00</td></tr><tr><td>Birmingham</td><td>14:00</td><td>11:00</td></tr></tbody></table>
<h2>Zamówienia z kilku magazynów</h2>
<p>Dla każdego magazynu powstaje osobne zamówienie z osobną przesyłką. To, co czeka na potwierdzenie, nie jest pakowane; lista zamówień to zaznacza.</p>
<p>Towar dotarł? Zobacz <a href="wiki:arrival">Gdy paczka dotrze</a>.</p>`,
  },
  lists: {
    title: 'Zamawianie z listy numerów',
    description: 'Wklej listę z arkusza lub e-maila i zamów ją w jednym kroku.',
    content: `<p>Otwórz <a href="/cart">koszyk</a> i wklej listę: jeden wiersz na część, numer i ilość w dowolnej kolejności.</p>
<ol><li>Skopiuj wiersze z arkusza, e-maila lub programu warsztatowego.</li>
<li>Sprawdź podgląd: numery zastąpione i nieznane są zaznaczone.</li><li>Dodaj wiersze do koszyka.</li></ol>
<h2>Przykład</h2><pre>{part1}	4
{part2}	1</pre>
<p>Spacje, kropki i łączniki nie mają znaczenia: wyszukiwarka znajdzie numer {part1} także bez nich.</p>`,
  },
  reserve: {
    title: 'Rezerwacja towaru w drodze',
    description: 'Zamów dziś to, co jest jeszcze w drodze do nas.',
    content: `<p>„W drodze” pokazuje, co przybędzie z następnymi kontenerami. Zarezerwowane sztuki są Twoje, gdy tylko dotrą.</p>
<ul><li>Terminy frachtu morskiego mogą się przesunąć o 10–20 dni.</li><li>Rezerwacja z kilkoma terminami przybycia staje się kilkoma zamówieniami.</li>
<li>Obowiązuje cena z dnia rezerwacji.</li></ul>`,
  },
  delivery: {
    title: 'Dostawa i zwroty',
    description: 'Przyjęcie towaru, reklamacje i zwroty.',
    content: '',
  },
  arrival: {
    title: 'Gdy paczka dotrze',
    description: 'Trzy kontrole, które ułatwiają reklamację.',
    content: `<figure><img src="/api/v3/wiki/files/parcel-label.png" alt="Etykieta na paczce: 1 numer przesyłki, 2 numer zamówienia" width="720" height="300">
<figcaption>1 Numer przesyłki, 2 numer zamówienia</figcaption></figure>
<ol><li>Porównaj liczbę paczek z listem przewozowym.</li><li>Zapisz uszkodzenia na pokwitowaniu przewoźnika i zrób zdjęcie.</li>
<li>Sprawdź zawartość w ciągu trzech dni roboczych.</li></ol>
<p>Czegoś brakuje albo jest uszkodzone? Przeczytaj <a href="wiki:returns">Zwrot towaru</a>.</p>`,
  },
  returns: {
    title: 'Zwrot towaru',
    description: 'Terminy, opakowanie i faktury korygujące.',
    content: `<p>Nieużywane części w oryginalnym opakowaniu można zwrócić w ciągu 30 dni od daty faktury.</p>
<table><thead><tr><th>Powód</th><th>Termin</th><th>Transport</th></tr></thead><tbody>
<tr><td>Pomyłka w zamówieniu</td><td>30 dni</td><td>klient</td></tr><tr><td>Błędna dostawa</td><td>30 dni</td><td>my</td></tr>
<tr><td>Gwarancja</td><td>24 miesiące</td><td>my</td></tr></tbody></table>
<h2>Nie podlegają zwrotowi</h2><ul><li>Elektronika z otwartą plombą</li><li>Płyny</li><li>Części zamówione specjalnie dla Ciebie</li></ul>`,
  },
  technical: { title: 'Technika', description: 'Wskazówki dla warsztatu.', content: '' },
  brakes: {
    title: 'Docieranie klocków i tarcz hamulcowych',
    description: 'Pierwsze 300 km decyduje o hałasie i drodze hamowania.',
    content: `<p>Klocki i tarcze zawsze wymieniaj po obu stronach osi. Oczyść piastę: 0,03 mm rdzy czuć w pedale.</p>
<h2>Momenty dokręcania śrub kół</h2>
<table><thead><tr><th>Gwint</th><th>Felga stalowa</th><th>Felga aluminiowa</th></tr></thead><tbody><tr><td>M12 x 1,5</td><td>110 Nm</td><td>120 Nm</td></tr>
<tr><td>M14 x 1,5</td><td>120 Nm</td><td>140 Nm</td></tr></tbody></table>
<h2>Docieranie</h2><ol><li>30 łagodnych hamowań z 60 do 20 km/h z przerwami po 30 sekund.</li><li>Przez pierwsze 300 km bez gwałtownego hamowania, chyba że w nagłej potrzebie.</li></ol>
<p>Odpowiednie klocki: {part1}. Wiążące są dane producenta; podane wartości są orientacyjne.</p>`,
  },
  numbers: {
    title: 'Numery części i zamienniki',
    description: 'Jakiego numeru szukać i czym jest następca.',
    content: `<p>Szukaj numeru producenta części, numeru producenta pojazdu (OEM) albo dowolnego numeru ze starej części.</p>
<dl><dt>Następca</dt><dd>Producent ma nową część; stary numer prowadzi do niej.</dd><dt>Zamiennik</dt><dd>Część innej marki, która pasuje w to samo miejsce.</dd></dl>
<p>Przykłady: {part1}, {part2}. Numery w tekstach takich jak ten prowadzą do wyszukiwania.</p>`,
  },
  payment: {
    title: 'Faktury i płatności',
    description: 'Terminy, wyciągi i przypomnienia.',
    content: '',
  },
  terms: {
    title: 'Termin płatności i limit kredytowy',
    description: 'Kiedy faktura jest wymagalna i co dzieje się przy limicie kredytowym.',
    content: `<p>Termin płatności jest na każdej fakturze. Otwarte zamówienia wliczają się do limitu kredytowego; gdy zamówienie go przekracza, portal najpierw pyta.</p>
<h2>Wyciągi</h2><p>Wyciąg za miesiąc jest gotowy pierwszego dnia następnego miesiąca, zobacz <a href="/orders/statements">Wyciągi</a>.</p>
<blockquote>Prosimy podawać numer faktury przy każdej płatności.</blockquote>`,
  },
};
