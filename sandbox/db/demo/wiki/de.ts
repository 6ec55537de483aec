import type { WikiText } from '../../columnTypes.ts';

/** The pages of the demo's knowledge base in German. */
export const de: Readonly<Record<string, WikiText>> = {
  ordering: {
    title: 'Bestellen',
    description: 'Von der Suche zur Bestellung: Annahmeschluss, Listen und Reservierungen.',
    content: '',
  },
  deadlines: {
    title: 'Annahmeschluss und Versand',
    description: 'Bis wann eine Bestellung noch am selben Tag das Lager verlässt.',
    content: `<p>Jedes Lager packt noch am selben Werktag, was vor seinem Annahmeschluss bestellt wurde. Alle Zeiten sind Ortszeiten.</p>
<table><caption>Annahmeschluss</caption><thead><tr><th>Lager</th><th>Pakete</th><th>Paletten</th></tr></thead><tbody>
<tr><td>Tallinn</td><td>15:00</td><td>12:00</td></tr><tr><td>Riga</td><td>15:00</td><td>12:00</td></tr>
<tr><td>Hamburg</td><td>14:00</td><td>11:00</td></tr><tr><td>Birmingham</td><td>14:00</td><td>11:00</td></tr></tbody></table>
<h2>Bestellungen aus mehreren Lagern</h2>
<p>Für jedes Lager entsteht eine eigene Bestellung mit eigener Sendung. Was noch bestätigt werden muss, wird nicht gepackt; in der Liste der Bestellungen ist es markiert.</p>
<p>Die Ware ist da? Weiter mit <a href="wiki:arrival">Wenn das Paket ankommt</a>.</p>`,
  },
  lists: {
    title: 'Mit einer Nummernliste bestellen',
    description: 'Liste aus einer Tabelle oder E-Mail einfügen und in einem Schritt bestellen.',
    content: `<p>Öffnen Sie den <a href="/cart">Warenkorb</a> und fügen Sie Ihre Liste ein: eine Zeile je Teil, Nummer und Menge in beliebiger Reihenfolge.</p>
<ol><li>Zeilen aus einer Tabelle, einer E-Mail oder Ihrem Werkstattsystem kopieren.</li>
<li>Vorschau prüfen: ersetzte und unbekannte Nummern sind markiert.</li><li>Zeilen in den Warenkorb legen.</li></ol>
<h2>Beispiel</h2><pre>{part1}	4
{part2}	1</pre>
<p>Leerzeichen, Punkte und Bindestriche spielen keine Rolle: Auch ohne sie findet die Suche Teil Nr. {part1}.</p>`,
  },
  reserve: {
    title: 'Ware auf dem Weg reservieren',
    description: 'Heute bestellen, was noch zu uns unterwegs ist.',
    content: `<p>Unter „Unterwegs“ steht, was mit den nächsten Containern eintrifft. Reservierte Stücke gehören Ihnen, sobald sie da sind.</p>
<ul><li>Bei Seefracht können sich Termine um 10 bis 20 Tage verschieben.</li><li>Eine Reservierung mit mehreren Ankunftsterminen wird zu mehreren Bestellungen.</li>
<li>Es gilt der Preis vom Tag der Reservierung.</li></ul>`,
  },
  delivery: {
    title: 'Lieferung und Rückgabe',
    description: 'Wareneingang, Reklamation und Rückgabe.',
    content: '',
  },
  arrival: {
    title: 'Wenn das Paket ankommt',
    description: 'Drei Prüfungen, die eine Reklamation einfach machen.',
    content: `<figure><img src="/api/v3/wiki/files/parcel-label.png" alt="Etikett auf einem Paket: 1 Sendungsnummer, 2 Bestellnummer" width="720" height="300">
<figcaption>1 Sendungsnummer, 2 Bestellnummer</figcaption></figure>
<ol><li>Anzahl der Pakete mit dem Lieferschein vergleichen.</li><li>Schäden auf der Quittung des Spediteurs vermerken und fotografieren.</li>
<li>Inhalt innerhalb von drei Werktagen prüfen.</li></ol>
<p>Etwas fehlt oder ist beschädigt? Weiter mit <a href="wiki:returns">Ware zurückgeben</a>.</p>`,
  },
  returns: {
    title: 'Ware zurückgeben',
    description: 'Fristen, Verpackung und Gutschriften.',
    content: `<p>Unbenutzte Teile in Originalverpackung nehmen wir innerhalb von 30 Tagen ab Rechnungsdatum zurück.</p>
<table><thead><tr><th>Grund</th><th>Frist</th><th>Fracht</th></tr></thead><tbody>
<tr><td>Falsch bestellt</td><td>30 Tage</td><td>Kunde</td></tr><tr><td>Falsch geliefert</td><td>30 Tage</td><td>wir</td></tr>
<tr><td>Gewährleistung</td><td>24 Monate</td><td>wir</td></tr></tbody></table>
<h2>Von der Rückgabe ausgeschlossen</h2><ul><li>Elektronik mit geöffnetem Siegel</li><li>Flüssigkeiten</li><li>Eigens für Sie bestellte Teile</li></ul>`,
  },
  technical: { title: 'Technik', description: 'Hinweise für die Werkstatt.', content: '' },
  brakes: {
    title: 'Bremsbeläge und -scheiben einfahren',
    description: 'Die ersten 300 km entscheiden über Geräusche und Bremsweg.',
    content: `<p>Beläge und Scheiben immer auf beiden Seiten einer Achse ersetzen. Nabe reinigen: 0,03 mm Rost sind im Pedal zu spüren.</p>
<h2>Anzugsmomente der Radschrauben</h2>
<table><thead><tr><th>Gewinde</th><th>Stahlfelge</th><th>Alufelge</th></tr></thead><tbody><tr><td>M12 x 1,5</td><td>110 Nm</td><td>120 Nm</td></tr>
<tr><td>M14 x 1,5</td><td>120 Nm</td><td>140 Nm</td></tr></tbody></table>
<h2>Einfahren</h2><ol><li>30 sanfte Bremsungen von 60 auf 20 km/h mit je 30 Sekunden Pause.</li><li>Auf den ersten 300 km keine Vollbremsung, außer im Notfall.</li></ol>
<p>Passende Beläge: {part1}. Maßgeblich sind die Angaben des Herstellers; die Werte hier sind Richtwerte.</p>`,
  },
  numbers: {
    title: 'Teilenummern und Ersatz',
    description: 'Nach welcher Nummer man sucht und was ein Ersatz ist.',
    content: `<p>Suchen Sie nach der Nummer des Herstellers, der Nummer des Fahrzeugherstellers (OEM) oder einer beliebigen Nummer auf dem alten Teil.</p>
<dl><dt>Ersatz</dt><dd>Der Hersteller hat einen Nachfolger; die alte Nummer führt zu ihm.</dd><dt>Vergleichsteil</dt><dd>Ein Teil einer anderen Marke für dieselbe Stelle.</dd></dl>
<p>Beispiele: {part1}, {part2}. Nummern in Texten wie diesem führen zur Suche.</p>`,
  },
  payment: {
    title: 'Rechnung und Zahlung',
    description: 'Zahlungsziele, Kontoauszüge und Mahnungen.',
    content: '',
  },
  terms: {
    title: 'Zahlungsziel und Kreditlimit',
    description: 'Wann eine Rechnung fällig ist und was am Kreditlimit geschieht.',
    content: `<p>Das Fälligkeitsdatum steht auf jeder Rechnung. Offene Bestellungen zählen zum Kreditlimit; überschreitet eine Bestellung es, fragt das Portal zuerst nach.</p>
<h2>Kontoauszüge</h2><p>Der Auszug eines Monats liegt am ersten Tag des Folgemonats bereit, siehe <a href="/orders/statements">Kontoauszüge</a>.</p>
<blockquote>Bitte geben Sie bei jeder Zahlung die Rechnungsnummer an.</blockquote>`,
  },
};
