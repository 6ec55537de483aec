/** Refusals in German, French, Italian, Polish, Russian and Serbian, in this order; `{}` stands for a value. */
export const refusalTexts: Readonly<Record<string, string>> = {
  'Please enter a value.':
    'Bitte geben Sie einen Wert ein.|Veuillez saisir une valeur.|Inserisca un valore.|Podaj wartość.|Введите значение.|Unesite vrednost.',
  'Please select a value.':
    'Bitte wählen Sie einen Wert aus.|Veuillez choisir une valeur.|Selezioni un valore.|Wybierz wartość.|Выберите значение.|Izaberite vrednost.',
  'Please add a value.':
    'Bitte fügen Sie einen Wert hinzu.|Veuillez ajouter une valeur.|Aggiunga un valore.|Dodaj wartość.|Добавьте значение.|Dodajte vrednost.',
  'Please enter a date.':
    'Bitte geben Sie ein Datum ein.|Veuillez saisir une date.|Inserisca una data.|Podaj datę.|Введите дату.|Unesite datum.',
  'Please enter a valid email address.':
    'Bitte geben Sie eine gültige E-Mail-Adresse ein.|Veuillez saisir une adresse e-mail valide.|Inserisca un indirizzo e-mail valido.|Podaj prawidłowy adres e-mail.|Введите действительный адрес электронной почты.|Unesite ispravnu adresu e-pošte.',
  'Please select a country.':
    'Bitte wählen Sie ein Land aus.|Veuillez choisir un pays.|Selezioni un Paese.|Wybierz kraj.|Выберите страну.|Izaberite državu.',
  'Please choose a file.':
    'Bitte wählen Sie eine Datei aus.|Veuillez choisir un fichier.|Scelga un file.|Wybierz plik.|Выберите файл.|Izaberite datoteku.',
  'Please enter the server.':
    'Bitte geben Sie den Server ein.|Veuillez saisir le serveur.|Inserisca il server.|Podaj serwer.|Введите сервер.|Unesite server.',
  'Please enter the password: the stored one belongs to another server.':
    'Bitte geben Sie das Passwort ein: Das gespeicherte gehört zu einem anderen Server.|Veuillez saisir le mot de passe\u00A0: celui qui est enregistré appartient à un autre serveur.|Inserisca la password: quella salvata appartiene a un altro server.|Podaj hasło: zapisane należy do innego serwera.|Введите пароль: сохранённый относится к другому серверу.|Unesite lozinku: sačuvana pripada drugom serveru.',
  'Please log in.':
    'Bitte melden Sie sich an.|Veuillez vous connecter.|Effettui l’accesso.|Zaloguj się.|Войдите в систему.|Prijavite se.',
  'Wrong username or password.':
    'Benutzername oder Passwort ist falsch.|Nom d’utilisateur ou mot de passe incorrect.|Nome utente o password errati.|Błędna nazwa użytkownika lub hasło.|Неверное имя пользователя или пароль.|Pogrešno korisničko ime ili lozinka.',
  'This email is registered already.':
    'Diese E-Mail-Adresse ist bereits registriert.|Cette adresse e-mail est déjà enregistrée.|Questo indirizzo e-mail è già registrato.|Ten adres e-mail jest już zarejestrowany.|Этот адрес уже зарегистрирован.|Ova adresa je već registrovana.',
  'This link is not valid any more.':
    'Dieser Link ist nicht mehr gültig.|Ce lien n’est plus valable.|Questo link non è più valido.|Ten link nie jest już ważny.|Эта ссылка больше не действует.|Ovaj link više ne važi.',
  'A new password was sent at {}. Please look for a second mail.':
    'Ein neues Passwort wurde um {} Uhr gesendet. Bitte suchen Sie nach einer zweiten E-Mail.|Un nouveau mot de passe a été envoyé à {}. Veuillez chercher un deuxième e-mail.|Una nuova password è stata inviata alle {}. Cerchi una seconda e-mail.|Nowe hasło wysłano o {}. Poszukaj drugiej wiadomości.|Новый пароль отправлен в {}. Найдите второе письмо.|Nova lozinka je poslata u {}. Potražite drugu poruku.',
  'Please enter a password that has more than blanks.':
    'Bitte geben Sie ein Passwort ein, das nicht nur aus Leerzeichen besteht.|Veuillez saisir un mot de passe qui ne contient pas que des espaces.|Inserisca una password che non sia fatta solo di spazi.|Podaj hasło, które nie składa się tylko ze spacji.|Введите пароль, состоящий не только из пробелов.|Unesite lozinku koja se ne sastoji samo od razmaka.',
  'You are not allowed to do this.':
    'Dazu sind Sie nicht berechtigt.|Vous n’êtes pas autorisé à faire cela.|Non è autorizzato a farlo.|Nie masz do tego uprawnień.|У вас нет на это прав.|Nemate dozvolu za ovo.',
  'This needs the permission {}.':
    'Dafür ist die Berechtigung {} erforderlich.|L’autorisation {} est nécessaire.|È necessaria l’autorizzazione {}.|Wymaga to uprawnienia {}.|Для этого нужно право {}.|Za ovo je potrebna dozvola {}.',
  'Something went wrong on our side.':
    'Bei uns ist etwas schiefgegangen.|Une erreur s’est produite de notre côté.|Si è verificato un errore da parte nostra.|Coś poszło nie tak po naszej stronie.|На нашей стороне произошла ошибка.|Došlo je do greške na našoj strani.',
  'At most {} characters.':
    'Höchstens {} Zeichen.|{} caractères au plus.|Al massimo {} caratteri.|Najwyżej znaków: {}.|Не более {} символов.|Najviše znakova: {}.',
  'At least {} characters.':
    'Mindestens {} Zeichen.|{} caractères au moins.|Almeno {} caratteri.|Co najmniej znaków: {}.|Не менее {} символов.|Najmanje znakova: {}.',
  'Must be at most {}.': 'Höchstens {}.|{} au plus.|Al massimo {}.|Najwyżej {}.|Не более {}.|Najviše {}.',
  'Must be at least {}.': 'Mindestens {}.|{} au moins.|Almeno {}.|Co najmniej {}.|Не менее {}.|Najmanje {}.',
  'At most two decimals.':
    'Höchstens zwei Nachkommastellen.|Deux décimales au plus.|Al massimo due decimali.|Najwyżej dwa miejsca po przecinku.|Не более двух знаков после запятой.|Najviše dve decimale.',
  'This value has the wrong form.':
    'Dieser Wert hat ein falsches Format.|Cette valeur n’a pas le bon format.|Questo valore ha un formato errato.|Ta wartość ma zły format.|Неверный формат значения.|Vrednost je u pogrešnom obliku.',
  'Please remove the control character.':
    'Bitte entfernen Sie das Steuerzeichen.|Veuillez supprimer le caractère de contrôle.|Rimuova il carattere di controllo.|Usuń znak sterujący.|Удалите управляющий символ.|Uklonite kontrolni znak.',
  'This field is not known.':
    'Dieses Feld ist unbekannt.|Ce champ est inconnu.|Questo campo è sconosciuto.|To pole jest nieznane.|Это поле неизвестно.|Ovo polje je nepoznato.',
  'This is not a number.':
    'Das ist keine Zahl.|Ce n’est pas un nombre.|Non è un numero.|To nie jest liczba.|Это не число.|Ovo nije broj.',
  'Not a day of the calendar; write DD.MM.YYYY.':
    'Kein Kalendertag; schreiben Sie TT.MM.JJJJ.|Ce n’est pas une date\u202F; écrivez JJ.MM.AAAA.|Non è una data; scriva GG.MM.AAAA.|To nie jest data; wpisz DD.MM.RRRR.|Такой даты нет; пишите ДД.ММ.ГГГГ.|Nije datum; napišite DD.MM.GGGG.',
  'The last day must not be before the first.':
    'Der letzte Tag darf nicht vor dem ersten liegen.|Le dernier jour ne peut pas précéder le premier.|L’ultimo giorno non può precedere il primo.|Ostatni dzień nie może być przed pierwszym.|Последний день не может быть раньше первого.|Poslednji dan ne može biti pre prvog.',
  'This day is in the future.':
    'Dieser Tag liegt in der Zukunft.|Ce jour est dans le futur.|Questo giorno è nel futuro.|Ten dzień jest w przyszłości.|Этот день ещё не наступил.|Ovaj dan je u budućnosti.',
  'Not found.': 'Nicht gefunden.|Introuvable.|Non trovato.|Nie znaleziono.|Не найдено.|Nije pronađeno.',
  'Article not found.':
    'Artikel nicht gefunden.|Article introuvable.|Articolo non trovato.|Nie znaleziono artykułu.|Товар не найден.|Artikal nije pronađen.',
  'Order not found.':
    'Bestellung nicht gefunden.|Commande introuvable.|Ordine non trovato.|Nie znaleziono zamówienia.|Заказ не найден.|Porudžbina nije pronađena.',
  'File not found.':
    'Datei nicht gefunden.|Fichier introuvable.|File non trovato.|Nie znaleziono pliku.|Файл не найден.|Datoteka nije pronađena.',
  'Warehouse not found.':
    'Lager nicht gefunden.|Entrepôt introuvable.|Magazzino non trovato.|Nie znaleziono magazynu.|Склад не найден.|Magacin nije pronađen.',
  'Claim not found.':
    'Vorgang nicht gefunden.|Demande SAV introuvable.|Pratica non trovata.|Nie znaleziono zgłoszenia.|Обращение не найдено.|Prijava nije pronađena.',
  'Country not found.':
    'Land nicht gefunden.|Pays introuvable.|Paese non trovato.|Nie znaleziono kraju.|Страна не найдена.|Država nije pronađena.',
  'Item not found.':
    'Position nicht gefunden.|Ligne introuvable.|Riga non trovata.|Nie znaleziono pozycji.|Позиция не найдена.|Stavka nije pronađena.',
  'Issue not found.':
    'Anfrage nicht gefunden.|Demande introuvable.|Richiesta non trovata.|Nie znaleziono sprawy.|Обращение не найдено.|Upit nije pronađen.',
  'Address not found.':
    'Adresse nicht gefunden.|Adresse introuvable.|Indirizzo non trovato.|Nie znaleziono adresu.|Адрес не найден.|Adresa nije pronađena.',
  'Shipping address not found.':
    'Lieferadresse nicht gefunden.|Adresse de livraison introuvable.|Indirizzo di consegna non trovato.|Nie znaleziono adresu dostawy.|Адрес доставки не найден.|Adresa isporuke nije pronađena.',
  'Contact not found.':
    'Kontakt nicht gefunden.|Contact introuvable.|Contatto non trovato.|Nie znaleziono kontaktu.|Контакт не найден.|Kontakt nije pronađen.',
  'Comment not found.':
    'Kommentar nicht gefunden.|Commentaire introuvable.|Commento non trovato.|Nie znaleziono komentarza.|Комментарий не найден.|Komentar nije pronađen.',
  'Account not found.':
    'Konto nicht gefunden.|Compte introuvable.|Account non trovato.|Nie znaleziono konta.|Учётная запись не найдена.|Nalog nije pronađen.',
  'User not found.':
    'Benutzer nicht gefunden.|Utilisateur introuvable.|Utente non trovato.|Nie znaleziono użytkownika.|Пользователь не найден.|Korisnik nije pronađen.',
  'Document not found.':
    'Dokument nicht gefunden.|Document introuvable.|Documento non trovato.|Nie znaleziono dokumentu.|Документ не найден.|Dokument nije pronađen.',
  'Statement not found.':
    'Kontoauszug nicht gefunden.|Relevé introuvable.|Estratto conto non trovato.|Nie znaleziono wyciągu.|Акт сверки не найден.|Izvod nije pronađen.',
  'Integration not found.':
    'Integration nicht gefunden.|Intégration introuvable.|Integrazione non trovata.|Nie znaleziono integracji.|Интеграция не найдена.|Integracija nije pronađena.',
  'Picture not found.':
    'Bild nicht gefunden.|Image introuvable.|Immagine non trovata.|Nie znaleziono zdjęcia.|Изображение не найдено.|Slika nije pronađena.',
  'Department not found.':
    'Abteilung nicht gefunden.|Service introuvable.|Reparto non trovato.|Nie znaleziono działu.|Отдел не найден.|Odeljenje nije pronađeno.',
  'Announcement not found.':
    'Mitteilung nicht gefunden.|Annonce introuvable.|Avviso non trovato.|Nie znaleziono ogłoszenia.|Объявление не найдено.|Obaveštenje nije pronađeno.',
  'Agreement not found.':
    'Vereinbarung nicht gefunden.|Accord introuvable.|Accordo non trovato.|Nie znaleziono umowy.|Соглашение не найдено.|Ugovor nije pronađen.',
  'Production request not found.':
    'Fertigungsanfrage nicht gefunden.|Demande de fabrication introuvable.|Richiesta di produzione non trovata.|Nie znaleziono zapytania o produkcję.|Заявка на производство не найдена.|Zahtev za proizvodnju nije pronađen.',
  'There are no such documents.':
    'Solche Dokumente gibt es nicht.|Ces documents n’existent pas.|Questi documenti non esistono.|Nie ma takich dokumentów.|Таких документов нет.|Nema takvih dokumenata.',
  'Your invoices have no such line.':
    'Ihre Rechnungen haben keine solche Position.|Vos factures n’ont pas cette ligne.|Le Sue fatture non hanno questa riga.|Twoje faktury nie mają takiej pozycji.|В ваших инвойсах нет такой позиции.|Vaše fakture nemaju takvu stavku.',
  'This article is no longer sold.':
    'Dieser Artikel wird nicht mehr verkauft.|Cet article n’est plus vendu.|Questo articolo non è più in vendita.|Ten artykuł nie jest już sprzedawany.|Этот товар больше не продаётся.|Ovaj artikal se više ne prodaje.',
  'This article is no longer made.':
    'Dieser Artikel wird nicht mehr hergestellt.|Cet article n’est plus fabriqué.|Questo articolo non è più prodotto.|Ten artykuł nie jest już produkowany.|Этот товар больше не производится.|Ovaj artikal se više ne proizvodi.',
  'This article is not on the wishlist.':
    'Dieser Artikel ist nicht auf dem Merkzettel.|Cet article n’est pas dans les favoris.|Questo articolo non è nella lista dei desideri.|Tego artykułu nie ma na liście życzeń.|Этого товара нет в избранном.|Ovaj artikal nije na listi želja.',
  'This article is not among your missing items.':
    'Dieser Artikel gehört nicht zu Ihren Fehlteilen.|Cet article ne fait pas partie de vos articles manquants.|Questo articolo non è tra i Suoi articoli mancanti.|Tego artykułu nie ma wśród Twoich braków.|Этого товара нет среди ваших недопоставок.|Ovaj artikal nije među vašim nedostajućim artiklima.',
  'This is not among your missing items.':
    'Das gehört nicht zu Ihren Fehlteilen.|Ceci ne fait pas partie de vos articles manquants.|Questo non è tra i Suoi articoli mancanti.|Tego nie ma wśród Twoich braków.|Этого нет среди ваших недопоставок.|Ovo nije među vašim nedostajućim artiklima.',
  'Nothing of your missing items is in stock there.':
    'Von Ihren Fehlteilen ist dort nichts auf Lager.|Aucun de vos articles manquants n’y est en stock.|Nessuno dei Suoi articoli mancanti è disponibile lì.|Żadnego z Twoich braków nie ma tam na stanie.|Ничего из ваших недопоставок там нет в наличии.|Ništa od vaših nedostajućih artikala tamo nije na stanju.',
  'All of these items have been ordered already.':
    'Alle diese Positionen wurden bereits bestellt.|Tous ces articles ont déjà été commandés.|Tutti questi articoli sono già stati ordinati.|Wszystkie te pozycje zostały już zamówione.|Все эти позиции уже заказаны.|Sve ove stavke su već poručene.',
  'This line is not in the cart.':
    'Diese Position ist nicht im Warenkorb.|Cette ligne n’est pas dans le panier.|Questa riga non è nel carrello.|Tej pozycji nie ma w koszyku.|Этой позиции нет в корзине.|Ova stavka nije u korpi.',
  'The quantity must be a multiple of {}.':
    'Die Menge muss ein Vielfaches von {} sein.|La quantité doit être un multiple de {}.|La quantità deve essere un multiplo di {}.|Ilość musi być wielokrotnością {}.|Количество должно быть кратно {}.|Količina mora biti deljiva sa {}.',
  'The quantity must be a whole number from 1 to 999999':
    'Die Menge muss eine ganze Zahl von 1 bis 999999 sein|La quantité doit être un nombre entier de 1 à 999999|La quantità deve essere un numero intero da 1 a 999999|Ilość musi być liczbą całkowitą od 1 do 999999|Количество должно быть целым числом от 1 до 999999|Količina mora biti ceo broj od 1 do 999999',
  'The article number is missing':
    'Die Artikelnummer fehlt|La référence manque|Manca il codice articolo|Brakuje numeru artykułu|Нет артикула|Nedostaje broj artikla',
  'The quantity is missing':
    'Die Menge fehlt|La quantité manque|Manca la quantità|Brakuje ilości|Нет количества|Nedostaje količina',
  'The cart holds at most {} of an article.':
    'Der Warenkorb fasst höchstens {} Stück eines Artikels.|Le panier accepte au plus {} pièces d’un article.|Il carrello accetta al massimo {} pezzi di un articolo.|Koszyk mieści najwyżej {} szt. artykułu.|В корзине может быть не более {} шт. одного товара.|Korpa prima najviše {} komada jednog artikla.',
  'Enter 1 to 999,999 pieces.':
    'Geben Sie 1 bis 999.999 Stück ein.|Saisissez de 1 à 999\u202F999 pièces.|Inserisca da 1 a 999.999 pezzi.|Podaj od 1 do 999\u00A0999 sztuk.|Введите от 1 до 999\u00A0999 штук.|Unesite od 1 do 999.999 komada.',
  'Enter a price from 0 to 1,000,000.':
    'Geben Sie einen Preis von 0 bis 1.000.000 ein.|Saisissez un prix de 0 à 1\u202F000\u202F000.|Inserisca un prezzo da 0 a 1.000.000.|Podaj cenę od 0 do 1\u00A0000\u00A0000.|Введите цену от 0 до 1\u00A0000\u00A0000.|Unesite cenu od 0 do 1.000.000.',
  'Enter 0 or more kilometres.':
    'Geben Sie 0 oder mehr Kilometer ein.|Saisissez 0 kilomètre ou plus.|Inserisca 0 o più chilometri.|Podaj 0 lub więcej kilometrów.|Введите 0 или больше километров.|Unesite 0 ili više kilometara.',
  'You cannot order from this warehouse.':
    'Aus diesem Lager können Sie nicht bestellen.|Vous ne pouvez pas commander dans cet entrepôt.|Non può ordinare da questo magazzino.|Nie możesz zamawiać z tego magazynu.|Вы не можете заказывать с этого склада.|Ne možete da poručujete iz ovog magacina.',
  'There is no warehouse you could order from.':
    'Es gibt kein Lager, aus dem Sie bestellen können.|Il n’y a aucun entrepôt où vous pouvez commander.|Non c’è alcun magazzino da cui possa ordinare.|Nie ma magazynu, z którego możesz zamawiać.|Нет склада, с которого вы можете заказывать.|Nema magacina iz kog možete da poručujete.',
  'The order exceeds your credit limit by {}.':
    'Die Bestellung übersteigt Ihr Kreditlimit um {}.|La commande dépasse votre limite de crédit de {}.|L’ordine supera il Suo limite di credito di {}.|Zamówienie przekracza Twój limit kredytowy o {}.|Заказ превышает ваш кредитный лимит на {}.|Porudžbina premašuje vaš kreditni limit za {}.',
  'Order {} is no longer in the checkout.':
    'Die Bestellung {} ist nicht mehr im Bestellabschluss.|La commande {} n’est plus en validation.|L’ordine {} non è più nel checkout.|Zamówienia {} nie ma już w finalizacji.|Заказ {} больше не на оформлении.|Porudžbina {} više nije u završetku.',
  'Payment is not available.':
    'Die Zahlung ist nicht verfügbar.|Le paiement n’est pas disponible.|Il pagamento non è disponibile.|Płatność jest niedostępna.|Оплата недоступна.|Plaćanje nije dostupno.',
  'No carrier delivers to this address.':
    'Kein Versanddienst liefert an diese Adresse.|Aucun transporteur ne livre à cette adresse.|Nessun corriere consegna a questo indirizzo.|Żaden przewoźnik nie dostarcza pod ten adres.|Ни один перевозчик не доставляет по этому адресу.|Nijedan prevoznik ne isporučuje na ovu adresu.',
  'The default address cannot be deleted.':
    'Die Standardadresse kann nicht gelöscht werden.|L’adresse par défaut ne peut pas être supprimée.|L’indirizzo predefinito non può essere eliminato.|Nie można usunąć adresu domyślnego.|Адрес по умолчанию нельзя удалить.|Podrazumevana adresa ne može da se obriše.',
  'Only a shipping address can be made the default.':
    'Nur eine Lieferadresse kann Standardadresse werden.|Seule une adresse de livraison peut devenir l’adresse par défaut.|Solo un indirizzo di consegna può diventare predefinito.|Tylko adres dostawy może być domyślny.|Адресом по умолчанию может быть только адрес доставки.|Samo adresa isporuke može da bude podrazumevana.',
  'Country {} is not in the list of countries.':
    'Das Land {} steht nicht in der Länderliste.|Le pays {} n’est pas dans la liste des pays.|Il Paese {} non è nell’elenco dei Paesi.|Kraju {} nie ma na liście krajów.|Страны {} нет в списке стран.|Država {} nije na listi država.',
  'The file is empty.':
    'Die Datei ist leer.|Le fichier est vide.|Il file è vuoto.|Plik jest pusty.|Файл пуст.|Datoteka je prazna.',
  'The file holds no lines.':
    'Die Datei enthält keine Zeilen.|Le fichier ne contient aucune ligne.|Il file non contiene righe.|Plik nie zawiera wierszy.|В файле нет строк.|Datoteka nema redova.',
  'The file holds no numbers.':
    'Die Datei enthält keine Nummern.|Le fichier ne contient aucun numéro.|Il file non contiene codici.|Plik nie zawiera numerów.|В файле нет номеров.|Datoteka nema brojeva.',
  'The file is not text in UTF-8 or UTF-16.':
    'Die Datei ist kein Text in UTF-8 oder UTF-16.|Le fichier n’est pas du texte en UTF-8 ou UTF-16.|Il file non è un testo in UTF-8 o UTF-16.|Plik nie jest tekstem w UTF-8 ani UTF-16.|Файл не является текстом в UTF-8 или UTF-16.|Datoteka nije tekst u UTF-8 ili UTF-16.',
  'The file holds {} numbers, at most {} can be searched at once.':
    'Die Datei enthält {} Nummern, höchstens {} können auf einmal gesucht werden.|Le fichier contient {} numéros, on peut en chercher {} au plus à la fois.|Il file contiene {} codici, se ne possono cercare al massimo {} per volta.|Numerów w pliku: {}, naraz można szukać najwyżej {}.|Номеров в файле: {}, за один раз можно искать не более {}.|Brojeva u datoteci: {}, odjednom se može tražiti najviše {}.',
  'The file has more than {} lines.':
    'Die Datei hat mehr als {} Zeilen.|Le fichier a plus de {} lignes.|Il file ha più di {} righe.|Plik ma więcej wierszy niż {}.|В файле больше {} строк.|Datoteka ima više redova od {}.',
  'The file is larger than {} MB.':
    'Die Datei ist größer als {}\u00A0MB.|Le fichier dépasse {}\u00A0Mo.|Il file supera {}\u00A0MB.|Plik ma ponad {}\u00A0MB.|Файл больше {}\u00A0МБ.|Datoteka je veća od {}\u00A0MB.',
  'The file must be .csv or .txt.':
    'Die Datei muss .csv oder .txt sein.|Le fichier doit être .csv ou .txt.|Il file deve essere .csv o .txt.|Plik musi być .csv lub .txt.|Файл должен быть .csv или .txt.|Datoteka mora biti .csv ili .txt.',
  'An item has at most {} files.':
    'Eine Position hat höchstens {} Dateien.|Une ligne a au plus {} fichiers.|Una riga ha al massimo {} file.|Pozycja ma najwyżej {} plików.|У позиции не более {} файлов.|Stavka ima najviše {} datoteka.',
  'Too many articles match for one file. Please narrow the search.':
    'Für eine Datei passen zu viele Artikel. Bitte schränken Sie die Suche ein.|Trop d’articles correspondent pour un seul fichier. Veuillez affiner la recherche.|Troppi articoli per un solo file. Restringa la ricerca.|Zbyt wiele artykułów na jeden plik. Zawęź wyszukiwanie.|Слишком много товаров для одного файла. Сузьте поиск.|Previše artikala za jednu datoteku. Suzite pretragu.',
  'Only wholesale users can be impersonated.':
    'Nur als Geschäftskunde kann gehandelt werden.|On ne peut agir qu’au nom de clients professionnels.|Si può agire solo per conto di clienti all’ingrosso.|Można działać tylko w imieniu klientów hurtowych.|Действовать можно только от имени оптовых клиентов.|Može se delovati samo u ime veleprodajnih kupaca.',
  'This user has no business to act for.':
    'Dieser Benutzer hat kein Unternehmen, für das er handelt.|Cet utilisateur n’a aucune entreprise pour laquelle agir.|Questo utente non ha un’azienda per cui agire.|Ten użytkownik nie ma firmy, w której imieniu działa.|У этого пользователя нет компании.|Ovaj korisnik nema firmu u čije ime deluje.',
  'This is none of your businesses.':
    'Das ist keines Ihrer Unternehmen.|Ce n’est pas l’une de vos entreprises.|Non è una delle Sue aziende.|To nie jest Twoja firma.|Это не ваша компания.|Ovo nije vaša firma.',
  'You cannot change the account you are logged in with.':
    'Das Konto, mit dem Sie angemeldet sind, können Sie nicht ändern.|Vous ne pouvez pas modifier le compte avec lequel vous êtes connecté.|Non può modificare l’account con cui ha effettuato l’accesso.|Nie możesz zmienić konta, na które jesteś zalogowany.|Нельзя изменить учётную запись, под которой вы вошли.|Ne možete da menjate nalog kojim ste prijavljeni.',
  'This Idempotency-Key was used for another request.':
    'Dieser Idempotency-Key wurde bereits für eine andere Anfrage verwendet.|Cette Idempotency-Key a déjà servi pour une autre requête.|Questa Idempotency-Key è già stata usata per un’altra richiesta.|Ten Idempotency-Key został użyty w innym żądaniu.|Этот Idempotency-Key уже использован в другом запросе.|Ovaj Idempotency-Key je već upotrebljen za drugi zahtev.',
  'At most {} of these pieces can still be claimed.':
    'Höchstens {} dieser Stücke können noch reklamiert oder zurückgegeben werden.|Au plus {} de ces pièces peuvent encore faire l’objet d’une demande.|Al massimo {} di questi pezzi possono ancora essere oggetto di una pratica.|Można jeszcze zgłosić najwyżej {} z tych sztuk.|Обращение возможно не более чем по {} шт.|Može se prijaviti još najviše {} od ovih komada.',
  'All pieces of this invoice line have been claimed already.':
    'Alle Stücke dieser Rechnungsposition wurden bereits reklamiert oder zurückgegeben.|Toutes les pièces de cette ligne ont déjà fait l’objet d’une demande.|Tutti i pezzi di questa riga sono già oggetto di una pratica.|Wszystkie sztuki tej pozycji zostały już zgłoszone.|По всем штукам этой позиции уже есть обращение.|Svi komadi ove stavke su već prijavljeni.',
  'This invoice is in {}, others are in {}. Make separate claims.':
    'Diese Rechnung ist in {}, andere sind in {}. Legen Sie getrennte Vorgänge an.|Cette facture est en {}, d’autres sont en {}. Créez des demandes séparées.|Questa fattura è in {}, altre sono in {}. Crei pratiche separate.|Ta faktura jest w {}, inne są w {}. Utwórz osobne zgłoszenia.|Этот инвойс в {}, другие в {}. Создайте отдельные обращения.|Ova faktura je u {}, druge su u {}. Napravite odvojene prijave.',
  'The invoice has this article at {} {}.':
    'Auf der Rechnung kostet dieser Artikel {}\u00A0{}.|La facture indique cet article à {}\u00A0{}.|Sulla fattura questo articolo costa {}\u00A0{}.|Na fakturze ten artykuł kosztuje {}\u00A0{}.|В инвойсе цена этого товара {}\u00A0{}.|Na fakturi ovaj artikal košta {}\u00A0{}.',
  'This is less than the mileage at fitting.':
    'Das ist weniger als der Kilometerstand beim Einbau.|C’est moins que le kilométrage au montage.|È inferiore al chilometraggio al montaggio.|To mniej niż przebieg przy montażu.|Это меньше пробега при установке.|Ovo je manje od kilometraže pri ugradnji.',
  'The fault cannot appear before the part was fitted.':
    'Der Fehler kann nicht vor dem Einbau auftreten.|Le défaut ne peut pas apparaître avant le montage.|Il difetto non può comparire prima del montaggio.|Usterka nie może wystąpić przed montażem.|Неисправность не может появиться до установки.|Kvar ne može da nastane pre ugradnje.',
  'This item has been decided, so its files cannot be changed.':
    'Über diese Position ist entschieden, daher können ihre Dateien nicht geändert werden.|Cette ligne est décidée, ses fichiers ne peuvent plus être modifiés.|Su questa riga è stato deciso, i file non si possono più modificare.|Ta pozycja jest rozpatrzona, więc nie można zmienić jej plików.|По этой позиции принято решение, файлы изменить нельзя.|O ovoj stavci je odlučeno, pa njene datoteke ne mogu da se menjaju.',
  'Nothing is asked about this item at the moment, so it cannot be changed.':
    'Zu dieser Position ist gerade nichts gefragt, daher kann sie nicht geändert werden.|Rien n’est demandé sur cette ligne pour l’instant, elle ne peut pas être modifiée.|Al momento non è richiesto nulla su questa riga, non si può modificare.|W tej chwili o nic nie pytamy w tej pozycji, więc nie można jej zmienić.|Сейчас по этой позиции нет вопросов, изменить её нельзя.|Trenutno nema pitanja o ovoj stavci, pa ne može da se menja.',
  'No price list is scheduled.':
    'Es ist keine Preisliste geplant.|Aucun tarif n’est planifié.|Nessun listino è programmato.|Nie zaplanowano cennika.|Прайс-лист не запланирован.|Nijedan cenovnik nije zakazan.',
  'This user works for other businesses too: only the systems can be changed here.':
    'Dieser Benutzer arbeitet auch für andere Unternehmen: Hier können nur die Systeme geändert werden.|Cet utilisateur travaille aussi pour d’autres entreprises\u00A0: seuls les systèmes peuvent être modifiés ici.|Questo utente lavora anche per altre aziende: qui si possono modificare solo i sistemi.|Ten użytkownik pracuje też dla innych firm: tutaj można zmienić tylko systemy.|Этот пользователь работает и в других компаниях: здесь можно изменить только системы.|Ovaj korisnik radi i za druge firme: ovde mogu da se menjaju samo sistemi.',
  'This system is chosen in another row.':
    'Dieses System ist in einer anderen Zeile gewählt.|Ce système est choisi dans une autre ligne.|Questo sistema è scelto in un’altra riga.|Ten system wybrano w innym wierszu.|Эта система выбрана в другой строке.|Ovaj sistem je izabran u drugom redu.',
  'The server was not found, or its address is not a public one.':
    'Der Server wurde nicht gefunden, oder seine Adresse ist nicht öffentlich.|Le serveur est introuvable ou son adresse n’est pas publique.|Il server non è stato trovato o il suo indirizzo non è pubblico.|Nie znaleziono serwera lub jego adres nie jest publiczny.|Сервер не найден, или его адрес не является публичным.|Server nije pronađen ili njegova adresa nije javna.',
  'The server refused the user name or the password.':
    'Der Server hat Benutzername oder Passwort abgelehnt.|Le serveur a refusé le nom d’utilisateur ou le mot de passe.|Il server ha rifiutato il nome utente o la password.|Serwer odrzucił nazwę użytkownika lub hasło.|Сервер отклонил имя пользователя или пароль.|Server je odbio korisničko ime ili lozinku.',
  'The server did not answer in time.':
    'Der Server hat nicht rechtzeitig geantwortet.|Le serveur n’a pas répondu à temps.|Il server non ha risposto in tempo.|Serwer nie odpowiedział na czas.|Сервер не ответил вовремя.|Server nije odgovorio na vreme.',
  'The server cannot be reached at this port.':
    'Der Server ist an diesem Port nicht erreichbar.|Le serveur est injoignable sur ce port.|Il server non è raggiungibile su questa porta.|Serwer jest nieosiągalny na tym porcie.|Сервер недоступен на этом порту.|Server nije dostupan na ovom portu.',
  'The path is not a folder.':
    'Der Pfad ist kein Ordner.|Le chemin n’est pas un dossier.|Il percorso non è una cartella.|Ścieżka nie jest folderem.|Путь не является папкой.|Putanja nije fascikla.',
  'The folder cannot be opened.':
    'Der Ordner kann nicht geöffnet werden.|Le dossier ne peut pas être ouvert.|La cartella non si può aprire.|Nie można otworzyć folderu.|Папку нельзя открыть.|Fascikla ne može da se otvori.',
  'The server accepts only encrypted connections. Please switch TLS on.':
    'Der Server nimmt nur verschlüsselte Verbindungen an. Bitte schalten Sie TLS ein.|Le serveur n’accepte que les connexions chiffrées. Veuillez activer TLS.|Il server accetta solo connessioni cifrate. Attivi TLS.|Serwer przyjmuje tylko połączenia szyfrowane. Włącz TLS.|Сервер принимает только шифрованные соединения. Включите TLS.|Server prihvata samo šifrovane veze. Uključite TLS.',
  'Only the passive mode is offered. Please switch it on.':
    'Es wird nur der passive Modus angeboten. Bitte schalten Sie ihn ein.|Seul le mode passif est proposé. Veuillez l’activer.|È offerta solo la modalità passiva. La attivi.|Dostępny jest tylko tryb pasywny. Włącz go.|Доступен только пассивный режим. Включите его.|Nudi se samo pasivni režim. Uključite ga.',
  'The server did not take the file.':
    'Der Server hat die Datei nicht angenommen.|Le serveur n’a pas pris le fichier.|Il server non ha accettato il file.|Serwer nie przyjął pliku.|Сервер не принял файл.|Server nije primio datoteku.',
  'The server could not store the file. It may be full.':
    'Der Server konnte die Datei nicht speichern. Er ist vielleicht voll.|Le serveur n’a pas pu enregistrer le fichier. Il est peut-être plein.|Il server non ha potuto salvare il file. Forse è pieno.|Serwer nie mógł zapisać pliku. Może być pełny.|Сервер не смог сохранить файл. Возможно, он переполнен.|Server nije mogao da sačuva datoteku. Možda je pun.',
  'The connection broke off before the whole file had arrived. The file that was there is unchanged.':
    'Die Verbindung brach ab, bevor die ganze Datei angekommen war. Die vorhandene Datei ist unverändert.|La connexion a été interrompue avant l’arrivée du fichier entier. Le fichier présent est inchangé.|La connessione si è interrotta prima dell’arrivo del file intero. Il file presente è invariato.|Połączenie zostało przerwane, zanim dotarł cały plik. Poprzedni plik pozostał bez zmian.|Соединение прервалось до получения всего файла. Прежний файл не изменён.|Veza se prekinula pre nego što je stigla cela datoteka. Postojeća datoteka je nepromenjena.',
  'The server took the file under another name, but did not let it be renamed.':
    'Der Server hat die Datei unter anderem Namen angenommen, ließ sie aber nicht umbenennen.|Le serveur a pris le fichier sous un autre nom, mais n’a pas permis de le renommer.|Il server ha accettato il file con un altro nome, ma non ha permesso di rinominarlo.|Serwer przyjął plik pod inną nazwą, ale nie pozwolił zmienić nazwy.|Сервер принял файл под другим именем, но не дал его переименовать.|Server je primio datoteku pod drugim imenom, ali nije dozvolio preimenovanje.',
  'The server offers no TLS. Please switch TLS off, or have it switched on at the server.':
    'Der Server bietet kein TLS an. Bitte schalten Sie TLS aus, oder lassen Sie es auf dem Server einschalten.|Le serveur n’offre pas TLS. Veuillez désactiver TLS ou le faire activer sur le serveur.|Il server non offre TLS. Disattivi TLS o lo faccia attivare sul server.|Serwer nie oferuje TLS. Wyłącz TLS albo poproś o włączenie go na serwerze.|Сервер не поддерживает TLS. Выключите TLS или попросите включить его на сервере.|Server ne nudi TLS. Isključite TLS ili neka ga uključe na serveru.',
  'The server accepts no data in passive mode at its own address.':
    'Der Server nimmt im passiven Modus an seiner Adresse keine Daten an.|Le serveur n’accepte aucune donnée en mode passif à sa propre adresse.|Il server non accetta dati in modalità passiva al proprio indirizzo.|Serwer nie przyjmuje danych w trybie pasywnym pod własnym adresem.|Сервер не принимает данные в пассивном режиме по своему адресу.|Server ne prima podatke u pasivnom režimu na svojoj adresi.',
  "The encrypted connection failed. The server's certificate must be valid for its name.":
    'Die verschlüsselte Verbindung ist fehlgeschlagen. Das Zertifikat des Servers muss für seinen Namen gültig sein.|La connexion chiffrée a échoué. Le certificat du serveur doit être valable pour son nom.|La connessione cifrata non è riuscita. Il certificato del server deve essere valido per il suo nome.|Połączenie szyfrowane nie powiodło się. Certyfikat serwera musi być ważny dla jego nazwy.|Не удалось установить шифрованное соединение. Сертификат сервера должен быть действителен для его имени.|Šifrovana veza nije uspela. Sertifikat servera mora da važi za njegovo ime.',
  'This is not the name of a file.':
    'Das ist kein Dateiname.|Ce n’est pas un nom de fichier.|Non è un nome di file.|To nie jest nazwa pliku.|Это не имя файла.|Ovo nije ime datoteke.',
  'One sign, such as ; or ,':
    'Ein Zeichen, zum Beispiel ; oder ,|Un seul caractère, par exemple ; ou ,|Un solo carattere, per esempio ; o ,|Jeden znak, na przykład ; lub ,|Один знак, например ; или ,|Jedan znak, na primer ; ili ,',
  'Please enter . or ,':
    'Bitte geben Sie . oder , ein.|Veuillez saisir . ou ,|Inserisca . o ,|Podaj . lub ,|Введите . или ,|Unesite . ili ,',
  'At most {} columns.':
    'Höchstens {} Spalten.|{} colonnes au plus.|Al massimo {} colonne.|Najwyżej kolumn: {}.|Не более {} столбцов.|Najviše kolona: {}.',
  'A reservation needs a container.':
    'Für eine Reservierung ist ein Container erforderlich.|Une réservation nécessite un conteneur.|Una prenotazione richiede un container.|Rezerwacja wymaga kontenera.|Для резервирования нужен контейнер.|Za rezervaciju je potreban kontejner.',
  'This is asked only for a reclamation.':
    'Diese Angabe gehört nur zu einer Reklamation.|Cette information ne concerne que les réclamations.|Questo dato riguarda solo i reclami.|Ta informacja dotyczy tylko reklamacji.|Это указывается только в рекламации.|Ovaj podatak se unosi samo uz reklamaciju.',
  'This is asked only for a return.':
    'Diese Angabe gehört nur zu einer Rückgabe.|Cette information ne concerne que les retours.|Questo dato riguarda solo i resi.|Ta informacja dotyczy tylko zwrotu.|Это указывается только при возврате.|Ovaj podatak se unosi samo uz povraćaj.',
  'A claim has at most {} items.':
    'Ein Vorgang hat höchstens {} Positionen.|Une demande contient au plus {} lignes.|Una pratica contiene al massimo {} righe.|Zgłoszenie ma najwyżej pozycji: {}.|В обращении может быть не более {} позиций.|Prijava ima najviše {} stavki.',
  'A file is gone or belongs to another item. Upload it again.':
    'Eine Datei ist nicht mehr da oder gehört zu einer anderen Position. Laden Sie sie noch einmal hoch.|Un fichier n’existe plus ou appartient à une autre ligne. Envoyez-le à nouveau.|Un file non c’è più o appartiene a un’altra riga. Lo carichi di nuovo.|Pliku już nie ma lub należy do innej pozycji. Prześlij go ponownie.|Файл удалён или относится к другой позиции. Загрузите его снова.|Datoteka više ne postoji ili pripada drugoj stavci. Otpremite je ponovo.',
  'Group not found.':
    'Gruppe nicht gefunden.|Groupe introuvable.|Gruppo non trovato.|Nie znaleziono grupy.|Группа не найдена.|Grupa nije pronađena.',
  'This is not a vehicle.':
    'Das ist kein Fahrzeug.|Ce n’est pas un véhicule.|Non è un veicolo.|To nie jest pojazd.|Это не автомобиль.|Ovo nije vozilo.',
  'Manufacturer not found.':
    'Hersteller nicht gefunden.|Constructeur introuvable.|Produttore non trovato.|Nie znaleziono producenta.|Производитель не найден.|Proizvođač nije pronađen.',
  'Model not found.':
    'Modell nicht gefunden.|Modèle introuvable.|Modello non trovato.|Nie znaleziono modelu.|Модель не найдена.|Model nije pronađen.',
  'A multipart/form-data body is needed.':
    'Die Anfrage muss einen Inhalt vom Typ multipart/form-data haben.|La requête doit avoir un contenu multipart/form-data.|La richiesta deve avere un contenuto multipart/form-data.|Żądanie musi mieć treść typu multipart/form-data.|Запрос должен иметь тело типа multipart/form-data.|Zahtev mora da ima sadržaj tipa multipart/form-data.',
  'An xls file holds at most {} rows. Please choose xlsx or csv.':
    'Eine xls-Datei fasst höchstens {} Zeilen. Bitte wählen Sie xlsx oder csv.|Un fichier xls contient au plus {} lignes. Veuillez choisir xlsx ou csv.|Un file xls contiene al massimo {} righe. Scelga xlsx o csv.|Plik xls mieści najwyżej {} wierszy. Wybierz xlsx lub csv.|Файл xls вмещает не более {} строк. Выберите xlsx или csv.|Datoteka xls prima najviše {} redova. Izaberite xlsx ili csv.',
  'Order {} is {} and cannot become {}.':
    'Bestellung {} hat den Status „{}“ und kann nicht auf „{}“ gesetzt werden.|La commande {} est à l’état «\u202F{}\u202F» et ne peut pas passer à «\u202F{}\u202F».|L’ordine {} è nello stato «{}» e non può passare a «{}».|Zamówienie {} ma status „{}” i nie może otrzymać statusu „{}”.|Заказ {} в статусе «{}», его нельзя перевести в статус «{}».|Porudžbina {} ima status „{}“ i ne može da dobije status „{}“.',
};
