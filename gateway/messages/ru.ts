import type { Catalogue } from './catalogue.ts';

/** Russian. */
export const ru: Catalogue = {
  'ERROR.UNAUTHENTICATED': 'Вы не вошли в систему. Войдите и попробуйте ещё раз.',
  'ERROR.FORBIDDEN': 'У вас нет прав на это действие.',
  'ERROR.NOT_FOUND': 'Не найдено.',
  'ERROR.CONFIRMATION_REQUIRED': 'Пожалуйста, подтвердите.',
  'ERROR.BAD_REQUEST': 'Запрос отклонён.',
  'ERROR.METHOD_NOT_ALLOWED': 'Отправьте GET или POST.',
  'ERROR.LENGTH_REQUIRED': 'Укажите длину тела запроса в заголовке Content-Length.',
  'ERROR.TOO_LARGE': 'Запрос слишком большой.',
  'ERROR.UNSUPPORTED_MEDIA_TYPE': 'Отправьте application/json, а с файлом — multipart/form-data.',
  'ERROR.UPSTREAM_ERROR': 'На сервере произошла ошибка. Попробуйте позже.',
  'ERROR.UPSTREAM_TIMEOUT': 'Сервер не ответил вовремя. Попробуйте позже.',
  'ERROR.UPSTREAM_UNAVAILABLE': 'Сервер сейчас недоступен. Попробуйте позже.',
  'ERROR.IDEMPOTENCY_KEY_REUSED': 'Этот idempotencyKey уже использован с другими данными. Используйте новый.',
  'ERROR.TOO_MANY_KEYS':
    'Вы использовали слишком много ключей идемпотентности за 24 часа. Ничего не изменено.',
  'ERROR.WRITES_UNAVAILABLE': 'Изменения сейчас невозможны. Ничего не изменено. Попробуйте позже.',
  'ERROR.TOO_MANY_REQUESTS': 'Сейчас выполняется слишком много запросов. Попробуйте позже.',
  'ERROR.GATEWAY_STOPPING': 'Шлюз перезапускается. Попробуйте ещё раз через минуту.',
  'ERROR.INTERNAL_SERVER_ERROR': 'Что-то пошло не так. Попробуйте позже.',

  'OUTCOME.CART': 'Мы не знаем, было ли действие выполнено. Проверьте корзину, прежде чем повторять попытку.',
  'OUTCOME.ORDERS':
    'Мы не знаем, было ли действие выполнено. Проверьте заказы, прежде чем повторять попытку.',
  'OUTCOME.MAILBOX':
    'Мы не знаем, было ли действие выполнено. Проверьте почту, прежде чем повторять попытку.',
  'OUTCOME.PAGE':
    'Мы не знаем, было ли действие выполнено. Обновите страницу и проверьте, прежде чем повторять попытку.',

  'LOGIN.WRONG': 'Неверное имя пользователя или пароль.',
  'LOGIN.NO_SESSION': 'Вход принят, но сеанс не начат. Попробуйте ещё раз.',
  'LOGIN.TOO_MANY_ATTEMPTS_one': 'Слишком много попыток. Повторите через {{count}} минуту.',
  'LOGIN.TOO_MANY_ATTEMPTS_few': 'Слишком много попыток. Повторите через {{count}} минуты.',
  'LOGIN.TOO_MANY_ATTEMPTS_many': 'Слишком много попыток. Повторите через {{count}} минут.',
  'LOGIN.TOO_MANY_ATTEMPTS_other': 'Слишком много попыток. Повторите через {{count}} минуты.',

  'INPUT.ID': '{{id}} — недопустимый id для типа {{type}}.',
  'INPUT.KEY': 'idempotencyKey должен содержать от 1 до 200 печатных символов ASCII без пробелов.',
  'INPUT.NOT_UNICODE': 'Текст содержит недопустимые символы Unicode.',
  'INPUT.TOO_LONG': 'Текст слишком длинный. Допустимо символов: {{max}}.',
  'INPUT.TOO_LONG_TOGETHER': 'Значения вместе слишком длинные. Допустимо символов: {{max}}.',
  'INPUT.TOO_MANY_ENTRIES': 'Элементов в списке: {{entries}}; допустимо: {{max}}.',
  'INPUT.TOO_MANY_LINES': 'Допустимо строк за один раз: {{max}}; в этом списке: {{lines}}.',
  'INPUT.TOO_MANY_COMBINATIONS': 'Комбинаций, которые можно сравнить за один раз: не более {{max}}.',
  'INPUT.ITEMS_OR_FILTER': 'Отправьте либо items, либо filter.',

  'LIST.FIRST_OR_LAST': 'Отправьте либо first, либо last.',
  'LIST.SIZE': 'Значение {{argument}} — {{size}}; допустимо от 1 до {{max}}.',
  'LIST.CURSOR': 'Значение {{argument}} — не курсор этого списка: {{cursor}}.',
  'LIST.END_UNKNOWN': 'Сервер не сообщает, где заканчивается этот список. Читайте его с начала.',

  'ORDER_DESK.NOT_READABLE': 'Не удалось прочитать ответ сервера по этому номеру.',

  'OPERATION.MISSING': 'Отправьте query или documentId известной операции.',
  'OPERATION.UNKNOWN_ID': 'Операции с таким documentId нет.',
  'OPERATION.OWN_ONLY': 'В сеансе браузера выполняются только операции клиента.',
  'OPERATION.TOO_LONG': 'Документ слишком длинный. Допустимо символов: {{max}}.',
  'OPERATION.TOO_MANY_TOKENS': 'В документе слишком много токенов. Допустимо: {{max}}.',
  'OPERATION.TOO_DEEP': 'Слишком глубокая вложенность документа.',
  'OPERATION.DEPTH': 'Глубина полей в операции: {{size}}; допустимо: {{max}}.',
  'OPERATION.FIELDS': 'Полей в операции: {{size}}; допустимо: {{max}}.',
  'OPERATION.ALIASES': 'Псевдонимов в операции: {{size}}; допустимо: {{max}}.',
  'OPERATION.DIRECTIVES': 'Директив в операции: {{size}}; допустимо: {{max}}.',
  'OPERATION.REPETITIONS': 'Повторов одного поля в операции: {{size}}; допустимо: {{max}}.',
  'OPERATION.DEFINITIONS': 'Определений в документе: {{size}}; допустимо: {{max}}.',
  'OPERATION.TOO_EXPENSIVE':
    'Вызовов сервера для этой операции: {{calls}}; допустимо: {{budget}}. Больше всего требуют: {{largest}}. Запросите меньше строк или меньше данных в каждой.',
  'OPERATION.TOO_MANY_CALLS':
    'Операция требует слишком много вызовов сервера; допустимо: {{budget}}. Запросите меньше строк или меньше данных в каждой.',

  'REQUEST.ORIGIN': 'Запросы из другого источника отклоняются.',
  'REQUEST.SITE': 'Запросы с другого сайта отклоняются.',
  'REQUEST.GUARD':
    'Отправьте заголовок X-Requested-With: {{value}} или Authorization: Bearer с токеном сеанса.',
  'REQUEST.BEARER': 'Отправьте заголовок Authorization: Bearer с токеном сеанса.',
  'REQUEST.CURRENCY': 'CC не является кодом валюты.',
  'REQUEST.GET': 'Отправьте GET.',
  'REQUEST.POST': 'Отправьте POST.',
  'REQUEST.JSON': 'Отправьте application/json.',
  'REQUEST.TOO_LARGE': 'Тело запроса слишком большое. Допустимо байт: {{max}}.',
  'REQUEST.NOT_UTF8': 'Тело запроса — не UTF-8.',
  'REQUEST.REPEATED_HEADER': 'Отправьте Host и Authorization только один раз.',
  'REQUEST.ADDRESS': 'Адрес слишком длинный. Допустимо символов: {{max}}.',

  'UPLOAD.TOO_LARGE': 'Файл больше {{max}} МБ.',
  'UPLOAD.NO_FILE': 'Отправьте файл.',
  'UPLOAD.CUT': 'Запрос оборвался раньше времени. Отправьте файл ещё раз.',
  'UPLOAD.NOT_MULTIPART': 'Тело запроса — не multipart или обрывается раньше времени.',
  'UPLOAD.NO_BOUNDARY': 'В типе содержимого нет boundary.',
  'UPLOAD.PARTS': 'Отправьте operations, map и один файл, больше ничего.',
  'UPLOAD.ORDER': 'Отправьте сначала поля operations и map, затем файл.',
  'UPLOAD.FIELD_TOO_LONG': 'Поля operations и map слишком большие. Допустимо байт в каждом: {{max}}.',
  'UPLOAD.NOT_UTF8': 'Поля operations и map должны быть в UTF-8.',
  'UPLOAD.NOT_JSON': '{{field}} — не объект JSON.',
  'UPLOAD.MAP': 'В map должен быть один файл, названный по имени его части, и один путь к нему.',
  'UPLOAD.PATH': 'Путь в map должен вести к null в переменных.',
  'UPLOAD.ONE_FIELD': 'Операция с файлом может выбирать только одно поле.',

  'BULK.TOO_MANY': 'Сейчас выполняется слишком много массовых чтений. Повторите, когда одно завершится.',
  'BULK.STOPPING': 'Шлюз перезапускается. Продолжите после последнего курсора.',
  'BULK.NO_MORE_ROWS':
    'В списке есть ещё строки, но сервер их не передал. Продолжите после последнего курсора.',
  'BULK.NOT_READ': 'Не удалось прочитать список. Продолжите после последнего курсора.',
  'BULK.ROW_TOO_EXPENSIVE':
    'Даже одна строка требует слишком много вызовов сервера. Запросите меньше данных в каждой строке.',
  'BULK.NOT_JSON': 'Тело запроса — не JSON.',
  'BULK.NOT_AN_OBJECT': 'Тело запроса — не объект JSON.',
  'BULK.UNKNOWN_KEY': 'Неизвестный ключ {{key}}.',
  'BULK.QUERY': 'Отправьте «query».',
  'BULK.VARIABLES': '«variables» должно быть объектом.',
  'BULK.OPERATION_NAME': '«operationName» должно быть текстом.',
  'BULK.AFTER': '«after» должно быть курсором.',
  'BULK.OPERATION': 'Укажите в «operationName» одну из операций документа.',
  'BULK.QUERY_ONLY': 'Массово можно читать только запросы типа query.',
  'BULK.ONE_CONNECTION':
    'Массовое чтение принимает одно соединение (connection), на верхнем уровне или в viewer, и никаких других полей: {{example}}.',
  'BULK.WINDOW':
    'Не указывайте first, last, after и before: страницы выбирает шлюз. Чтобы продолжить, отправьте «after» рядом с «query».',
  'BULK.EDGES':
    'Выберите в соединении только {{example}} и больше ничего: каждая его строка станет строкой ответа.',

  'EXPORT.PARAMETER': 'Неизвестный параметр {{name}}.',
  'EXPORT.TYPE': 'type должен быть одним из значений: {{types}}.',
  'EXPORT.DAY': '{{name}} должен быть днём в виде 2026-01-31.',
  'EXPORT.UNREADABLE': 'Заказов, которые не удалось прочитать: {{orders}}',
};
