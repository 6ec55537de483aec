"""Orders a purchase list of an ERP, up to CONFIRMED, with Python's standard library alone.

    GATEWAY_URL=http://127.0.0.1:4000 LOGIN_URL=http://127.0.0.1:4001/api/v3/login_check \\
    USERNAME=client@demo.test PASSWORD=demo-client \\
    python3 docs/examples/erp_order.py PO-2026-0042 lines.csv

lines.csv has a number and a whole quantity in each line, separated by a semicolon; blank lines do not count. The orders
are in the account's currency, or in CURRENCY, one of `viewer.currencyCodes`. The purchase order's number becomes their
clientOrderId. Each write has a key, which is in PO-2026-0042.json before the write is sent. So whatever fails,
run the same command again: no line is added and no order is made twice. (A gateway keeps keys for 24 hours.)

Exit code: 0 if all pieces are in confirmed orders; 1 if it cannot go on, with the reason in the error output; 2 if some
pieces are not ordered, each line with its reason on the output (nothing is ordered if a line cannot be read); 3 if the
distributor asks for a confirmation. Then run it again with --force, if a person agrees.
"""

import csv
import http.client
import json
import os
import re
import sys
import time
import urllib.error
import urllib.request
import uuid

GATEWAY = os.environ.get("GATEWAY_URL", "http://127.0.0.1:4000")
force = "--force" in sys.argv
arguments = [argument for argument in sys.argv[1:] if argument != "--force"]
if len(arguments) != 2:
    sys.exit("Give the number of the purchase order and the file with its lines.")
purchase_order, list_file = arguments
missing = [name for name in ("LOGIN_URL", "USERNAME", "PASSWORD") if not os.environ.get(name)]
if missing:
    sys.exit(f"Set {', '.join(missing)}.")

headers = {"Locale": "en"}
if os.environ.get("CURRENCY"):
    headers["CC"] = os.environ["CURRENCY"]

# What a later attempt may resolve. A write is repeated with its key, so repeating it is always safe.
TEMPORARY = {"UPSTREAM_UNAVAILABLE", "UPSTREAM_TIMEOUT", "UPSTREAM_ERROR", "WRITES_UNAVAILABLE"}


class Journal:
    """The keys of the writes and the choices that their inputs contain, on disk before they are used."""

    def __init__(self, path):
        self.path = path
        self.values = json.load(open(path)) if os.path.exists(path) else {}

    def keep(self, name, choose):
        """The value of that name: chosen now, or in an earlier run."""
        if name not in self.values:
            self.values[name] = choose()
            with open(self.path + ".new", "w") as file:
                json.dump(self.values, file)
                file.flush()
                os.fsync(file.fileno())
            os.replace(self.path + ".new", self.path)
        return self.values[name]


journal = Journal(purchase_order + ".json")
token = None


def post(url, body, headers):
    """Sends JSON and returns the JSON of the answer, whatever its status."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json", **headers})
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        return json.load(error)


def log_in():
    """Gets a token from the back end (CALL-002)."""
    answer = post(
        os.environ["LOGIN_URL"],
        {"username": os.environ["USERNAME"], "password": os.environ["PASSWORD"]},
        {},
    )
    if "token" not in answer:
        sys.exit(f"No log-in for {os.environ['USERNAME']}: {answer}")
    return answer["token"]


def ask(query, variables):
    """Runs an operation and returns its data; repeats it with a growing pause while there is no answer."""
    global token
    problem = None
    for attempt in range(8):
        if attempt > 0:
            print(f"  attempt {attempt + 1}: {problem}", file=sys.stderr)
            time.sleep(min(0.2 * 2**attempt, 15))
        try:
            token = token or log_in()
            answer = post(
                GATEWAY + "/graphql",
                {"query": query, "variables": variables},
                {"Authorization": "Bearer " + token, **headers},
            )
        except (OSError, http.client.HTTPException, json.JSONDecodeError) as error:
            # Nothing came back, or only a part of it, or another server's page.
            problem = repr(error)
            continue
        errors = answer.get("errors")
        if not errors:
            result = next(iter(answer["data"].values()))
            if result and result.get("__typename") == "OutcomeUnknown":
                # With the same key the gateway finds out, if the back end knows keys.
                problem = result["message"]
                continue
            return answer["data"]
        code = errors[0]["extensions"]["code"]
        problem = f"{code}: {errors[0]['message']} (request {errors[0]['extensions']['requestId']})"
        if code == "UNAUTHENTICATED":
            token = None
        elif code not in TEMPORARY:
            break
    sys.exit(f"{problem}. Run the same command again later.")


def write(step, mutation, document, fields):
    """Runs a mutation once, however often it has to be sent. Returns its payload."""
    name = step + " forced" if force else step
    key = journal.keep(name, lambda: str(uuid.uuid4()))
    result = ask(document, {"input": {**fields, "force": force, "idempotencyKey": key}})[mutation]
    if result["__typename"].endswith("Payload"):
        return result
    if result["__typename"] == "ConfirmationRequired":
        print(f"{mutation}: {result['message']} Run it again with --force to agree.")
        sys.exit(3)
    sys.exit(f"{mutation}: {json.dumps(result)}")


PROBLEM = "... on Problem { message } ... on InvalidInput { fieldErrors { path message } }"


def read_list(path):
    """The numbers and quantities of the list, and what is wrong with it, by line."""
    good, bad = [], []
    try:
        # A spreadsheet marks the beginning of a file; a letter of another encoding is no reason to end.
        with open(path, newline="", encoding="utf-8-sig", errors="replace") as file:
            reader = csv.reader(file, delimiter=";")
            for cells in reader:
                number, *quantities = [cell.strip() for cell in cells] or [""]
                if not number and not any(quantities):
                    continue
                if len(quantities) != 1:
                    problem = "not a number and a quantity, separated by a semicolon"
                elif not number:
                    problem = "the number is missing"
                elif not re.fullmatch("[1-9][0-9]{0,5}", quantities[0]):
                    problem = f"'{quantities[0]}' is not a whole quantity from 1 to 999999"
                else:
                    good.append((number, int(quantities[0])))
                    continue
                bad.append(f"line {reader.line_num}: {problem}")
    except (OSError, csv.Error) as error:
        sys.exit(f"{path}: {error}")
    return good, bad


# 1. The list goes into the cart. Each line has a result, in the order of the list.
lines, problems = read_list(list_file)
if problems or not lines:
    print("\n".join([*problems, "Nothing is ordered"]))
    sys.exit(2)

added = write(
    "add lines",
    "addLines",
    """mutation AddLines($input: AddLinesInput!) {
      addLines(input: $input) {
        __typename
        ... on AddLinesPayload { lines { number code qty message article { id } } }
        %s
      }
    }"""
    % PROBLEM,
    {"lines": [{"number": number, "qty": qty} for number, qty in lines], "accept": ["EXACT"], "roundUp": True},
)["lines"]
complete = True
pieces = {}
for line in added:
    if line["qty"] == 0:
        print(f"{line['number']}: {line['code']} {line['message'] or ''}".rstrip())
        complete = False
    else:
        pieces[line["article"]["id"]] = pieces.get(line["article"]["id"], 0) + line["qty"]
print(f"{sum(pieces.values())} pieces of {len(pieces)} articles are in the cart")
if not pieces:
    sys.exit(2)

# 2. Orders: one per warehouse that supplies something.
viewer = ask(
    """{ viewer {
      warehouses { id readonly type }
      addresses(type: SHIPPING) { id default postalCode country { id } }
    } }""",
    {},
)["viewer"]
warehouses = journal.keep(
    "warehouses",
    lambda: [one["id"] for one in viewer["warehouses"] if not one["readonly"] and one["type"] != "TRANSIT"],
)
address = journal.keep(
    "address", lambda: next((one for one in viewer["addresses"] if one["default"]), viewer["addresses"][0])
)

created = write(
    "create orders",
    "createOrders",
    """mutation CreateOrders($input: CreateOrdersInput!) {
      createOrders(input: $input) {
        __typename
        ... on CreateOrdersPayload { orders { id dbId } missingItems { missingQty article { name } } }
        %s
      }
    }"""
    % PROBLEM,
    {"warehouses": warehouses, "items": [{"article": article, "qty": qty} for article, qty in pieces.items()]},
)
if created["orders"] is None:
    sys.exit("The orders were made, and the back end does not name them. Complete them in the portal.")
for missing in created["missingItems"]:
    print(f"{missing['article']['name']}: {missing['missingQty']} pieces are missing")
    complete = False

# 3. Each order gets an address, a carrier and our number.
for order in created["orders"]:
    checkout = ask(
        """query Carriers($order: ID!, $country: ID!, $postalCode: String!) {
          node(id: $order) { ... on Order { checkout { shippingOptions(country: $country, postalCode: $postalCode) { optionId } } } }
        }""",
        {"order": order["id"], "country": address["country"]["id"], "postalCode": address["postalCode"]},
    )["node"]["checkout"]
    # "delay": decided later. In a second run the order may have no checkout any more, but a carrier in the journal.
    options = checkout["shippingOptions"] if checkout else []
    carrier = journal.keep(f"carrier {order['dbId']}", lambda: options[0]["optionId"] if options else "delay")
    write(
        f"complete {order['dbId']}",
        "completeOrder",
        """mutation CompleteOrder($input: CompleteOrderInput!) {
          completeOrder(input: $input) {
            __typename
            ... on CompleteOrderPayload { order { status } }
            %s
          }
        }"""
        % PROBLEM,
        {
            "order": order["id"],
            "shippingAddress": address["id"],
            "shippingCourier": carrier,
            "relatedOrderNumber": purchase_order,
        },
    )

# 4. Completed orders wait for a confirmation. Only now the distributor works on them.
write(
    "confirm",
    "changeOrderStatus",
    """mutation ConfirmOrders($input: ChangeOrderStatusInput!) {
      changeOrderStatus(input: $input) {
        __typename
        ... on ChangeOrderStatusPayload { orders { dbId } }
        %s
      }
    }"""
    % PROBLEM,
    {"orders": [order["id"] for order in created["orders"]], "status": "CONFIRMED"},
)

# 5. What the distributor has now, by our number.
orders = ask(
    """query OurOrders($number: String!) { viewer {
      orders(first: 100, filter: { clientOrderId: { eq: $number } }) {
        edges { node { dbId status warehouse { name } grandTotal { amount currencyCode } } }
      }
    } }""",
    {"number": purchase_order},
)["viewer"]["orders"]["edges"]
for order in (edge["node"] for edge in orders):
    total = order["grandTotal"]
    print(f"Order {order['dbId']} ({order['warehouse']['name']}): {order['status']}, {total['amount']} {total['currencyCode']}")
sys.exit(0 if complete and len(orders) == len(created["orders"]) else 2)
