import type { WikiText } from '../../columnTypes.ts';

/** The pages of the demo's knowledge base in French. */
export const fr: Readonly<Record<string, WikiText>> = {
  ordering: {
    title: 'Commander',
    description: 'De la recherche à la commande : heures limites, listes et réservations.',
    content: '',
  },
  deadlines: {
    title: 'Heures limites et expédition',
    description: 'Jusqu’à quelle heure une commande part le jour même.',
    content: `<p>Chaque entrepôt prépare le jour ouvré même ce qui est commandé avant son heure limite. Les heures sont locales.</p>
<table><caption>Heures limites</caption><thead><tr><th>Entrepôt</th><th>Colis</th><th>Palettes</th></tr></thead><tbody>
<tr><td>Tallinn</td><td>15:00</td><td>12:00</td></tr><tr><td>Riga</td><td>15:00</td><td>12:00</td></tr>
<tr><td>Hambourg</td><td>14:00</td><td>11:00</td></tr><tr><td>Birmingham</td><td>14:00</td><td>11:00</td></tr></tbody></table>
<h2>Commandes de plusieurs entrepôts</h2>
<p>Une commande est créée pour chaque entrepôt, avec sa propre expédition. Ce qui attend une confirmation n’est pas préparé ; la liste des commandes le signale.</p>
<p>La marchandise est arrivée ? Voir <a href="wiki:arrival">À l’arrivée du colis</a>.</p>`,
  },
  lists: {
    title: 'Commander avec une liste de numéros',
    description: 'Collez une liste d’un tableur ou d’un e-mail et commandez-la en une étape.',
    content: `<p>Ouvrez le <a href="/cart">panier</a> et collez votre liste : une ligne par pièce, numéro et quantité dans n’importe quel ordre.</p>
<ol><li>Copiez les lignes d’un tableur, d’un e-mail ou de votre logiciel d’atelier.</li>
<li>Vérifiez l’aperçu : les numéros remplacés et inconnus sont signalés.</li><li>Ajoutez les lignes au panier.</li></ol>
<h2>Exemple</h2><pre>{part1}	4
{part2}	1</pre>
<p>Espaces, points et traits d’union ne comptent pas : la recherche trouve aussi la pièce n° {part1} sans eux.</p>`,
  },
  reserve: {
    title: 'Réserver des marchandises en transit',
    description: 'Commandez aujourd’hui ce qui est encore en route.',
    content: `<p>« En transit » montre ce qui arrive avec les prochains conteneurs. Les pièces réservées sont à vous dès leur arrivée.</p>
<ul><li>Les dates du fret maritime peuvent varier de 10 à 20 jours.</li><li>Une réservation avec plusieurs dates d’arrivée devient plusieurs commandes.</li>
<li>Le prix est celui du jour de la réservation.</li></ul>`,
  },
  delivery: {
    title: 'Livraison et retours',
    description: 'Réception, réclamations et retours.',
    content: '',
  },
  arrival: {
    title: 'À l’arrivée du colis',
    description: 'Trois contrôles qui facilitent une réclamation.',
    content: `<figure><img src="/api/v3/wiki/files/parcel-label.png" alt="Étiquette d’un colis : 1 numéro d’expédition, 2 numéro de commande" width="720" height="300">
<figcaption>1 Numéro d’expédition, 2 numéro de commande</figcaption></figure>
<ol><li>Comparez le nombre de colis avec le bon de livraison.</li><li>Notez les dommages sur le reçu du transporteur et prenez une photo.</li>
<li>Contrôlez le contenu sous trois jours ouvrés.</li></ol>
<p>Il manque quelque chose ou c’est cassé ? Lisez <a href="wiki:returns">Retourner des marchandises</a>.</p>`,
  },
  returns: {
    title: 'Retourner des marchandises',
    description: 'Délais, emballage et avoirs.',
    content: `<p>Les pièces non utilisées, dans leur emballage d’origine, peuvent être retournées sous 30 jours à compter de la facture.</p>
<table><thead><tr><th>Motif</th><th>Délai</th><th>Transport</th></tr></thead><tbody>
<tr><td>Commande erronée</td><td>30 jours</td><td>client</td></tr><tr><td>Erreur de livraison</td><td>30 jours</td><td>nous</td></tr>
<tr><td>Garantie</td><td>24 mois</td><td>nous</td></tr></tbody></table>
<h2>Exclus du retour</h2><ul><li>Électronique dont le scellé est ouvert</li><li>Liquides</li><li>Pièces commandées spécialement pour vous</li></ul>`,
  },
  technical: { title: 'Technique', description: 'Conseils pour l’atelier.', content: '' },
  brakes: {
    title: 'Roder plaquettes et disques de frein',
    description: 'Les 300 premiers kilomètres décident du bruit et de la distance de freinage.',
    content: `<p>Remplacez toujours plaquettes et disques des deux côtés d’un essieu. Nettoyez le moyeu : 0,03 mm de rouille se sentent dans la pédale.</p>
<h2>Couples de serrage des vis de roue</h2>
<table><thead><tr><th>Filetage</th><th>Jante acier</th><th>Jante alu</th></tr></thead><tbody><tr><td>M12 x 1,5</td><td>110 Nm</td><td>120 Nm</td></tr>
<tr><td>M14 x 1,5</td><td>120 Nm</td><td>140 Nm</td></tr></tbody></table>
<h2>Rodage</h2><ol><li>30 freinages doux de 60 à 20 km/h avec des pauses de 30 secondes.</li><li>Pas de freinage d’urgence pendant les 300 premiers kilomètres, sauf nécessité.</li></ol>
<p>Plaquettes adaptées : {part1}. Les données du constructeur font foi ; les valeurs ci-dessus sont indicatives.</p>`,
  },
  numbers: {
    title: 'Numéros de pièces et remplacements',
    description: 'Quel numéro chercher, et ce qu’est un remplacement.',
    content: `<p>Cherchez le numéro du fabricant, celui du constructeur du véhicule (OEM) ou tout numéro figurant sur l’ancienne pièce.</p>
<dl><dt>Remplacement</dt><dd>Le fabricant a un successeur ; l’ancien numéro y mène.</dd><dt>Équivalent</dt><dd>Une pièce d’une autre marque qui se monte au même endroit.</dd></dl>
<p>Exemples : {part1}, {part2}. Dans un texte comme celui-ci, les numéros mènent à la recherche.</p>`,
  },
  payment: {
    title: 'Factures et paiement',
    description: 'Conditions, relevés et rappels.',
    content: '',
  },
  terms: {
    title: 'Délai de paiement et plafond de crédit',
    description: 'Quand une facture est due, et ce qui se passe au plafond de crédit.',
    content: `<p>La date d’échéance figure sur chaque facture. Les commandes en cours comptent dans le plafond de crédit ; si une commande le dépasse, le portail vous demande d’abord.</p>
<h2>Relevés</h2><p>Le relevé d’un mois est prêt le premier jour du mois suivant, voir <a href="/orders/statements">Relevés</a>.</p>
<blockquote>Merci d’indiquer le numéro de facture à chaque paiement.</blockquote>`,
  },
};
