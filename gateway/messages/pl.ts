import type { Catalogue } from './catalogue.ts';

/** Polish. */
export const pl: Catalogue = {
  'ERROR.UNAUTHENTICATED': 'Nie jesteś zalogowany. Zaloguj się i spróbuj ponownie.',
  'ERROR.FORBIDDEN': 'Nie masz uprawnień do tej czynności.',
  'ERROR.NOT_FOUND': 'Nie znaleziono.',
  'ERROR.CONFIRMATION_REQUIRED': 'Potwierdź.',
  'ERROR.BAD_REQUEST': 'Żądanie zostało odrzucone.',
  'ERROR.METHOD_NOT_ALLOWED': 'Wyślij GET lub POST.',
  'ERROR.LENGTH_REQUIRED': 'Podaj długość treści w nagłówku Content-Length.',
  'ERROR.TOO_LARGE': 'Żądanie jest za duże.',
  'ERROR.UNSUPPORTED_MEDIA_TYPE': 'Wyślij application/json, a z plikiem multipart/form-data.',
  'ERROR.UPSTREAM_ERROR': 'Na serwerze wystąpił błąd. Spróbuj ponownie później.',
  'ERROR.UPSTREAM_TIMEOUT': 'Serwer nie odpowiedział na czas. Spróbuj ponownie później.',
  'ERROR.UPSTREAM_UNAVAILABLE': 'Serwer jest teraz nieosiągalny. Spróbuj ponownie później.',
  'ERROR.IDEMPOTENCY_KEY_REUSED': 'Ten idempotencyKey był już użyty z innymi danymi. Użyj nowego.',
  'ERROR.TOO_MANY_KEYS': 'W ciągu 24 godzin użyto zbyt wielu kluczy idempotencji. Nic nie zostało zmienione.',
  'ERROR.WRITES_UNAVAILABLE':
    'Zmiany są teraz niemożliwe. Nic nie zostało zmienione. Spróbuj ponownie później.',
  'ERROR.TOO_MANY_REQUESTS': 'Trwa zbyt wiele żądań. Spróbuj ponownie później.',
  'ERROR.GATEWAY_STOPPING': 'Brama jest ponownie uruchamiana. Spróbuj ponownie za chwilę.',
  'ERROR.INTERNAL_SERVER_ERROR': 'Coś poszło nie tak. Spróbuj ponownie później.',

  'OUTCOME.CART': 'Nie wiemy, czy operacja się powiodła. Zanim spróbujesz ponownie, sprawdź koszyk.',
  'OUTCOME.ORDERS': 'Nie wiemy, czy operacja się powiodła. Zanim spróbujesz ponownie, sprawdź zamówienia.',
  'OUTCOME.MAILBOX':
    'Nie wiemy, czy operacja się powiodła. Zanim spróbujesz ponownie, sprawdź skrzynkę pocztową.',
  'OUTCOME.PAGE':
    'Nie wiemy, czy operacja się powiodła. Zanim spróbujesz ponownie, odśwież stronę i sprawdź.',

  'LOGIN.WRONG': 'Błędna nazwa użytkownika lub błędne hasło.',
  'LOGIN.NO_SESSION': 'Logowanie przyjęto, ale sesja nie została rozpoczęta. Spróbuj ponownie.',
  'LOGIN.TOO_MANY_ATTEMPTS_one': 'Zbyt wiele prób. Spróbuj ponownie za {{count}} minutę.',
  'LOGIN.TOO_MANY_ATTEMPTS_few': 'Zbyt wiele prób. Spróbuj ponownie za {{count}} minuty.',
  'LOGIN.TOO_MANY_ATTEMPTS_many': 'Zbyt wiele prób. Spróbuj ponownie za {{count}} minut.',
  'LOGIN.TOO_MANY_ATTEMPTS_other': 'Zbyt wiele prób. Spróbuj ponownie za {{count}} minuty.',

  'INPUT.ID': '{{id}} nie jest prawidłowym id typu {{type}}.',
  'INPUT.KEY': 'idempotencyKey musi mieć od 1 do 200 drukowalnych znaków ASCII bez spacji.',
  'INPUT.NOT_UNICODE': 'Tekst nie jest prawidłowym Unicode.',
  'INPUT.TOO_LONG': 'Tekst jest za długi. Dozwolona liczba znaków: {{max}}.',
  'INPUT.TOO_LONG_TOGETHER': 'Wartości są razem za długie. Dozwolona liczba znaków: {{max}}.',
  'INPUT.TOO_MANY_ENTRIES': 'Liczba elementów listy: {{entries}}; dozwolone: {{max}}.',
  'INPUT.TOO_MANY_LINES': 'Dozwolona liczba wierszy naraz: {{max}}; na tej liście: {{lines}}.',
  'INPUT.TOO_MANY_COMBINATIONS': 'Największa liczba kombinacji do porównania naraz: {{max}}.',
  'INPUT.ITEMS_OR_FILTER': 'Wyślij albo items, albo filter.',

  'LIST.FIRST_OR_LAST': 'Wyślij albo first, albo last.',
  'LIST.SIZE': '{{argument}} to {{size}}; dozwolone od 1 do {{max}}.',
  'LIST.CURSOR': '{{argument}} nie jest kursorem tej listy: {{cursor}}.',
  'LIST.END_UNKNOWN': 'Serwer nie podaje, gdzie kończy się ta lista. Czytaj ją od początku.',

  'ORDER_DESK.NOT_READABLE': 'Nie udało się odczytać odpowiedzi serwera dla tego numeru.',

  'OPERATION.MISSING': 'Wyślij query albo documentId znanej operacji.',
  'OPERATION.UNKNOWN_ID': 'Żadna operacja nie ma tego documentId.',
  'OPERATION.OWN_ONLY': 'Sesja przeglądarki wykonuje tylko operacje klienta.',
  'OPERATION.TOO_LONG': 'Dokument jest za długi. Dozwolona liczba znaków: {{max}}.',
  'OPERATION.TOO_MANY_TOKENS': 'Dokument ma zbyt wiele tokenów. Dozwolona liczba: {{max}}.',
  'OPERATION.TOO_DEEP': 'Dokument jest zbyt głęboko zagnieżdżony.',
  'OPERATION.DEPTH': 'Głębokość pól operacji: {{size}}; dozwolona: {{max}}.',
  'OPERATION.FIELDS': 'Liczba pól operacji: {{size}}; dozwolona: {{max}}.',
  'OPERATION.ALIASES': 'Liczba aliasów operacji: {{size}}; dozwolona: {{max}}.',
  'OPERATION.DIRECTIVES': 'Liczba dyrektyw operacji: {{size}}; dozwolona: {{max}}.',
  'OPERATION.REPETITIONS': 'Liczba powtórzeń jednego pola w operacji: {{size}}; dozwolona: {{max}}.',
  'OPERATION.DEFINITIONS': 'Liczba definicji w dokumencie: {{size}}; dozwolona: {{max}}.',
  'OPERATION.TOO_EXPENSIVE':
    'Liczba wywołań serwera dla tej operacji: {{calls}}; dozwolona: {{budget}}. Najwięcej wymaga: {{largest}}. Poproś o mniej wierszy lub o mniej danych w każdym.',
  'OPERATION.TOO_MANY_CALLS':
    'Operacja wymaga zbyt wielu wywołań serwera; dozwolona liczba: {{budget}}. Poproś o mniej wierszy lub o mniej danych w każdym.',

  'REQUEST.ORIGIN': 'Żądania z innego źródła są odrzucane.',
  'REQUEST.SITE': 'Żądania z innej witryny są odrzucane.',
  'REQUEST.GUARD': 'Wyślij nagłówek X-Requested-With: {{value}} albo Authorization: Bearer z tokenem sesji.',
  'REQUEST.BEARER': 'Wyślij nagłówek Authorization: Bearer z tokenem sesji.',
  'REQUEST.CURRENCY': 'CC nie jest kodem waluty.',
  'REQUEST.GET': 'Wyślij GET.',
  'REQUEST.POST': 'Wyślij POST.',
  'REQUEST.JSON': 'Wyślij application/json.',
  'REQUEST.TOO_LARGE': 'Treść żądania jest za duża. Dozwolona liczba bajtów: {{max}}.',
  'REQUEST.NOT_UTF8': 'Treść żądania nie jest w UTF-8.',
  'REQUEST.REPEATED_HEADER': 'Wyślij Host i Authorization tylko raz.',
  'REQUEST.ADDRESS': 'Adres jest za długi. Dozwolona liczba znaków: {{max}}.',

  'UPLOAD.TOO_LARGE': 'Plik jest większy niż {{max}} MB.',
  'UPLOAD.NO_FILE': 'Wyślij plik.',
  'UPLOAD.CUT': 'Żądanie zostało przerwane. Wyślij plik ponownie.',
  'UPLOAD.NOT_MULTIPART': 'Treść żądania nie jest multipart albo kończy się za wcześnie.',
  'UPLOAD.NO_BOUNDARY': 'W typie treści brakuje boundary.',
  'UPLOAD.PARTS': 'Wyślij operations, map i jeden plik, nic więcej.',
  'UPLOAD.ORDER': 'Wyślij najpierw pola operations i map, a potem plik.',
  'UPLOAD.FIELD_TOO_LONG': 'Pola operations i map są za duże. Dozwolona liczba bajtów w każdym: {{max}}.',
  'UPLOAD.NOT_UTF8': 'Pola operations i map muszą być w UTF-8.',
  'UPLOAD.NOT_JSON': '{{field}} nie jest obiektem JSON.',
  'UPLOAD.MAP': 'map musi wskazywać jeden plik, według nazwy jego części, i jedną ścieżkę do niego.',
  'UPLOAD.PATH': 'Ścieżka w map musi prowadzić do wartości null w zmiennych.',
  'UPLOAD.ONE_FIELD': 'Operacja z plikiem może wybierać tylko jedno pole.',

  'BULK.TOO_MANY': 'Trwa zbyt wiele odczytów zbiorczych. Spróbuj ponownie, gdy jeden się zakończy.',
  'BULK.STOPPING': 'Brama jest ponownie uruchamiana. Kontynuuj od ostatniego kursora.',
  'BULK.NO_MORE_ROWS':
    'Lista ma więcej wierszy, ale serwer ich nie przekazał. Kontynuuj od ostatniego kursora.',
  'BULK.NOT_READ': 'Nie udało się wczytać listy. Kontynuuj od ostatniego kursora.',
  'BULK.ROW_TOO_EXPENSIVE':
    'Już jeden wiersz wymaga zbyt wielu wywołań serwera. Poproś o mniej danych w każdym wierszu.',
  'BULK.NOT_JSON': 'Treść żądania nie jest w formacie JSON.',
  'BULK.NOT_AN_OBJECT': 'Treść żądania nie jest obiektem JSON.',
  'BULK.UNKNOWN_KEY': 'Nieznany klucz {{key}}.',
  'BULK.QUERY': 'Wyślij „query”.',
  'BULK.VARIABLES': '„variables” musi być obiektem.',
  'BULK.OPERATION_NAME': '„operationName” musi być tekstem.',
  'BULK.AFTER': '„after” musi być kursorem.',
  'BULK.OPERATION': 'Podaj w „operationName” jedną z operacji dokumentu.',
  'BULK.QUERY_ONLY': 'Zbiorczo można czytać tylko operacje typu query.',
  'BULK.ONE_CONNECTION':
    'Odczyt zbiorczy przyjmuje jedno połączenie (connection), na najwyższym poziomie lub w viewer, i żadnego innego pola: {{example}}.',
  'BULK.WINDOW':
    'Pomiń first, last, after i before: strony wybiera brama. Aby kontynuować, wyślij „after” obok „query”.',
  'BULK.EDGES':
    'Wybierz z połączenia tylko {{example}} i nic więcej: każdy jego wiersz staje się wierszem odpowiedzi.',

  'EXPORT.PARAMETER': 'Nieznany parametr {{name}}.',
  'EXPORT.TYPE': 'type musi mieć jedną z wartości: {{types}}.',
  'EXPORT.DAY': '{{name}} musi być dniem w postaci 2026-01-31.',
  'EXPORT.UNREADABLE': 'Zamówienia, których nie udało się wczytać: {{orders}}',
};
