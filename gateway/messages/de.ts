import type { Catalogue } from './catalogue.ts';

/** German. */
export const de: Catalogue = {
  'ERROR.UNAUTHENTICATED': 'Sie sind nicht angemeldet. Melden Sie sich an und versuchen Sie es erneut.',
  'ERROR.FORBIDDEN': 'Dazu sind Sie nicht berechtigt.',
  'ERROR.NOT_FOUND': 'Nicht gefunden.',
  'ERROR.CONFIRMATION_REQUIRED': 'Bitte bestätigen Sie.',
  'ERROR.BAD_REQUEST': 'Die Anfrage wurde abgelehnt.',
  'ERROR.METHOD_NOT_ALLOWED': 'Senden Sie GET oder POST.',
  'ERROR.LENGTH_REQUIRED': 'Senden Sie die Länge des Inhalts im Header Content-Length.',
  'ERROR.TOO_LARGE': 'Die Anfrage ist zu groß.',
  'ERROR.UNSUPPORTED_MEDIA_TYPE': 'Senden Sie application/json oder, mit einer Datei, multipart/form-data.',
  'ERROR.UPSTREAM_ERROR': 'Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es später erneut.',
  'ERROR.UPSTREAM_TIMEOUT': 'Der Server hat nicht rechtzeitig geantwortet. Versuchen Sie es später erneut.',
  'ERROR.UPSTREAM_UNAVAILABLE': 'Der Server ist zurzeit nicht erreichbar. Versuchen Sie es später erneut.',
  'ERROR.IDEMPOTENCY_KEY_REUSED':
    'Dieser idempotencyKey wurde bereits mit einer anderen Eingabe verwendet. Verwenden Sie einen neuen.',
  'ERROR.TOO_MANY_KEYS':
    'Sie haben innerhalb von 24 Stunden zu viele Idempotenzschlüssel verwendet. Es wurde nichts geändert.',
  'ERROR.WRITES_UNAVAILABLE':
    'Änderungen sind zurzeit nicht möglich. Es wurde nichts geändert. Versuchen Sie es später erneut.',
  'ERROR.TOO_MANY_REQUESTS': 'Zurzeit laufen zu viele Anfragen. Versuchen Sie es später erneut.',
  'ERROR.GATEWAY_STOPPING': 'Das Gateway wird neu gestartet. Versuchen Sie es gleich noch einmal.',
  'ERROR.INTERNAL_SERVER_ERROR': 'Etwas ist schiefgelaufen. Versuchen Sie es später erneut.',

  'OUTCOME.CART':
    'Wir wissen nicht, ob dies ausgeführt wurde. Prüfen Sie Ihren Warenkorb, bevor Sie es erneut versuchen.',
  'OUTCOME.ORDERS':
    'Wir wissen nicht, ob dies ausgeführt wurde. Prüfen Sie Ihre Bestellungen, bevor Sie es erneut versuchen.',
  'OUTCOME.MAILBOX':
    'Wir wissen nicht, ob dies ausgeführt wurde. Prüfen Sie Ihr Postfach, bevor Sie es erneut versuchen.',
  'OUTCOME.PAGE':
    'Wir wissen nicht, ob dies ausgeführt wurde. Laden Sie die Seite neu und prüfen Sie es, bevor Sie es erneut versuchen.',

  'LOGIN.WRONG': 'Benutzername oder Passwort ist falsch.',
  'LOGIN.NO_SESSION':
    'Die Anmeldung wurde angenommen, aber keine Sitzung gestartet. Bitte versuchen Sie es erneut.',
  'LOGIN.TOO_MANY_ATTEMPTS_one': 'Zu viele Versuche. Versuchen Sie es in {{count}} Minute erneut.',
  'LOGIN.TOO_MANY_ATTEMPTS_other': 'Zu viele Versuche. Versuchen Sie es in {{count}} Minuten erneut.',

  'INPUT.ID': '{{field}} erwartet eine id vom Typ {{types}}. {{id}} ist keine id.',
  'INPUT.ID_OF_OTHER_TYPE':
    '{{field}} erwartet eine id vom Typ {{types}}. Dies ist eine id vom Typ {{found}}.',
  'INPUT.SHIPPING_COURIER': '{{field}} erwartet die optionId einer ShippingOption.',
  'INPUT.TOGETHER': 'Senden Sie {{field}} zusammen mit {{other}}.',
  'INPUT.KEY': 'idempotencyKey muss aus 1 bis 200 druckbaren ASCII-Zeichen ohne Leerzeichen bestehen.',
  'INPUT.NOT_UNICODE': 'Der Text ist kein gültiges Unicode.',
  'INPUT.TOO_LONG': 'Dieser Text ist länger als {{max}} Zeichen.',
  'INPUT.TOO_LONG_TOGETHER': 'Die Werte sind zusammen länger als {{max}} Zeichen.',
  'INPUT.TOO_MANY_ENTRIES': 'Eine Liste hat {{entries}} Einträge; erlaubt sind {{max}}.',
  'INPUT.TOO_MANY_LINES': 'Höchstens {{max}} Zeilen sind auf einmal erlaubt; diese Liste hat {{lines}}.',
  'INPUT.GROUP_OF_OTHER_SYSTEM': '{{field}} ist keine Gruppe des Systems in derselben Zeile.',
  'INPUT.TOO_MANY_COMBINATIONS': 'Höchstens {{max}} Kombinationen lassen sich auf einmal vergleichen.',
  'INPUT.ITEMS_OR_FILTER': 'Senden Sie entweder items oder filter.',
  'INPUT.EITHER': 'Senden Sie in {{field}} entweder {{one}} oder {{other}}.',
  'INPUT.TOO_MANY_ARTICLES':
    'Höchstens {{max}} Artikel sind gleichzeitig möglich; diese Liste hat {{articles}}.',

  'LIST.FIRST_OR_LAST': 'Senden Sie entweder first oder last.',
  'LIST.SIZE': '{{argument}} ist {{size}}; erlaubt sind 1 bis {{max}}.',
  'LIST.CURSOR': '{{argument}} ist kein Cursor dieser Liste: {{cursor}}.',
  'LIST.END_UNKNOWN': 'Der Server gibt nicht an, wo diese Liste endet. Lesen Sie sie von ihrem Anfang an.',

  'ORDER_DESK.NOT_READABLE': 'Die Antwort des Servers zu dieser Nummer konnte nicht gelesen werden.',

  'CLAIM_FILE.NO_ROWS':
    'Die Datei enthält keine Zeilen. Füllen Sie die Vorlage aus und senden Sie sie erneut.',
  'CLAIM_FILE.TOO_MANY_ROWS':
    'Eine Datei darf höchstens {{max}} Zeilen haben; diese hat {{rows}}. Teilen Sie sie auf.',
  'CLAIM_FILE.COLUMNS':
    'Diese Zeile hat {{found}} statt {{wanted}} Spalten. Prüfen Sie Trennzeichen und Anführungszeichen.',
  'CLAIM_FILE.EMPTY': 'Diese Zelle ist leer. Füllen Sie sie aus.',
  'CLAIM_FILE.QTY': 'Geben Sie eine ganze Stückzahl an, zum Beispiel 2.',
  'CLAIM_FILE.PRICE': 'Geben Sie den Preis wie 12,50 oder 12.50 an.',
  'CLAIM_FILE.DATE': 'Geben Sie den Tag wie 31.01.2026 oder 2026-01-31 an.',

  'OPERATION.MISSING': 'Senden Sie query oder die documentId einer bekannten Operation.',
  'OPERATION.UNKNOWN_ID': 'Keine Operation hat diese documentId.',
  'OPERATION.OWN_ONLY': 'Eine Browsersitzung führt nur die Operationen des Clients aus.',
  'OPERATION.TOO_LONG': 'Das Dokument ist länger als {{max}} Zeichen.',
  'OPERATION.TOO_MANY_TOKENS': 'Das Dokument hat mehr als {{max}} Token.',
  'OPERATION.TOO_DEEP': 'Das Dokument ist zu tief verschachtelt.',
  'OPERATION.DEPTH': 'Die Operation ist {{size}} Felder tief; erlaubt sind {{max}}.',
  'OPERATION.FIELDS': 'Die Operation hat {{size}} Felder; erlaubt sind {{max}}.',
  'OPERATION.ALIASES': 'Die Operation hat {{size}} Aliasse; erlaubt sind {{max}}.',
  'OPERATION.DIRECTIVES': 'Die Operation hat {{size}} Direktiven; erlaubt sind {{max}}.',
  'OPERATION.REPETITIONS': 'Die Operation wiederholt ein Feld {{size}}-mal; erlaubt sind {{max}}.',
  'OPERATION.DEFINITIONS': 'Das Dokument hat {{size}} Definitionen; erlaubt sind {{max}}.',
  'OPERATION.TOO_EXPENSIVE':
    'Die Operation bräuchte {{calls}} Aufrufe des Servers; erlaubt sind {{budget}}. Die meisten entfallen auf {{largest}}. Fragen Sie weniger Zeilen ab oder weniger von jeder.',
  'OPERATION.TOO_MANY_CALLS':
    'Die Operation braucht mehr als {{budget}} Aufrufe des Servers. Fragen Sie weniger Zeilen ab oder weniger von jeder.',

  'REQUEST.ORIGIN': 'Anfragen von einem anderen Ursprung werden abgelehnt.',
  'REQUEST.SITE': 'Anfragen von einer anderen Website werden abgelehnt.',
  'REQUEST.GUARD':
    'Senden Sie den Header X-Requested-With: {{value}} oder Authorization: Bearer mit einem Sitzungstoken.',
  'REQUEST.BEARER': 'Senden Sie den Header Authorization: Bearer mit einem Sitzungstoken.',
  'REQUEST.CURRENCY': 'CC ist kein Währungscode.',
  'REQUEST.GET': 'Senden Sie GET.',
  'REQUEST.POST': 'Senden Sie POST.',
  'REQUEST.JSON': 'Senden Sie application/json.',
  'REQUEST.TOO_LARGE': 'Der Inhalt der Anfrage ist größer als {{max}} Byte.',
  'REQUEST.NOT_UTF8': 'Der Inhalt der Anfrage ist kein UTF-8.',
  'REQUEST.REPEATED_HEADER': 'Senden Sie Host und Authorization nur einmal.',
  'REQUEST.ADDRESS': 'Die Adresse ist länger als {{max}} Zeichen.',

  'UPLOAD.TOO_LARGE': 'Die Datei ist größer als {{max}} MB.',
  'UPLOAD.NO_FILE': 'Senden Sie eine Datei.',
  'UPLOAD.CUT': 'Die Anfrage ist zu früh abgebrochen. Senden Sie die Datei erneut.',
  'UPLOAD.NOT_MULTIPART': 'Der Inhalt der Anfrage ist nicht multipart oder endet zu früh.',
  'UPLOAD.NO_BOUNDARY': 'Im Inhaltstyp fehlt boundary.',
  'UPLOAD.PARTS': 'Senden Sie operations, map und eine Datei, sonst nichts.',
  'UPLOAD.ORDER': 'Senden Sie zuerst die Felder operations und map, dann die Datei.',
  'UPLOAD.FIELD_TOO_LONG': 'operations und map dürfen jeweils höchstens {{max}} Byte haben.',
  'UPLOAD.NOT_UTF8': 'operations und map müssen UTF-8 sein.',
  'UPLOAD.NOT_JSON': '{{field}} ist kein JSON-Objekt.',
  'UPLOAD.MAP': 'map muss eine Datei mit dem Namen ihres Teils und einen Pfad für sie nennen.',
  'UPLOAD.PATH': 'Der Pfad in map muss zu einem null in den Variablen führen.',
  'UPLOAD.ONE_FIELD': 'Eine Operation mit einer Datei darf nur ein Feld auswählen.',

  'BULK.TOO_MANY': 'Zurzeit laufen zu viele Massenabfragen. Versuchen Sie es erneut, wenn eine beendet ist.',
  'BULK.STOPPING': 'Das Gateway wird neu gestartet. Setzen Sie nach dem letzten Cursor fort.',
  'BULK.NO_MORE_ROWS':
    'Die Liste hat weitere Zeilen, aber der Server hat keine geliefert. Setzen Sie nach dem letzten Cursor fort.',
  'BULK.NOT_READ': 'Die Liste konnte nicht gelesen werden. Setzen Sie nach dem letzten Cursor fort.',
  'BULK.ROW_TOO_EXPENSIVE':
    'Schon eine einzige Zeile braucht zu viele Aufrufe des Servers. Fragen Sie weniger von jeder Zeile ab.',
  'BULK.NOT_JSON': 'Der Inhalt der Anfrage ist kein JSON.',
  'BULK.NOT_AN_OBJECT': 'Der Inhalt der Anfrage ist kein JSON-Objekt.',
  'BULK.UNKNOWN_KEY': 'Unbekannter Schlüssel {{key}}.',
  'BULK.QUERY': 'Senden Sie „query“.',
  'BULK.VARIABLES': '„variables“ muss ein Objekt sein.',
  'BULK.OPERATION_NAME': '„operationName“ muss ein Text sein.',
  'BULK.AFTER': '„after“ muss ein Cursor sein.',
  'BULK.OPERATION': 'Nennen Sie in „operationName“ eine der Operationen des Dokuments.',
  'BULK.QUERY_ONLY': 'Nur eine Query lässt sich als Massenabfrage lesen.',
  'BULK.ONE_CONNECTION':
    'Eine Massenabfrage liest genau eine Connection, auf der obersten Ebene oder unter viewer, und kein weiteres Feld: {{example}}.',
  'BULK.WINDOW':
    'Lassen Sie first, last, after und before weg: Das Gateway wählt die Seiten. Um fortzusetzen, senden Sie „after“ neben „query“.',
  'BULK.EDGES':
    'Wählen Sie von der Connection nur {{example}} und sonst nichts aus: Jede Zeile der Liste wird eine Zeile der Antwort.',

  'EXPORT.PARAMETER': 'Unbekannter Parameter {{name}}.',
  'EXPORT.ONE_OF': '{{name}} muss einer dieser Werte sein: {{values}}.',
  'EXPORT.SOME_OF': '{{name}} muss einige dieser Werte enthalten, durch Kommas getrennt: {{values}}.',
  'EXPORT.REQUIRED': '{{name}} fehlt, zum Beispiel {{example}}.',
  'EXPORT.IDS': '{{name}} muss eine Liste von höchstens {{max}} IDs sein, durch Kommas getrennt.',
  'EXPORT.MONTH': '{{name}} muss ein Monat sein, zum Beispiel 2026-01.',
  'EXPORT.NUMBER': '{{name}} muss eine Zahl von {{min}} bis {{max}} sein.',
  'EXPORT.LENGTH': '{{name}} darf nicht länger als {{max}} Zeichen sein.',
  'EXPORT.PERIOD': 'Senden Sie month oder from und until.',
  'EXPORT.RANGE': 'until darf nicht vor from liegen und höchstens {{days}} Tage umfassen.',
  'EXPORT.CURRENCY': '{{name}} muss ein Währungscode sein, zum Beispiel EUR.',
  'EXPORT.PRESET_CSV': 'Eine Vorlage ist eine CSV-Datei.',
  'EXPORT.YEAR': 'from und until müssen in dem Geschäftsjahr liegen, das an yearStart beginnt.',
  'EXPORT.ONLY_EUR': 'Diese Vorlage enthält nur Dokumente in EUR.',
  'EXPORT.SUPPLIER_DIGITS': 'supplier muss eine Stelle mehr haben als account.',
  'EXPORT.DAY': '{{name}} muss ein Tag sein, zum Beispiel 2026-01-31.',
  'EXPORT.UNREADABLE': 'Bestellungen, die nicht gelesen werden konnten: {{orders}}',
  'EXPORT.UNREADABLE_DOCUMENTS': 'Dokumente, die nicht gelesen werden konnten: {{documents}}',
  'CALENDAR.NAME': 'Lieferkalender',
  'CALENDAR.PRE_ORDER': 'Vorbestellung {{order}}',
  'CALENDAR.BACKORDER': 'Rückstand: {{article}} × {{qty}}',
  'CALENDAR.SHIPMENT': 'Sendung {{reference}}',
  'CALENDAR.ORDERS': 'Bestellungen: {{orders}}',
  'CALENDAR.INCOMPLETE':
    'Ein Teil des Lieferkalenders kann gerade nicht gelesen werden. Bitte versuchen Sie es später erneut.',
  'PACK.LATE': 'Nicht rechtzeitig gelesen.',
  'PACK.NO_FILE': 'Der Server hat keine Datei gesendet.',
  'PACK.NOT_LISTED': 'Nicht in den Listen dieser Tage und Arten.',
};
