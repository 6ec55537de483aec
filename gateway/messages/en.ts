/**
 * Every message that the gateway itself writes for people, by group. The other languages have the same keys and
 * placeholders; `_one` and `_other` are the forms of a plural by `count` (docs/decisions/messages.md).
 */
export const en = {
  // By `extensions.code`, where nothing more specific is known.
  'ERROR.UNAUTHENTICATED': 'You are not logged in. Log in and try again.',
  'ERROR.FORBIDDEN': 'You are not allowed to do this.',
  'ERROR.NOT_FOUND': 'Not found.',
  'ERROR.CONFIRMATION_REQUIRED': 'Please confirm.',
  'ERROR.BAD_REQUEST': 'The request was rejected.',
  'ERROR.METHOD_NOT_ALLOWED': 'Send GET or POST.',
  'ERROR.LENGTH_REQUIRED': 'Send the length of the body in the header Content-Length.',
  'ERROR.TOO_LARGE': 'The request is too large.',
  'ERROR.UNSUPPORTED_MEDIA_TYPE': 'Send application/json, or multipart/form-data with a file.',
  'ERROR.UPSTREAM_ERROR': 'The back end failed. Try again later.',
  'ERROR.UPSTREAM_TIMEOUT': 'The back end did not answer in time. Try again later.',
  'ERROR.UPSTREAM_UNAVAILABLE': 'The back end cannot be reached at the moment. Try again later.',
  'ERROR.IDEMPOTENCY_KEY_REUSED':
    'This idempotencyKey was already used with a different input. Use a new key.',
  'ERROR.TOO_MANY_KEYS': 'You have used too many idempotency keys within 24 hours. Nothing was changed.',
  'ERROR.WRITES_UNAVAILABLE': 'Changes are not possible at the moment. Nothing was changed. Try again later.',
  'ERROR.TOO_MANY_REQUESTS': 'Too many requests are running. Try again later.',
  'ERROR.GATEWAY_STOPPING': 'The gateway is restarting. Try again in a moment.',
  'ERROR.INTERNAL_SERVER_ERROR': 'Something went wrong. Try again later.',

  // A write whose outcome is unknown, by where to check.
  'OUTCOME.CART': 'We don’t know whether this went through. Check your cart before trying again.',
  'OUTCOME.ORDERS': 'We don’t know whether this went through. Check your orders before trying again.',
  'OUTCOME.MAILBOX': 'We don’t know whether this went through. Check your mailbox before trying again.',
  'OUTCOME.PAGE': 'We don’t know whether this went through. Reload the page and check before trying again.',

  'LOGIN.WRONG': 'Wrong user name or password.',
  'LOGIN.NO_SESSION': 'The log-in was accepted, but no session was started. Please try again.',
  'LOGIN.TOO_MANY_ATTEMPTS_one': 'Too many attempts. Try again in {{count}} minute.',
  'LOGIN.TOO_MANY_ATTEMPTS_other': 'Too many attempts. Try again in {{count}} minutes.',

  'INPUT.ID': '{{id}} is not a valid id of type {{type}}.',
  'INPUT.KEY': 'idempotencyKey must be 1 to 200 printable ASCII characters without spaces.',
  'INPUT.NOT_UNICODE': 'The text is not valid Unicode.',
  'INPUT.TOO_LONG': 'This text is longer than {{max}} characters.',
  'INPUT.TOO_LONG_TOGETHER': 'Together, the values are longer than {{max}} characters.',
  'INPUT.TOO_MANY_ENTRIES': 'A list has {{entries}} entries; {{max}} are allowed.',
  'INPUT.TOO_MANY_LINES': 'At most {{max}} lines are allowed at once; this list has {{lines}}.',
  'INPUT.TOO_MANY_COMBINATIONS': 'At most {{max}} combinations can be compared at once.',
  'INPUT.ITEMS_OR_FILTER': 'Send either items or a filter.',

  'LIST.FIRST_OR_LAST': 'Send either first or last.',
  'LIST.SIZE': '{{argument}} is {{size}}; it may be 1 to {{max}}.',
  'LIST.CURSOR': '{{argument}} is not a cursor of this list: {{cursor}}.',
  'LIST.END_UNKNOWN': 'The back end does not say where this list ends. Read it from its start.',

  'ORDER_DESK.NOT_READABLE': 'The answer of the back end for this number could not be read.',

  'OPERATION.MISSING': 'Send a query, or the documentId of a known operation.',
  'OPERATION.UNKNOWN_ID': 'No operation has this documentId.',
  'OPERATION.OWN_ONLY': 'A browser session runs the operations of the client only.',
  'OPERATION.TOO_LONG': 'The document is longer than {{max}} characters.',
  'OPERATION.TOO_MANY_TOKENS': 'The document has more than {{max}} tokens.',
  'OPERATION.TOO_DEEP': 'The document is nested too deeply.',
  'OPERATION.DEPTH': 'The operation is {{size}} fields deep; {{max}} are allowed.',
  'OPERATION.FIELDS': 'The operation has {{size}} fields; {{max}} are allowed.',
  'OPERATION.ALIASES': 'The operation has {{size}} aliases; {{max}} are allowed.',
  'OPERATION.DIRECTIVES': 'The operation has {{size}} directives; {{max}} are allowed.',
  'OPERATION.REPETITIONS': 'The operation repeats a field {{size}} times; {{max}} are allowed.',
  'OPERATION.DEFINITIONS': 'The document has {{size}} definitions; {{max}} are allowed.',
  'OPERATION.TOO_EXPENSIVE':
    'The operation would take {{calls}} calls to the back end; {{budget}} are allowed. Most are for {{largest}}. Ask for fewer rows, or for less of each.',
  'OPERATION.TOO_MANY_CALLS':
    'The operation takes more than {{budget}} calls to the back end. Ask for fewer rows, or for less of each.',

  'REQUEST.ORIGIN': 'Requests from another origin are rejected.',
  'REQUEST.SITE': 'Requests from another site are rejected.',
  'REQUEST.GUARD':
    'Send the header X-Requested-With: {{value}}, or Authorization: Bearer with a session token.',
  'REQUEST.BEARER': 'Send the header Authorization: Bearer with a session token.',
  'REQUEST.CURRENCY': 'CC is not the code of a currency.',
  'REQUEST.GET': 'Send GET.',
  'REQUEST.POST': 'Send POST.',
  'REQUEST.JSON': 'Send application/json.',
  'REQUEST.TOO_LARGE': 'The body is larger than {{max}} bytes.',
  'REQUEST.NOT_UTF8': 'The body is not UTF-8.',
  'REQUEST.REPEATED_HEADER': 'Send Host and Authorization only once.',
  'REQUEST.ADDRESS': 'The address is longer than {{max}} characters.',

  'UPLOAD.TOO_LARGE': 'The file is larger than {{max}} MB.',
  'UPLOAD.NO_FILE': 'Send a file.',
  'UPLOAD.CUT': 'The request ended too early. Send the file again.',
  'UPLOAD.NOT_MULTIPART': 'The body is not a multipart body, or it ends too early.',
  'UPLOAD.NO_BOUNDARY': 'The content type has no boundary.',
  'UPLOAD.PARTS': 'Send operations, map and one file, nothing else.',
  'UPLOAD.ORDER': 'Send the fields operations and map first, then the file.',
  'UPLOAD.FIELD_TOO_LONG': 'operations and map may each have at most {{max}} bytes.',
  'UPLOAD.NOT_UTF8': 'operations and map must be UTF-8.',
  'UPLOAD.NOT_JSON': '{{field}} is not a JSON object.',
  'UPLOAD.MAP': 'map must name one file, by the name of its part, and one path for it.',
  'UPLOAD.PATH': 'The path in map must lead to a null in the variables.',
  'UPLOAD.ONE_FIELD': 'An operation with a file may select only one field.',

  'BULK.TOO_MANY': 'Too many bulk reads are running. Try again when one has ended.',
  'BULK.STOPPING': 'The gateway is restarting. Continue after the last cursor.',
  'BULK.NO_MORE_ROWS': 'The list has more rows, but the back end gave none. Continue after the last cursor.',
  'BULK.NOT_READ': 'The list could not be read. Continue after the last cursor.',
  'BULK.ROW_TOO_EXPENSIVE': 'A single row takes too many calls to the back end. Ask for less of each row.',
  'BULK.NOT_JSON': 'The body is not JSON.',
  'BULK.NOT_AN_OBJECT': 'The body is not a JSON object.',
  'BULK.UNKNOWN_KEY': 'Unknown key {{key}}.',
  'BULK.QUERY': 'Send a "query".',
  'BULK.VARIABLES': '"variables" must be an object.',
  'BULK.OPERATION_NAME': '"operationName" must be a text.',
  'BULK.AFTER': '"after" must be a cursor.',
  'BULK.OPERATION': 'Name one of the operations of the document in "operationName".',
  'BULK.QUERY_ONLY': 'Only a query can be read in bulk.',
  'BULK.ONE_CONNECTION':
    'A bulk read takes one connection, at the top level or under viewer, and no other field: {{example}}.',
  'BULK.WINDOW':
    'Leave out first, last, after and before: the gateway chooses the pages. To resume, send "after" next to "query".',
  'BULK.EDGES': 'Select {{example}} of the connection and nothing else: each row becomes a line.',

  'EXPORT.PARAMETER': 'Unknown parameter {{name}}.',
  'EXPORT.TYPE': 'type must be one of {{types}}.',
  'EXPORT.DAY': '{{name}} must be a day like 2026-01-31.',
  'EXPORT.UNREADABLE': 'Orders that could not be read: {{orders}}',
} as const;
