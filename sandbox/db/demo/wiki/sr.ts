import type { WikiText } from '../../columnTypes.ts';

/** The pages of the demo's knowledge base in Serbian. */
export const sr: Readonly<Record<string, WikiText>> = {
  ordering: {
    title: 'Poručivanje',
    description: 'Od pretrage do porudžbine: rokovi, liste i rezervacije.',
    content: '',
  },
  deadlines: {
    title: 'Rokovi za porudžbine i slanje',
    description: 'Do kada porudžbina kreće istog dana.',
    content: `<p>Svako skladište pakuje istog radnog dana ono što je poručeno pre njegovog roka. Vreme je lokalno.</p>
<table><caption>Rokovi</caption><thead><tr><th>Skladište</th><th>Paketi</th><th>Palete</th></tr></thead><tbody>
<tr><td>Talin</td><td>15:00</td><td>12:00</td></tr><tr><td>Riga</td><td>15:00</td><td>12:00</td></tr>
<tr><td>Hamburg</td><td>14:00</td><td>11:00</td></tr><tr><td>Birmingem</td><td>14:00</td><td>11:00</td></tr></tbody></table>
<h2>Porudžbine iz više skladišta</h2>
<p>Za svako skladište nastaje posebna porudžbina sa posebnom pošiljkom. Ono što čeka potvrdu ne pakuje se; lista porudžbina to označava.</p>
<p>Roba je stigla? Pogledajte <a href="wiki:arrival">Kada paket stigne</a>.</p>`,
  },
  lists: {
    title: 'Poručivanje pomoću liste brojeva',
    description: 'Nalepite listu iz tabele ili imejla i poručite je u jednom koraku.',
    content: `<p>Otvorite <a href="/cart">korpu</a> i nalepite listu: jedan red za svaki deo, broj i količina bilo kojim redom.</p>
<ol><li>Kopirajte redove iz tabele, imejla ili programa radionice.</li>
<li>Proverite pregled: zamenjeni i nepoznati brojevi su označeni.</li><li>Dodajte redove u korpu.</li></ol>
<h2>Primer</h2><pre>{part1}	4
{part2}	1</pre>
<p>Razmaci, tačke i crtice nisu važni: pretraga i bez njih nalazi deo br. {part1}.</p>`,
  },
  reserve: {
    title: 'Rezervisanje robe na putu',
    description: 'Poručite danas ono što je još na putu do nas.',
    content: `<p>„Na putu“ pokazuje šta stiže sa sledećim kontejnerima. Rezervisani komadi su vaši čim stignu.</p>
<ul><li>Rokovi pomorskog prevoza mogu da se pomere za 10 do 20 dana.</li><li>Rezervacija sa više datuma dolaska postaje više porudžbina.</li>
<li>Važi cena na dan rezervacije.</li></ul>`,
  },
  delivery: {
    title: 'Isporuka i povraćaj',
    description: 'Prijem robe, reklamacije i povraćaj.',
    content: '',
  },
  arrival: {
    title: 'Kada paket stigne',
    description: 'Tri provere koje olakšavaju reklamaciju.',
    content: `<figure><img src="/api/v3/wiki/files/parcel-label.png" alt="Nalepnica na paketu: 1 broj pošiljke, 2 broj porudžbine" width="720" height="300">
<figcaption>1 Broj pošiljke, 2 broj porudžbine</figcaption></figure>
<ol><li>Uporedite broj paketa sa otpremnicom.</li><li>Zabeležite oštećenja na potvrdi prevoznika i slikajte ih.</li>
<li>Proverite sadržaj u roku od tri radna dana.</li></ol>
<p>Nešto nedostaje ili je oštećeno? Pročitajte <a href="wiki:returns">Povraćaj robe</a>.</p>`,
  },
  returns: {
    title: 'Povraćaj robe',
    description: 'Rokovi, pakovanje i knjižna odobrenja.',
    content: `<p>Nekorišćeni delovi u originalnom pakovanju mogu da se vrate u roku od 30 dana od fakture.</p>
<table><thead><tr><th>Razlog</th><th>Rok</th><th>Prevoz</th></tr></thead><tbody>
<tr><td>Pogrešno poručeno</td><td>30 dana</td><td>kupac</td></tr><tr><td>Pogrešno isporučeno</td><td>30 dana</td><td>mi</td></tr>
<tr><td>Garancija</td><td>24 meseca</td><td>mi</td></tr></tbody></table>
<h2>Ne može da se vrati</h2><ul><li>Elektronika sa otvorenom plombom</li><li>Tečnosti</li><li>Delovi poručeni samo za vas</li></ul>`,
  },
  technical: { title: 'Tehnika', description: 'Saveti za radionicu.', content: '' },
  brakes: {
    title: 'Uhodavanje kočionih pločica i diskova',
    description: 'Prvih 300 km odlučuje o buci i putu kočenja.',
    content: `<p>Pločice i diskove uvek menjajte sa obe strane osovine. Očistite glavčinu: 0,03 mm rđe oseća se u pedali.</p>
<h2>Momenti zatezanja vijaka točka</h2>
<table><thead><tr><th>Navoj</th><th>Čelična felna</th><th>Aluminijumska felna</th></tr></thead><tbody><tr><td>M12 x 1,5</td><td>110 Nm</td><td>120 Nm</td></tr>
<tr><td>M14 x 1,5</td><td>120 Nm</td><td>140 Nm</td></tr></tbody></table>
<h2>Uhodavanje</h2><ol><li>30 blagih kočenja sa 60 na 20 km/h sa pauzama od 30 sekundi.</li><li>Prvih 300 km bez naglog kočenja, osim u nuždi.</li></ol>
<p>Odgovarajuće pločice: {part1}. Merodavni su podaci proizvođača; ove vrednosti su orijentacione.</p>`,
  },
  numbers: {
    title: 'Brojevi delova i zamene',
    description: 'Koji broj tražiti i šta je zamena.',
    content: `<p>Tražite broj proizvođača dela, broj proizvođača vozila (OEM) ili bilo koji broj sa starog dela.</p>
<dl><dt>Zamena</dt><dd>Proizvođač ima naslednika; stari broj vodi do njega.</dd><dt>Analog</dt><dd>Deo drugog brenda koji odgovara na isto mesto.</dd></dl>
<p>Primeri: {part1}, {part2}. Brojevi u ovakvim tekstovima vode u pretragu.</p>`,
  },
  payment: { title: 'Fakture i plaćanje', description: 'Uslovi, izvodi i opomene.', content: '' },
  terms: {
    title: 'Rok plaćanja i kreditni limit',
    description: 'Kada faktura dospeva i šta se dešava kod kreditnog limita.',
    content: `<p>Rok plaćanja je na svakoj fakturi. Otvorene porudžbine ulaze u kreditni limit; ako ga porudžbina prelazi, portal prvo pita.</p>
<h2>Izvodi</h2><p>Izvod za mesec je spreman prvog dana narednog meseca, pogledajte <a href="/orders/statements">Izvodi</a>.</p>
<blockquote>Molimo navedite broj fakture uz svaku uplatu.</blockquote>`,
  },
};
