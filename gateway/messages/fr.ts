import type { Catalogue } from './catalogue.ts';

/** French. */
export const fr: Catalogue = {
  'ERROR.UNAUTHENTICATED': 'Vous n’êtes pas connecté. Connectez-vous et réessayez.',
  'ERROR.FORBIDDEN': 'Vous n’êtes pas autorisé à effectuer cette action.',
  'ERROR.NOT_FOUND': 'Introuvable.',
  'ERROR.CONFIRMATION_REQUIRED': 'Veuillez confirmer.',
  'ERROR.BAD_REQUEST': 'La requête a été refusée.',
  'ERROR.METHOD_NOT_ALLOWED': 'Envoyez GET ou POST.',
  'ERROR.LENGTH_REQUIRED': 'Indiquez la longueur du corps dans l’en-tête Content-Length.',
  'ERROR.TOO_LARGE': 'La requête est trop volumineuse.',
  'ERROR.UNSUPPORTED_MEDIA_TYPE': 'Envoyez application/json ou, avec un fichier, multipart/form-data.',
  'ERROR.UPSTREAM_ERROR': 'Une erreur est survenue sur le serveur. Réessayez plus tard.',
  'ERROR.UPSTREAM_TIMEOUT': 'Le serveur n’a pas répondu à temps. Réessayez plus tard.',
  'ERROR.UPSTREAM_UNAVAILABLE': 'Le serveur est injoignable pour le moment. Réessayez plus tard.',
  'ERROR.IDEMPOTENCY_KEY_REUSED':
    'Cette idempotencyKey a déjà été utilisée avec d’autres données. Utilisez-en une nouvelle.',
  'ERROR.TOO_MANY_KEYS': 'Vous avez utilisé trop de clés d’idempotence en 24 heures. Rien n’a été modifié.',
  'ERROR.WRITES_UNAVAILABLE':
    'Les modifications sont impossibles pour le moment. Rien n’a été modifié. Réessayez plus tard.',
  'ERROR.TOO_MANY_REQUESTS': 'Trop de requêtes sont en cours. Réessayez plus tard.',
  'ERROR.GATEWAY_STOPPING': 'La passerelle redémarre. Réessayez dans un instant.',
  'ERROR.INTERNAL_SERVER_ERROR': 'Une erreur est survenue. Réessayez plus tard.',

  'OUTCOME.CART': 'Nous ne savons pas si l’opération a abouti. Vérifiez votre panier avant de réessayer.',
  'OUTCOME.ORDERS': 'Nous ne savons pas si l’opération a abouti. Vérifiez vos commandes avant de réessayer.',
  'OUTCOME.MAILBOX':
    'Nous ne savons pas si l’opération a abouti. Vérifiez votre messagerie avant de réessayer.',
  'OUTCOME.PAGE':
    'Nous ne savons pas si l’opération a abouti. Actualisez la page et vérifiez avant de réessayer.',

  'LOGIN.WRONG': 'Nom d’utilisateur ou mot de passe incorrect.',
  'LOGIN.NO_SESSION': 'La connexion a été acceptée, mais aucune session n’a été ouverte. Réessayez.',
  'LOGIN.TOO_MANY_ATTEMPTS_one': 'Trop de tentatives. Réessayez dans {{count}} minute.',
  'LOGIN.TOO_MANY_ATTEMPTS_many': 'Trop de tentatives. Réessayez dans {{count}} minutes.',
  'LOGIN.TOO_MANY_ATTEMPTS_other': 'Trop de tentatives. Réessayez dans {{count}} minutes.',

  'INPUT.ID': '{{field}} attend un id de type {{types}}. {{id}} n’est pas un id.',
  'INPUT.ID_OF_OTHER_TYPE': '{{field}} attend un id de type {{types}}. Celui-ci est de type {{found}}.',
  'INPUT.SHIPPING_COURIER': '{{field}} attend l’optionId d’une ShippingOption.',
  'INPUT.TOGETHER': 'Envoyez {{field}} avec {{other}}.',
  'INPUT.KEY': 'idempotencyKey doit contenir de 1 à 200 caractères ASCII imprimables, sans espaces.',
  'INPUT.NOT_UNICODE': 'Le texte n’est pas de l’Unicode valide.',
  'INPUT.TOO_LONG': 'Ce texte dépasse {{max}} caractères.',
  'INPUT.TOO_LONG_TOGETHER': 'Ensemble, les valeurs dépassent {{max}} caractères.',
  'INPUT.TOO_MANY_ENTRIES': 'Une liste contient {{entries}} éléments ; maximum autorisé : {{max}}.',
  'INPUT.TOO_MANY_LINES':
    'Nombre de lignes autorisé en une fois : {{max}} ; cette liste en contient {{lines}}.',
  'INPUT.GROUP_OF_OTHER_SYSTEM': '{{field}} n’est pas un groupe du système de la même ligne.',
  'INPUT.TOO_MANY_COMBINATIONS': 'Au plus {{max}} combinaisons peuvent être comparées en une fois.',
  'INPUT.ITEMS_OR_FILTER': 'Envoyez soit items, soit filter.',
  'INPUT.EITHER': 'Envoyez soit {{one}}, soit {{other}} dans {{field}}.',
  'INPUT.TOO_MANY_ARTICLES':
    'Au plus {{max}} articles sont autorisés à la fois ; cette liste en compte {{articles}}.',

  'LIST.FIRST_OR_LAST': 'Envoyez soit first, soit last.',
  'LIST.SIZE': '{{argument}} vaut {{size}} ; valeurs autorisées : de 1 à {{max}}.',
  'LIST.CURSOR': '{{argument}} n’est pas un curseur de cette liste : {{cursor}}.',
  'LIST.END_UNKNOWN': 'Le serveur n’indique pas où finit cette liste. Lisez-la depuis le début.',

  'ORDER_DESK.NOT_READABLE': 'Impossible de lire la réponse du serveur pour cette référence.',

  'CLAIM_FILE.NO_ROWS': 'Le fichier ne contient aucune ligne. Remplissez le modèle et envoyez-le à nouveau.',
  'CLAIM_FILE.TOO_MANY_ROWS':
    'Un fichier peut contenir au plus {{max}} lignes ; celui-ci en compte {{rows}}. Divisez-le.',
  'CLAIM_FILE.COLUMNS':
    'Cette ligne a {{found}} colonnes au lieu de {{wanted}}. Vérifiez les séparateurs et les guillemets.',
  'CLAIM_FILE.EMPTY': 'Cette cellule est vide. Remplissez-la.',
  'CLAIM_FILE.QTY': 'Indiquez un nombre entier de pièces, par exemple 2.',
  'CLAIM_FILE.PRICE': 'Indiquez un prix comme 12,50 ou 12.50.',
  'CLAIM_FILE.DATE': 'Indiquez un jour comme 31.01.2026 ou 2026-01-31.',

  'OPERATION.MISSING': 'Envoyez query, ou le documentId d’une opération connue.',
  'OPERATION.UNKNOWN_ID': 'Aucune opération n’a ce documentId.',
  'OPERATION.OWN_ONLY': 'Une session de navigateur n’exécute que les opérations du client.',
  'OPERATION.TOO_LONG': 'Le document dépasse {{max}} caractères.',
  'OPERATION.TOO_MANY_TOKENS': 'Le document dépasse {{max}} jetons.',
  'OPERATION.TOO_DEEP': 'Le document comporte trop de niveaux imbriqués.',
  'OPERATION.DEPTH': 'L’opération a {{size}} niveaux de champs ; maximum autorisé : {{max}}.',
  'OPERATION.FIELDS': 'L’opération a {{size}} champs ; maximum autorisé : {{max}}.',
  'OPERATION.ALIASES': 'L’opération a {{size}} alias ; maximum autorisé : {{max}}.',
  'OPERATION.DIRECTIVES': 'L’opération a {{size}} directives ; maximum autorisé : {{max}}.',
  'OPERATION.REPETITIONS': 'L’opération répète un champ {{size}} fois ; maximum autorisé : {{max}}.',
  'OPERATION.DEFINITIONS': 'Le document a {{size}} définitions ; maximum autorisé : {{max}}.',
  'OPERATION.TOO_EXPENSIVE':
    'L’opération demanderait {{calls}} appels au serveur ; maximum autorisé : {{budget}}. La plupart concernent {{largest}}. Demandez moins de lignes, ou moins de données pour chacune.',
  'OPERATION.TOO_MANY_CALLS':
    'L’opération demande plus de {{budget}} appels au serveur. Demandez moins de lignes, ou moins de données pour chacune.',

  'REQUEST.ORIGIN': 'Les requêtes d’une autre origine sont refusées.',
  'REQUEST.SITE': 'Les requêtes d’un autre site sont refusées.',
  'REQUEST.GUARD':
    'Envoyez l’en-tête X-Requested-With: {{value}}, ou Authorization: Bearer avec un jeton de session.',
  'REQUEST.BEARER': 'Envoyez l’en-tête Authorization: Bearer avec un jeton de session.',
  'REQUEST.CURRENCY': 'CC n’est pas un code de devise.',
  'REQUEST.GET': 'Envoyez GET.',
  'REQUEST.POST': 'Envoyez POST.',
  'REQUEST.JSON': 'Envoyez application/json.',
  'REQUEST.TOO_LARGE': 'Le corps de la requête dépasse {{max}} octets.',
  'REQUEST.NOT_UTF8': 'Le corps de la requête n’est pas en UTF-8.',
  'REQUEST.REPEATED_HEADER': 'Envoyez Host et Authorization une seule fois.',
  'REQUEST.ADDRESS': 'L’adresse dépasse {{max}} caractères.',

  'UPLOAD.TOO_LARGE': 'Le fichier dépasse {{max}} Mo.',
  'UPLOAD.NO_FILE': 'Envoyez un fichier.',
  'UPLOAD.CUT': 'La requête a été interrompue. Envoyez de nouveau le fichier.',
  'UPLOAD.NOT_MULTIPART': 'Le corps de la requête n’est pas multipart, ou il se termine trop tôt.',
  'UPLOAD.NO_BOUNDARY': 'Il manque boundary dans le type de contenu.',
  'UPLOAD.PARTS': 'Envoyez operations, map et un fichier, rien d’autre.',
  'UPLOAD.ORDER': 'Envoyez d’abord les champs operations et map, puis le fichier.',
  'UPLOAD.FIELD_TOO_LONG': 'operations et map ne peuvent pas dépasser {{max}} octets chacun.',
  'UPLOAD.NOT_UTF8': 'operations et map doivent être en UTF-8.',
  'UPLOAD.NOT_JSON': '{{field}} n’est pas un objet JSON.',
  'UPLOAD.MAP': 'map doit nommer un seul fichier, par le nom de sa partie, et un seul chemin.',
  'UPLOAD.PATH': 'Le chemin dans map doit mener à un null dans les variables.',
  'UPLOAD.ONE_FIELD': 'Une opération avec un fichier ne peut sélectionner qu’un champ.',

  'BULK.TOO_MANY': 'Trop de lectures en masse sont en cours. Réessayez quand l’une sera terminée.',
  'BULK.STOPPING': 'La passerelle redémarre. Continuez après le dernier curseur.',
  'BULK.NO_MORE_ROWS':
    'La liste a d’autres lignes, mais le serveur ne les a pas fournies. Continuez après le dernier curseur.',
  'BULK.NOT_READ': 'Impossible de lire la liste. Continuez après le dernier curseur.',
  'BULK.ROW_TOO_EXPENSIVE':
    'Une seule ligne demande déjà trop d’appels au serveur. Demandez moins de données par ligne.',
  'BULK.NOT_JSON': 'Le corps de la requête n’est pas du JSON.',
  'BULK.NOT_AN_OBJECT': 'Le corps de la requête n’est pas un objet JSON.',
  'BULK.UNKNOWN_KEY': 'Clé inconnue : {{key}}.',
  'BULK.QUERY': 'Envoyez « query ».',
  'BULK.VARIABLES': '« variables » doit être un objet.',
  'BULK.OPERATION_NAME': '« operationName » doit être un texte.',
  'BULK.AFTER': '« after » doit être un curseur.',
  'BULK.OPERATION': 'Indiquez dans « operationName » l’une des opérations du document.',
  'BULK.QUERY_ONLY': 'Seule une query peut être lue en masse.',
  'BULK.ONE_CONNECTION':
    'Une lecture en masse prend une seule connexion (connection), au premier niveau ou sous viewer, et aucun autre champ : {{example}}.',
  'BULK.WINDOW':
    'Omettez first, last, after et before : la passerelle choisit les pages. Pour reprendre, envoyez « after » à côté de « query ».',
  'BULK.EDGES':
    'Sélectionnez {{example}} de la connexion et rien d’autre : chacune de ses lignes devient une ligne de la réponse.',

  'EXPORT.PARAMETER': 'Paramètre inconnu : {{name}}.',
  'EXPORT.ONE_OF': '{{name}} doit être l’une de ces valeurs : {{values}}.',
  'EXPORT.SOME_OF':
    '{{name}} doit contenir certaines de ces valeurs, séparées par des virgules : {{values}}.',
  'EXPORT.REQUIRED': '{{name}} est obligatoire, par exemple {{example}}.',
  'EXPORT.IDS': '{{name}} doit être une liste d’au plus {{max}} identifiants, séparés par des virgules.',
  'EXPORT.MONTH': '{{name}} doit être un mois, par exemple 2026-01.',
  'EXPORT.NUMBER': '{{name}} doit être un nombre de {{min}} à {{max}}.',
  'EXPORT.LENGTH': '{{name}} ne doit pas dépasser {{max}} caractères.',
  'EXPORT.PERIOD': 'Envoyez month, ou from et until.',
  'EXPORT.RANGE': 'until ne doit pas précéder from ; durée maximale en jours : {{days}}.',
  'EXPORT.CURRENCY': '{{name}} doit être un code de devise, par exemple EUR.',
  'EXPORT.PRESET_CSV': 'Un modèle est un fichier CSV.',
  'EXPORT.YEAR': 'from et until doivent être dans l’exercice qui commence à yearStart.',
  'EXPORT.ONLY_EUR': 'Ce modèle ne contient que des documents en EUR.',
  'EXPORT.SUPPLIER_DIGITS': 'supplier doit avoir un chiffre de plus que account.',
  'EXPORT.DAY': '{{name}} doit être un jour, par exemple 2026-01-31.',
  'EXPORT.UNREADABLE': 'Commandes illisibles : {{orders}}',
  'EXPORT.UNREADABLE_DOCUMENTS': 'Documents illisibles : {{documents}}',
  'PACK.LATE': 'Non lu à temps.',
  'PACK.NO_FILE': 'Le serveur n’a envoyé aucun fichier.',
  'PACK.NOT_LISTED': 'Absent des listes de ces jours et de ces types.',
};
