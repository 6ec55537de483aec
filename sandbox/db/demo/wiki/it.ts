import type { WikiText } from '../../columnTypes.ts';

/** The pages of the demo's knowledge base in Italian. */
export const it: Readonly<Record<string, WikiText>> = {
  ordering: {
    title: 'Ordinare',
    description: 'Dalla ricerca all’ordine: orari limite, elenchi e prenotazioni.',
    content: '',
  },
  deadlines: {
    title: 'Orari limite e spedizione',
    description: 'Fino a che ora un ordine parte il giorno stesso.',
    content: `<p>Ogni magazzino prepara nello stesso giorno lavorativo ciò che viene ordinato prima del suo orario limite. Gli orari sono locali.</p>
<table><caption>Orari limite</caption><thead><tr><th>Magazzino</th><th>Colli</th><th>Pallet</th></tr></thead><tbody>
<tr><td>Tallinn</td><td>15:00</td><td>12:00</td></tr><tr><td>Riga</td><td>15:00</td><td>12:00</td></tr>
<tr><td>Amburgo</td><td>14:00</td><td>11:00</td></tr><tr><td>Birmingham</td><td>14:00</td><td>11:00</td></tr></tbody></table>
<h2>Ordini da più magazzini</h2>
<p>Per ogni magazzino viene creato un ordine con la propria spedizione. Ciò che attende una conferma non viene preparato; l’elenco degli ordini lo segnala.</p>
<p>La merce è arrivata? Vedi <a href="wiki:arrival">Quando arriva il collo</a>.</p>`,
  },
  lists: {
    title: 'Ordinare con un elenco di codici',
    description:
      'Incollate un elenco da un foglio di calcolo o da un’e-mail e ordinatelo in un solo passaggio.',
    content: `<p>Aprite il <a href="/cart">carrello</a> e incollate l’elenco: una riga per ricambio, codice e quantità in qualsiasi ordine.</p>
<ol><li>Copiate le righe da un foglio di calcolo, da un’e-mail o dal gestionale dell’officina.</li>
<li>Controllate l’anteprima: i codici sostituiti e sconosciuti sono segnalati.</li><li>Aggiungete le righe al carrello.</li></ol>
<h2>Esempio</h2><pre>{part1}	4
{part2}	1</pre>
<p>Spazi, punti e trattini non contano: la ricerca trova anche senza di essi il codice {part1}.</p>`,
  },
  reserve: {
    title: 'Prenotare merce in arrivo',
    description: 'Ordinate oggi ciò che è ancora in viaggio.',
    content: `<p>«In arrivo» mostra ciò che giunge con i prossimi container. I pezzi prenotati sono vostri appena arrivano.</p>
<ul><li>Le date del trasporto marittimo possono variare di 10-20 giorni.</li><li>Una prenotazione con più date di arrivo diventa più ordini.</li>
<li>Vale il prezzo del giorno della prenotazione.</li></ul>`,
  },
  delivery: {
    title: 'Consegna e resi',
    description: 'Ricevimento della merce, reclami e resi.',
    content: '',
  },
  arrival: {
    title: 'Quando arriva il collo',
    description: 'Tre controlli che facilitano un reclamo.',
    content: `<figure><img src="/api/v3/wiki/files/parcel-label.png" alt="Etichetta su un collo: 1 numero di spedizione, 2 numero d’ordine" width="720" height="300">
<figcaption>1 Numero di spedizione, 2 numero d’ordine</figcaption></figure>
<ol><li>Confrontate il numero di colli con la bolla di consegna.</li><li>Annotate i danni sulla ricevuta del corriere e scattate una foto.</li>
<li>Controllate il contenuto entro tre giorni lavorativi.</li></ol>
<p>Manca qualcosa o è rotto? Leggete <a href="wiki:returns">Restituire la merce</a>.</p>`,
  },
  returns: {
    title: 'Restituire la merce',
    description: 'Termini, imballo e note di credito.',
    content: `<p>I ricambi non usati nell’imballo originale si possono restituire entro 30 giorni dalla fattura.</p>
<table><thead><tr><th>Motivo</th><th>Termine</th><th>Trasporto</th></tr></thead><tbody>
<tr><td>Ordine errato</td><td>30 giorni</td><td>cliente</td></tr><tr><td>Consegna errata</td><td>30 giorni</td><td>noi</td></tr>
<tr><td>Garanzia</td><td>24 mesi</td><td>noi</td></tr></tbody></table>
<h2>Esclusi dal reso</h2><ul><li>Elettronica con sigillo aperto</li><li>Liquidi</li><li>Ricambi ordinati apposta per voi</li></ul>`,
  },
  technical: { title: 'Tecnica', description: 'Consigli per l’officina.', content: '' },
  brakes: {
    title: 'Rodaggio di pastiglie e dischi freno',
    description: 'I primi 300 km decidono rumore e spazio di frenata.',
    content: `<p>Sostituite sempre pastiglie e dischi su entrambi i lati di un asse. Pulite il mozzo: 0,03 mm di ruggine si sentono nel pedale.</p>
<h2>Coppie di serraggio dei bulloni ruota</h2>
<table><thead><tr><th>Filettatura</th><th>Cerchio in acciaio</th><th>Cerchio in lega</th></tr></thead><tbody><tr><td>M12 x 1,5</td><td>110 Nm</td><td>120 Nm</td></tr>
<tr><td>M14 x 1,5</td><td>120 Nm</td><td>140 Nm</td></tr></tbody></table>
<h2>Rodaggio</h2><ol><li>30 frenate dolci da 60 a 20 km/h con pause di 30 secondi.</li><li>Nessuna frenata a fondo nei primi 300 km, salvo emergenze.</li></ol>
<p>Pastiglie adatte: {part1}. Fanno fede i dati del costruttore; i valori qui sono indicativi.</p>`,
  },
  numbers: {
    title: 'Codici dei ricambi e sostituzioni',
    description: 'Quale codice cercare e che cos’è una sostituzione.',
    content: `<p>Cercate il codice del produttore, quello della casa automobilistica (OEM) o un qualsiasi numero sul vecchio pezzo.</p>
<dl><dt>Sostituzione</dt><dd>Il produttore ha un successore; il vecchio codice porta a quello.</dd><dt>Equivalente</dt><dd>Un ricambio di un’altra marca per lo stesso punto.</dd></dl>
<p>Esempi: {part1}, {part2}. In testi come questo i codici portano alla ricerca.</p>`,
  },
  payment: {
    title: 'Fatture e pagamento',
    description: 'Termini, estratti conto e solleciti.',
    content: '',
  },
  terms: {
    title: 'Termini di pagamento e limite di credito',
    description: 'Quando scade una fattura e che cosa succede al limite di credito.',
    content: `<p>La scadenza è su ogni fattura. Gli ordini aperti contano nel limite di credito; se un ordine lo supera, il portale chiede prima conferma.</p>
<h2>Estratti conto</h2><p>L’estratto di un mese è pronto il primo giorno del mese successivo, vedi <a href="/orders/statements">Estratti conto</a>.</p>
<blockquote>Indicate il numero di fattura in ogni pagamento.</blockquote>`,
  },
};
