/*
 * The words of the demo catalog in German, French, Italian, Polish, Russian and Serbian, in this order. An article's
 * description is put together from them; what is not listed, such as a vehicle or a size, is the same everywhere.
 */

/** Kinds of parts. */
export const kindTerms: Readonly<Record<string, string>> = {
  'Brake pad set':
    'Bremsbelagsatz|Jeu de plaquettes de frein|Kit pastiglie freno|Zestaw klocków hamulcowych|Комплект тормозных колодок|Set kočionih pločica',
  'Oil filter': 'Ölfilter|Filtre à huile|Filtro olio|Filtr oleju|Масляный фильтр|Filter ulja',
  'Brake disc': 'Bremsscheibe|Disque de frein|Disco freno|Tarcza hamulcowa|Тормозной диск|Kočioni disk',
  'Air filter': 'Luftfilter|Filtre à air|Filtro aria|Filtr powietrza|Воздушный фильтр|Filter vazduha',
  'Shock absorber': 'Stoßdämpfer|Amortisseur|Ammortizzatore|Amortyzator|Амортизатор|Amortizer',
  'Cabin air filter':
    'Innenraumfilter|Filtre d’habitacle|Filtro abitacolo|Filtr kabinowy|Салонный фильтр|Filter kabine',
  'Control arm': 'Querlenker|Bras de suspension|Braccio oscillante|Wahacz|Рычаг подвески|Rame vešanja',
  'Timing belt kit':
    'Zahnriemensatz|Kit de distribution|Kit cinghia distribuzione|Zestaw paska rozrządu|Комплект ремня ГРМ|Set zupčastog kaiša',
  'Tie rod end':
    'Spurstangenkopf|Rotule de direction|Testina sterzo|Końcówka drążka kierowniczego|Наконечник рулевой тяги|Kraj spone',
  'Spark plug': 'Zündkerze|Bougie d’allumage|Candela|Świeca zapłonowa|Свеча зажигания|Svećica',
  'Water pump': 'Wasserpumpe|Pompe à eau|Pompa acqua|Pompa wody|Водяной насос|Pumpa za vodu',
  'Starter battery':
    'Starterbatterie|Batterie de démarrage|Batteria di avviamento|Akumulator|Стартерная батарея|Akumulator',
  'Stabiliser link':
    'Koppelstange|Biellette de barre stabilisatrice|Biella barra stabilizzatrice|Łącznik stabilizatora|Стойка стабилизатора|Spona stabilizatora',
  Bulb: 'Glühlampe|Ampoule|Lampadina|Żarówka|Лампа накаливания|Sijalica',
  'Clutch kit': 'Kupplungssatz|Kit d’embrayage|Kit frizione|Zestaw sprzęgła|Комплект сцепления|Set kvačila',
  'Wheel bearing kit':
    'Radlagersatz|Kit de roulement de roue|Kit cuscinetto ruota|Zestaw łożyska koła|Комплект ступичного подшипника|Set ležaja točka',
  'End silencer':
    'Endschalldämpfer|Silencieux arrière|Silenziatore posteriore|Tłumik końcowy|Задний глушитель|Zadnji lonac auspuha',
  'Fuel filter':
    'Kraftstofffilter|Filtre à carburant|Filtro carburante|Filtr paliwa|Топливный фильтр|Filter goriva',
  Alternator: 'Lichtmaschine|Alternateur|Alternatore|Alternator|Генератор|Alternator',
  'Cylinder head gasket':
    'Zylinderkopfdichtung|Joint de culasse|Guarnizione testata|Uszczelka głowicy|Прокладка ГБЦ|Zaptivka glave motora',
  'Engine radiator':
    'Motorkühler|Radiateur moteur|Radiatore motore|Chłodnica silnika|Радиатор двигателя|Hladnjak motora',
  'Outside mirror':
    'Außenspiegel|Rétroviseur extérieur|Specchio esterno|Lusterko zewnętrzne|Наружное зеркало|Spoljni retrovizor',
  'Wiper blade set':
    'Wischblattsatz|Jeu de balais d’essuie-glace|Kit spazzole tergicristallo|Zestaw piór wycieraczek|Комплект щёток стеклоочистителя|Set metlica brisača',
  'V-ribbed belt':
    'Keilrippenriemen|Courroie à nervures|Cinghia poly-V|Pasek wielorowkowy|Поликлиновой ремень|Rebrasti kaiš',
  'Wheel speed sensor':
    'Raddrehzahlsensor|Capteur de vitesse de roue|Sensore giri ruota|Czujnik prędkości koła|Датчик скорости колеса|Senzor brzine točka',
  'Lambda sensor': 'Lambdasonde|Sonde lambda|Sonda lambda|Sonda lambda|Лямбда-зонд|Lambda sonda',
  'Steering gear':
    'Lenkgetriebe|Crémaillère de direction|Scatola sterzo|Przekładnia kierownicza|Рулевая рейка|Letva volana',
  'Drive shaft joint kit':
    'Gelenksatz Antriebswelle|Kit de joint de transmission|Kit giunto semiasse|Zestaw przegubu półosi|Комплект ШРУСа|Set zgloba poluosovine',
  Headlamp: 'Scheinwerfer|Phare|Faro|Reflektor|Фара|Far',
  'Ignition coil':
    'Zündspule|Bobine d’allumage|Bobina di accensione|Cewka zapłonowa|Катушка зажигания|Bobina',
  'Fuel pump': 'Kraftstoffpumpe|Pompe à carburant|Pompa carburante|Pompa paliwa|Топливный насос|Pumpa goriva',
  'Air conditioning compressor':
    'Klimakompressor|Compresseur de climatisation|Compressore climatizzatore|Sprężarka klimatyzacji|Компрессор кондиционера|Kompresor klime',
  'Engine oil 5W-30':
    'Motoröl 5W-30|Huile moteur 5W-30|Olio motore 5W-30|Olej silnikowy 5W-30|Моторное масло 5W-30|Motorno ulje 5W-30',
  'Coil spring':
    'Schraubenfeder|Ressort hélicoïdal|Molla elicoidale|Sprężyna zawieszenia|Пружина подвески|Spiralna opruga',
  'Engine mounting':
    'Motorlager|Support moteur|Supporto motore|Poduszka silnika|Опора двигателя|Nosač motora',
  Clip: 'Clip|Agrafe|Clip|Spinka|Клипса|Štipaljka',
};

/** Positions on the vehicle. */
export const placeTerms: Readonly<Record<string, string>> = {
  panelling: 'Verkleidung|habillage|rivestimento|tapicerka|обшивка|obloga',
  'Front axle': 'Vorderachse|Essieu avant|Asse anteriore|Oś przednia|Передняя ось|Prednja osovina',
  'Rear axle': 'Hinterachse|Essieu arrière|Asse posteriore|Oś tylna|Задняя ось|Zadnja osovina',
  'Front axle left':
    'Vorderachse links|Essieu avant gauche|Asse anteriore sinistro|Oś przednia lewa|Передняя ось слева|Prednja osovina levo',
  'Front axle right':
    'Vorderachse rechts|Essieu avant droit|Asse anteriore destro|Oś przednia prawa|Передняя ось справа|Prednja osovina desno',
  'Rear axle left':
    'Hinterachse links|Essieu arrière gauche|Asse posteriore sinistro|Oś tylna lewa|Задняя ось слева|Zadnja osovina levo',
  'Rear axle right':
    'Hinterachse rechts|Essieu arrière droit|Asse posteriore destro|Oś tylna prawa|Задняя ось справа|Zadnja osovina desno',
  'Front axle both sides':
    'Vorderachse beidseitig|Essieu avant des deux côtés|Asse anteriore ambo i lati|Oś przednia obustronnie|Передняя ось с обеих сторон|Prednja osovina obostrano',
  Left: 'Links|Gauche|Sinistra|Lewa|Слева|Levo',
  Right: 'Rechts|Droite|Destra|Prawa|Справа|Desno',
  Front: 'Vorne|Avant|Anteriore|Przód|Спереди|Napred',
  Rear: 'Hinten|Arrière|Posteriore|Tył|Сзади|Pozadi',
  'before catalyst':
    'vor Katalysator|avant catalyseur|prima del catalizzatore|przed katalizatorem|до катализатора|pre katalizatora',
  'after catalyst':
    'nach Katalysator|après catalyseur|dopo il catalizzatore|za katalizatorem|после катализатора|posle katalizatora',
  'wheel side': 'radseitig|côté roue|lato ruota|od strony koła|со стороны колеса|strana točka',
  'gearbox side': 'getriebeseitig|côté boîte|lato cambio|od strony skrzyni|со стороны коробки|strana menjača',
};

/** Names of attributes. */
export const attributeTerms: Readonly<Record<string, string>> = {
  Thickness: 'Dicke|Épaisseur|Spessore|Grubość|Толщина|Debljina',
  Width: 'Breite|Largeur|Larghezza|Szerokość|Ширина|Širina',
  Height: 'Höhe|Hauteur|Altezza|Wysokość|Высота|Visina',
  'Wear warning':
    'Verschleißwarnung|Témoin d’usure|Avviso usura|Sygnalizacja zużycia|Датчик износа|Upozorenje na habanje',
  'Test mark':
    'Prüfzeichen|Marque d’homologation|Marchio di omologazione|Znak homologacji|Знак соответствия|Oznaka atesta',
  'Outer diameter':
    'Außendurchmesser|Diamètre extérieur|Diametro esterno|Średnica zewnętrzna|Наружный диаметр|Spoljni prečnik',
  'Inner diameter':
    'Innendurchmesser|Diamètre intérieur|Diametro interno|Średnica wewnętrzna|Внутренний диаметр|Unutrašnji prečnik',
  Thread: 'Gewinde|Filetage|Filettatura|Gwint|Резьба|Navoj',
  'Filter type': 'Filterart|Type de filtre|Tipo di filtro|Rodzaj filtra|Тип фильтра|Tip filtera',
  'Bypass pressure':
    'Öffnungsdruck Umgehungsventil|Pression de by-pass|Pressione di by-pass|Ciśnienie zaworu obejściowego|Давление перепускного клапана|Pritisak bajpas ventila',
  'Disc type': 'Scheibenart|Type de disque|Tipo di disco|Rodzaj tarczy|Тип диска|Tip diska',
  'Number of holes':
    'Anzahl der Löcher|Nombre de trous|Numero di fori|Liczba otworów|Количество отверстий|Broj rupa',
  Surface: 'Oberfläche|Surface|Superficie|Powierzchnia|Поверхность|Površina',
  Length: 'Länge|Longueur|Lunghezza|Długość|Длина|Dužina',
  Material: 'Werkstoff|Matériau|Materiale|Materiał|Материал|Materijal',
  Type: 'Art|Type|Tipo|Typ|Тип|Tip',
  System: 'System|Système|Sistema|System|Система|Sistem',
  'Fitting position':
    'Einbauposition|Position de montage|Posizione di montaggio|Strona zabudowy|Место установки|Mesto ugradnje',
  'With ball joint': 'Mit Traggelenk|Avec rotule|Con giunto sferico|Z przegubem|С шаровой опорой|Sa kuglom',
  'Number of teeth': 'Zähnezahl|Nombre de dents|Numero di denti|Liczba zębów|Количество зубьев|Broj zuba',
  'With water pump':
    'Mit Wasserpumpe|Avec pompe à eau|Con pompa acqua|Z pompą wody|С водяным насосом|Sa pumpom za vodu',
  'Change interval':
    'Wechselintervall|Intervalle de remplacement|Intervallo di sostituzione|Okres wymiany|Интервал замены|Interval zamene',
  'Cone size': 'Konusmaß|Cote du cône|Misura cono|Wymiar stożka|Размер конуса|Mera konusa',
  'Electrode gap':
    'Elektrodenabstand|Écartement des électrodes|Distanza elettrodi|Odstęp elektrod|Зазор электродов|Zazor elektroda',
  'Spanner size': 'Schlüsselweite|Ouverture de clé|Apertura chiave|Rozmiar klucza|Размер ключа|Otvor ključa',
  Electrode: 'Elektrode|Électrode|Elettrodo|Elektroda|Электрод|Elektroda',
  Drive: 'Antrieb|Entraînement|Azionamento|Napęd|Привод|Pogon',
  'With seal': 'Mit Dichtung|Avec joint|Con guarnizione|Z uszczelką|С прокладкой|Sa zaptivkom',
  Capacity: 'Kapazität|Capacité|Capacità|Pojemność|Ёмкость|Kapacitet',
  'Cold test current':
    'Kälteprüfstrom|Courant d’essai à froid|Corrente di prova a freddo|Prąd rozruchowy|Ток холодной прокрутки|Struja hladnog starta',
  Voltage: 'Spannung|Tension|Tensione|Napięcie|Напряжение|Napon',
  Power: 'Leistung|Puissance|Potenza|Moc|Мощность|Snaga',
  'Lamp type': 'Lampenart|Type de lampe|Tipo di lampada|Rodzaj lampy|Тип лампы|Tip lampe',
  'Colour temperature':
    'Farbtemperatur|Température de couleur|Temperatura di colore|Temperatura barwowa|Цветовая температура|Temperatura boje',
  'With release bearing':
    'Mit Ausrücklager|Avec butée|Con reggispinta|Z łożyskiem oporowym|С выжимным подшипником|Sa potisnim ležajem',
  'Dual mass': 'Schwungradart|Type de volant|Tipo di volano|Rodzaj koła zamachowego|Тип маховика|Tip zamajca',
  'ABS sensor ring':
    'ABS-Sensorring|Bague de capteur ABS|Anello sensore ABS|Pierścień czujnika ABS|Кольцо датчика ABS|Prsten ABS senzora',
  Mounting: 'Befestigung|Fixation|Fissaggio|Mocowanie|Крепление|Pričvršćenje',
  Inlet: 'Einlass|Entrée|Entrata|Wlot|Вход|Ulaz',
  Outlet: 'Auslass|Sortie|Uscita|Wylot|Выход|Izlaz',
  'Water sensor': 'Wassersensor|Capteur d’eau|Sensore acqua|Czujnik wody|Датчик воды|Senzor vode',
  'Charge current':
    'Ladestrom|Courant de charge|Corrente di carica|Prąd ładowania|Ток зарядки|Struja punjenja',
  'Number of poles':
    'Polzahl|Nombre de pôles|Numero di poli|Liczba biegunów|Количество контактов|Broj polova',
  Pulley: 'Riemenscheibe|Poulie|Puleggia|Koło pasowe|Шкив|Remenica',
  'Pulley diameter':
    'Riemenscheibendurchmesser|Diamètre de poulie|Diametro puleggia|Średnica koła pasowego|Диаметр шкива|Prečnik remenice',
  Notches: 'Kerben|Encoches|Tacche|Nacięcia|Насечки|Zarezi',
  'Gasket type': 'Dichtungsart|Type de joint|Tipo di guarnizione|Rodzaj uszczelki|Тип прокладки|Tip zaptivke',
  'Core depth':
    'Netztiefe|Profondeur du faisceau|Profondità del fascio|Głębokość rdzenia|Глубина сердцевины|Dubina saća',
  Gearbox: 'Getriebe|Boîte de vitesses|Cambio|Skrzynia biegów|Коробка передач|Menjač',
  Adjustment: 'Verstellung|Réglage|Regolazione|Regulacja|Регулировка|Podešavanje',
  Heatable: 'Beheizbar|Chauffant|Riscaldabile|Podgrzewane|Подогрев|Grejanje',
  Adapter: 'Adapter|Adaptateur|Adattatore|Adapter|Адаптер|Adapter',
  Pieces: 'Stückzahl|Nombre de pièces|Numero di pezzi|Liczba sztuk|Количество штук|Broj komada',
  'Number of ribs':
    'Rippenzahl|Nombre de nervures|Numero di scanalature|Liczba rowków|Количество ручьёв|Broj rebara',
  Elastic: 'Elastisch|Élastique|Elastica|Elastyczny|Эластичный|Elastičan',
  'Sensor type': 'Sensorart|Type de capteur|Tipo di sensore|Rodzaj czujnika|Тип датчика|Tip senzora',
  'Cable length': 'Kabellänge|Longueur de câble|Lunghezza cavo|Długość przewodu|Длина кабеля|Dužina kabla',
  Connector: 'Steckerform|Connecteur|Connettore|Wtyczka|Разъём|Utikač',
  Resistance: 'Widerstand|Résistance|Resistenza|Rezystancja|Сопротивление|Otpor',
  Operation: 'Betätigung|Commande|Comando|Sterowanie|Управление|Upravljanje',
  Condition: 'Zustand|État|Condizione|Stan|Состояние|Stanje',
  'External teeth':
    'Außenverzahnung|Denture extérieure|Dentatura esterna|Uzębienie zewnętrzne|Наружные шлицы|Spoljni zupci',
  'Internal teeth':
    'Innenverzahnung|Denture intérieure|Dentatura interna|Uzębienie wewnętrzne|Внутренние шлицы|Unutrašnji zupci',
  'ABS ring teeth':
    'Zähne des ABS-Rings|Dents de la bague ABS|Denti anello ABS|Zęby pierścienia ABS|Зубья кольца ABS|Zupci ABS prstena',
  'Levelling motor':
    'Stellmotor|Moteur de réglage|Motorino di regolazione|Silniczek regulacji|Корректор|Motor za podešavanje',
  Traffic: 'Verkehr|Circulation|Circolazione|Ruch|Движение|Saobraćaj',
  'Number of outputs':
    'Anzahl der Ausgänge|Nombre de sorties|Numero di uscite|Liczba wyjść|Количество выводов|Broj izlaza',
  Pressure: 'Druck|Pression|Pressione|Ciśnienie|Давление|Pritisak',
  Flow: 'Durchfluss|Débit|Portata|Przepływ|Производительность|Protok',
  Refrigerant: 'Kältemittel|Réfrigérant|Refrigerante|Czynnik chłodniczy|Хладагент|Rashladno sredstvo',
  Oil: 'Öl|Huile|Olio|Olej|Масло|Ulje',
  Viscosity: 'Viskosität|Viscosité|Viscosità|Lepkość|Вязкость|Viskoznost',
  Specification: 'Spezifikation|Spécification|Specifica|Specyfikacja|Спецификация|Specifikacija',
  Content: 'Inhalt|Contenu|Contenuto|Zawartość|Объём|Sadržaj',
  Base: 'Basis|Base|Base|Baza|Основа|Baza',
  'Flash point':
    'Flammpunkt|Point d’éclair|Punto di infiammabilità|Temperatura zapłonu|Температура вспышки|Tačka paljenja',
  'Wire diameter':
    'Drahtdurchmesser|Diamètre du fil|Diametro filo|Średnica drutu|Диаметр прутка|Prečnik žice',
  'Bearing type': 'Lagerart|Type de support|Tipo di supporto|Rodzaj łożyska|Тип опоры|Tip nosača',
  'Hole diameter':
    'Bohrungsdurchmesser|Diamètre de perçage|Diametro foro|Średnica otworu|Диаметр отверстия|Prečnik rupe',
  Colour: 'Farbe|Couleur|Colore|Kolor|Цвет|Boja',
};

/** Values of attributes. */
export const valueTerms: Readonly<Record<string, string>> = {
  ...placeTerms,
  with: 'mit|avec|con|z|с|sa',
  without: 'ohne|sans|senza|bez|без|bez',
  'prepared for': 'vorbereitet|préparé|predisposto|przygotowane|подготовлено|pripremljeno',
  'ECE R90 approved':
    'nach ECE R90 geprüft|homologué ECE R90|omologato ECE R90|homologacja ECE R90|одобрено ECE R90|atest ECE R90',
  'TÜV certified': 'TÜV-geprüft|certifié TÜV|certificato TÜV|certyfikat TÜV|сертификат TÜV|TÜV sertifikat',
  None: 'Ohne|Aucune|Nessuno|Brak|Нет|Nema',
  'Spin-on': 'Anschraubfilter|À visser|Avvitabile|Przykręcany|Навинчиваемый|Navojni',
  Insert: 'Filtereinsatz|Cartouche|Cartuccia|Wkład|Вставка|Uložak',
  Solid: 'Voll|Plein|Pieno|Pełna|Сплошной|Pun',
  Vented: 'Belüftet|Ventilé|Ventilato|Wentylowana|Вентилируемый|Ventilisan',
  Slotted: 'Geschlitzt|Rainuré|Baffato|Nacinana|С насечками|Sa prorezima',
  Painted: 'Lackiert|Peint|Verniciato|Lakierowana|Окрашенная|Farban',
  Galvanised: 'Verzinkt|Galvanisé|Zincato|Ocynkowana|Оцинкованная|Pocinkovan',
  Coated: 'Beschichtet|Revêtu|Rivestito|Powlekana|С покрытием|Premazan',
  Untreated: 'Unbehandelt|Brut|Non trattato|Nieobrabiana|Без обработки|Neobrađen',
  Panel: 'Plattenfilter|Panneau|Pannello|Panelowy|Панельный|Pločasti',
  Round: 'Rund|Rond|Rotondo|Okrągły|Круглый|Okrugli',
  Conical: 'Konisch|Conique|Conico|Stożkowy|Конический|Konusni',
  Steel: 'Stahl|Acier|Acciaio|Stal|Сталь|Čelik',
  Aluminium: 'Aluminium|Aluminium|Alluminio|Aluminium|Алюминий|Aluminijum',
  'Cast iron': 'Gusseisen|Fonte|Ghisa|Żeliwo|Чугун|Liveno gvožđe',
  Rubber: 'Gummi|Caoutchouc|Gomma|Guma|Резина|Guma',
  'Plastic (PA66)':
    'Kunststoff (PA66)|Plastique (PA66)|Plastica (PA66)|Tworzywo (PA66)|Пластик (PA66)|Plastika (PA66)',
  'Stainless steel':
    'Edelstahl|Acier inoxydable|Acciaio inox|Stal nierdzewna|Нержавеющая сталь|Nerđajući čelik',
  'Gas pressure': 'Gasdruck|À gaz|A gas|Gazowy|Газовый|Gasni',
  'Oil pressure': 'Öldruck|À huile|A olio|Olejowy|Масляный|Uljni',
  'Twin-tube': 'Zweirohr|Bitube|Bitubo|Dwururowy|Двухтрубный|Dvocevni',
  Monotube: 'Einrohr|Monotube|Monotubo|Jednorurowy|Однотрубный|Jednocevni',
  'Both sides': 'Beidseitig|Des deux côtés|Ambo i lati|Obustronnie|С обеих сторон|Obostrano',
  Inner: 'Innen|Intérieur|Interno|Wewnętrzny|Внутренний|Unutrašnji',
  Outer: 'Außen|Extérieur|Esterno|Zewnętrzny|Наружный|Spoljni',
  Particulate: 'Partikelfilter|À particules|Antiparticolato|Przeciwpyłkowy|Пылевой|Za čestice',
  'Activated carbon': 'Aktivkohle|Charbon actif|Carbone attivo|Węgiel aktywny|Угольный|Aktivni ugalj',
  'Anti-allergic': 'Antiallergen|Antiallergène|Antiallergico|Antyalergiczny|Антиаллергенный|Antialergijski',
  yes: 'ja|oui|sì|tak|да|da',
  no: 'nein|non|no|nie|нет|ne',
  Nickel: 'Nickel|Nickel|Nichel|Nikiel|Никель|Nikl',
  Iridium: 'Iridium|Iridium|Iridio|Iryd|Иридий|Iridijum',
  Platinum: 'Platin|Platine|Platino|Platyna|Платина|Platina',
  'Toothed belt': 'Zahnriemen|Courroie crantée|Cinghia dentata|Pasek zębaty|Зубчатый ремень|Zupčasti kaiš',
  'V-ribbed belt':
    'Keilrippenriemen|Courroie à nervures|Cinghia poly-V|Pasek wielorowkowy|Поликлиновой ремень|Rebrasti kaiš',
  Electric: 'Elektrisch|Électrique|Elettrico|Elektryczny|Электрический|Električni',
  Wet: 'Nass|Liquide|A liquido|Mokry|Залитая|Mokri',
  'for dual-mass flywheel':
    'für Zweimassenschwungrad|pour volant bimasse|per volano bimassa|do koła dwumasowego|для двухмассового маховика|za dvomaseni zamajac',
  'for solid flywheel':
    'für Einmassenschwungrad|pour volant rigide|per volano rigido|do koła sztywnego|для одномассового маховика|za kruti zamajac',
  'with clamp': 'mit Schelle|avec collier|con fascetta|z obejmą|с хомутом|sa obujmicom',
  welded: 'geschweißt|soudé|saldato|spawane|сварное|zavareno',
  Freewheel: 'Freilauf|Roue libre|Ruota libera|Sprzęgiełko|Обгонная муфта|Slobodni hod',
  Ribbed: 'Gerippt|À nervures|Scanalata|Rowkowane|Ручьевой|Rebrasta',
  'V-belt':
    'Keilriemen|Courroie trapézoïdale|Cinghia trapezoidale|Pasek klinowy|Клиновой ремень|Klinasti kaiš',
  'Multilayer steel':
    'Mehrlagenstahl|Acier multicouche|Acciaio multistrato|Stal wielowarstwowa|Многослойная сталь|Višeslojni čelik',
  'Fibre composite':
    'Faserverbund|Fibre composite|Fibra composita|Kompozyt włóknisty|Волокнистый композит|Vlaknasti kompozit',
  Manual: 'Manuell|Manuel|Manuale|Ręczna|Механическая|Ručni',
  Automatic: 'Automatisch|Automatique|Automatico|Automatyczna|Автоматическая|Automatski',
  Flat: 'Flach|Plat|Piatta|Płaskie|Бескаркасная|Ravna',
  Bow: 'Bügel|À étrier|Ad archetto|Szkieletowe|Каркасная|Okvirna',
  Hybrid: 'Hybrid|Hybride|Ibrida|Hybrydowe|Гибридная|Hibridna',
  Hook: 'Haken|Crochet|Gancio|Hak|Крючок|Kuka',
  'Push button': 'Druckknopf|Bouton-poussoir|Pulsante|Przycisk|Кнопка|Dugme',
  'Side pin': 'Seitenstift|Ergot latéral|Perno laterale|Boczny trzpień|Боковой штифт|Bočni čep',
  Active: 'Aktiv|Actif|Attivo|Aktywny|Активный|Aktivni',
  Inductive: 'Induktiv|Inductif|Induttivo|Indukcyjny|Индуктивный|Induktivni',
  Rectangular: 'Eckig|Rectangulaire|Rettangolare|Prostokątna|Прямоугольный|Pravougaoni',
  Planar: 'Planar|Planaire|Planare|Planarna|Планарный|Planarna',
  Broadband: 'Breitband|Large bande|A banda larga|Szerokopasmowa|Широкополосный|Širokopojasna',
  'Zirconium oxide':
    'Zirkonoxid|Oxyde de zirconium|Ossido di zirconio|Tlenek cyrkonu|Оксид циркония|Cirkonijum-oksid',
  'Left-hand': 'Links|À gauche|A sinistra|Lewostronny|Левостороннее|Levo',
  'Right-hand': 'Rechts|À droite|A destra|Prawostronny|Правостороннее|Desno',
  Hydraulic: 'Hydraulisch|Hydraulique|Idraulico|Hydrauliczne|Гидравлическое|Hidraulično',
  New: 'Neu|Neuf|Nuovo|Nowy|Новый|Novo',
  Remanufactured: 'Generalüberholt|Reconditionné|Rigenerato|Regenerowany|Восстановленный|Repariran',
  Halogen: 'Halogen|Halogène|Alogena|Halogen|Галоген|Halogena',
  Xenon: 'Xenon|Xénon|Xeno|Ksenon|Ксенон|Ksenon',
  Synthetic: 'Synthetisch|Synthétique|Sintetico|Syntetyczny|Синтетическое|Sintetičko',
  'Part-synthetic':
    'Teilsynthetisch|Semi-synthétique|Semisintetico|Półsyntetyczny|Полусинтетическое|Polusintetičko',
  'Rubber-metal':
    'Gummi-Metall|Caoutchouc-métal|Gomma-metallo|Gumowo-metalowe|Резинометаллическая|Gumeno-metalni',
  Hydro: 'Hydro|Hydraulique|Idraulico|Hydrauliczne|Гидравлическая|Hidro',
  black: 'schwarz|noir|nero|czarny|чёрный|crna',
  grey: 'grau|gris|grigio|szary|серый|siva',
  white: 'weiß|blanc|bianco|biały|белый|bela',
  green: 'grün|vert|verde|zielony|зелёный|zelena',
};
