import type { Catalogue } from './catalogue.ts';

/** Italian. */
export const it: Catalogue = {
  'ERROR.UNAUTHENTICATED': 'Non ha effettuato l’accesso. Acceda e riprovi.',
  'ERROR.FORBIDDEN': 'Non è autorizzato a eseguire questa operazione.',
  'ERROR.NOT_FOUND': 'Non trovato.',
  'ERROR.CONFIRMATION_REQUIRED': 'Confermi, per favore.',
  'ERROR.BAD_REQUEST': 'La richiesta è stata rifiutata.',
  'ERROR.METHOD_NOT_ALLOWED': 'Invii GET o POST.',
  'ERROR.LENGTH_REQUIRED': 'Indichi la lunghezza del corpo nell’intestazione Content-Length.',
  'ERROR.TOO_LARGE': 'La richiesta è troppo grande.',
  'ERROR.UNSUPPORTED_MEDIA_TYPE': 'Invii application/json oppure, con un file, multipart/form-data.',
  'ERROR.UPSTREAM_ERROR': 'Si è verificato un errore sul server. Riprovi più tardi.',
  'ERROR.UPSTREAM_TIMEOUT': 'Il server non ha risposto in tempo. Riprovi più tardi.',
  'ERROR.UPSTREAM_UNAVAILABLE': 'Il server non è raggiungibile al momento. Riprovi più tardi.',
  'ERROR.IDEMPOTENCY_KEY_REUSED':
    'Questa idempotencyKey è già stata usata con dati diversi. Ne usi una nuova.',
  'ERROR.TOO_MANY_KEYS':
    'Ha usato troppe chiavi di idempotenza nelle ultime 24 ore. Non è stato modificato nulla.',
  'ERROR.WRITES_UNAVAILABLE':
    'Al momento le modifiche non sono possibili. Non è stato modificato nulla. Riprovi più tardi.',
  'ERROR.TOO_MANY_REQUESTS': 'Ci sono troppe richieste in corso. Riprovi più tardi.',
  'ERROR.GATEWAY_STOPPING': 'Il gateway si sta riavviando. Riprovi tra un momento.',
  'ERROR.INTERNAL_SERVER_ERROR': 'Qualcosa è andato storto. Riprovi più tardi.',

  'OUTCOME.CART': 'Non sappiamo se l’operazione è riuscita. Controlli il carrello prima di riprovare.',
  'OUTCOME.ORDERS': 'Non sappiamo se l’operazione è riuscita. Controlli gli ordini prima di riprovare.',
  'OUTCOME.MAILBOX':
    'Non sappiamo se l’operazione è riuscita. Controlli la casella di posta prima di riprovare.',
  'OUTCOME.PAGE':
    'Non sappiamo se l’operazione è riuscita. Ricarichi la pagina e controlli prima di riprovare.',

  'LOGIN.WRONG': 'Nome utente o password errati.',
  'LOGIN.NO_SESSION': 'L’accesso è stato accettato, ma la sessione non è stata avviata. Riprovi.',
  'LOGIN.TOO_MANY_ATTEMPTS_one': 'Troppi tentativi. Riprovi tra {{count}} minuto.',
  'LOGIN.TOO_MANY_ATTEMPTS_many': 'Troppi tentativi. Riprovi tra {{count}} minuti.',
  'LOGIN.TOO_MANY_ATTEMPTS_other': 'Troppi tentativi. Riprovi tra {{count}} minuti.',

  'INPUT.ID': '{{id}} non è un id valido di tipo {{type}}.',
  'INPUT.KEY': 'idempotencyKey deve avere da 1 a 200 caratteri ASCII stampabili, senza spazi.',
  'INPUT.NOT_UNICODE': 'Il testo non è Unicode valido.',
  'INPUT.TOO_LONG': 'Questo testo supera i {{max}} caratteri.',
  'INPUT.TOO_LONG_TOGETHER': 'Nel complesso i valori superano i {{max}} caratteri.',
  'INPUT.TOO_MANY_ENTRIES': 'Un elenco ha {{entries}} elementi; massimo consentito: {{max}}.',
  'INPUT.TOO_MANY_LINES': 'Righe consentite in una volta: {{max}}; questo elenco ne contiene {{lines}}.',
  'INPUT.TOO_MANY_COMBINATIONS': 'Si possono confrontare al massimo {{max}} combinazioni alla volta.',
  'INPUT.ITEMS_OR_FILTER': 'Invii items oppure filter, non entrambi.',

  'LIST.FIRST_OR_LAST': 'Invii first oppure last, non entrambi.',
  'LIST.SIZE': '{{argument}} è {{size}}; valori consentiti: da 1 a {{max}}.',
  'LIST.CURSOR': '{{argument}} non è un cursore di questo elenco: {{cursor}}.',
  'LIST.END_UNKNOWN': 'Il server non indica dove finisce questo elenco. Lo legga dall’inizio.',

  'ORDER_DESK.NOT_READABLE': 'Impossibile leggere la risposta del server per questo codice.',

  'OPERATION.MISSING': 'Invii query, oppure il documentId di un’operazione nota.',
  'OPERATION.UNKNOWN_ID': 'Nessuna operazione ha questo documentId.',
  'OPERATION.OWN_ONLY': 'Una sessione del browser esegue solo le operazioni del client.',
  'OPERATION.TOO_LONG': 'Il documento supera i {{max}} caratteri.',
  'OPERATION.TOO_MANY_TOKENS': 'Il documento supera i {{max}} token.',
  'OPERATION.TOO_DEEP': 'Il documento ha troppi livelli annidati.',
  'OPERATION.DEPTH': 'L’operazione ha {{size}} livelli di campi; massimo consentito: {{max}}.',
  'OPERATION.FIELDS': 'L’operazione ha {{size}} campi; massimo consentito: {{max}}.',
  'OPERATION.ALIASES': 'L’operazione ha {{size}} alias; massimo consentito: {{max}}.',
  'OPERATION.DIRECTIVES': 'L’operazione ha {{size}} direttive; massimo consentito: {{max}}.',
  'OPERATION.REPETITIONS': 'L’operazione ripete un campo {{size}} volte; massimo consentito: {{max}}.',
  'OPERATION.DEFINITIONS': 'Il documento ha {{size}} definizioni; massimo consentito: {{max}}.',
  'OPERATION.TOO_EXPENSIVE':
    'L’operazione richiederebbe {{calls}} chiamate al server; massimo consentito: {{budget}}. La maggior parte riguarda {{largest}}. Richieda meno righe, o meno dati per ciascuna.',
  'OPERATION.TOO_MANY_CALLS':
    'L’operazione richiede più di {{budget}} chiamate al server. Richieda meno righe, o meno dati per ciascuna.',

  'REQUEST.ORIGIN': 'Le richieste da un’altra origine vengono rifiutate.',
  'REQUEST.SITE': 'Le richieste da un altro sito vengono rifiutate.',
  'REQUEST.GUARD':
    'Invii l’intestazione X-Requested-With: {{value}}, oppure Authorization: Bearer con un token di sessione.',
  'REQUEST.BEARER': 'Invii l’intestazione Authorization: Bearer con un token di sessione.',
  'REQUEST.CURRENCY': 'CC non è un codice di valuta.',
  'REQUEST.GET': 'Invii GET.',
  'REQUEST.POST': 'Invii POST.',
  'REQUEST.JSON': 'Invii application/json.',
  'REQUEST.TOO_LARGE': 'Il corpo della richiesta supera i {{max}} byte.',
  'REQUEST.NOT_UTF8': 'Il corpo della richiesta non è in UTF-8.',
  'REQUEST.REPEATED_HEADER': 'Invii Host e Authorization una sola volta.',
  'REQUEST.ADDRESS': 'L’indirizzo supera i {{max}} caratteri.',

  'UPLOAD.TOO_LARGE': 'Il file supera i {{max}} MB.',
  'UPLOAD.NO_FILE': 'Invii un file.',
  'UPLOAD.CUT': 'La richiesta si è interrotta. Invii di nuovo il file.',
  'UPLOAD.NOT_MULTIPART': 'Il corpo della richiesta non è multipart, o finisce troppo presto.',
  'UPLOAD.NO_BOUNDARY': 'Nel tipo di contenuto manca boundary.',
  'UPLOAD.PARTS': 'Invii operations, map e un file, nient’altro.',
  'UPLOAD.ORDER': 'Invii prima i campi operations e map, poi il file.',
  'UPLOAD.FIELD_TOO_LONG': 'operations e map possono avere al massimo {{max}} byte ciascuno.',
  'UPLOAD.NOT_UTF8': 'operations e map devono essere in UTF-8.',
  'UPLOAD.NOT_JSON': '{{field}} non è un oggetto JSON.',
  'UPLOAD.MAP': 'map deve indicare un solo file, con il nome della sua parte, e un solo percorso.',
  'UPLOAD.PATH': 'Il percorso in map deve portare a un null nelle variabili.',
  'UPLOAD.ONE_FIELD': 'Un’operazione con un file può selezionare un solo campo.',

  'BULK.TOO_MANY': 'Ci sono troppe letture massive in corso. Riprovi quando una sarà terminata.',
  'BULK.STOPPING': 'Il gateway si sta riavviando. Continui dopo l’ultimo cursore.',
  'BULK.NO_MORE_ROWS':
    'L’elenco ha altre righe, ma il server non le ha fornite. Continui dopo l’ultimo cursore.',
  'BULK.NOT_READ': 'Impossibile leggere l’elenco. Continui dopo l’ultimo cursore.',
  'BULK.ROW_TOO_EXPENSIVE':
    'Già una sola riga richiede troppe chiamate al server. Richieda meno dati per riga.',
  'BULK.NOT_JSON': 'Il corpo della richiesta non è JSON.',
  'BULK.NOT_AN_OBJECT': 'Il corpo della richiesta non è un oggetto JSON.',
  'BULK.UNKNOWN_KEY': 'Chiave sconosciuta: {{key}}.',
  'BULK.QUERY': 'Invii «query».',
  'BULK.VARIABLES': '«variables» deve essere un oggetto.',
  'BULK.OPERATION_NAME': '«operationName» deve essere un testo.',
  'BULK.AFTER': '«after» deve essere un cursore.',
  'BULK.OPERATION': 'Indichi in «operationName» una delle operazioni del documento.',
  'BULK.QUERY_ONLY': 'Solo una query può essere letta in modo massivo.',
  'BULK.ONE_CONNECTION':
    'Una lettura massiva accetta una sola connessione (connection), al primo livello o sotto viewer, e nessun altro campo: {{example}}.',
  'BULK.WINDOW':
    'Ometta first, last, after e before: le pagine le sceglie il gateway. Per riprendere, invii «after» accanto a «query».',
  'BULK.EDGES':
    'Selezioni {{example}} della connessione e nient’altro: ogni sua riga diventa una riga della risposta.',

  'EXPORT.PARAMETER': 'Parametro sconosciuto: {{name}}.',
  'EXPORT.TYPE': 'type deve essere uno di questi valori: {{types}}.',
  'EXPORT.DAY': '{{name}} deve essere un giorno, per esempio 2026-01-31.',
  'EXPORT.UNREADABLE': 'Ordini che non è stato possibile leggere: {{orders}}',
};
