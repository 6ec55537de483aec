import { readFileSync } from 'node:fs';
import { getOperationAST, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEstimate } from '../../gateway/graphql/cost/estimateCost.ts';
import { toGlobalId } from '../../gateway/relay/ids.ts';
import { createSchema } from '../../gateway/modules/createSchema.ts';
import {
  clientOperations,
  clientQueryVariables,
  findDocuments,
  type DocumentNumbers,
} from '../support/clientQueries.ts';
import {
  bestStock,
  completeOrder,
  createOrder,
  findBuyable,
  readShownAddress,
  type BuyableArticle,
  warehouseIds,
} from '../support/shopping.ts';
import { startPortal, type Portal, type PortalCaller } from '../support/startPortal.ts';

/*
 * What each operation of the web client costs in calls to the back end, by name. A page that grows a call fails
 * here: make it need less, or write its new cost down. The operations are those in persisted.json.
 */

let portal: Portal;
let client: PortalCaller;
let article: BuyableArticle;
/** A shipped order of the demo data. */
let sentOrder: string;
let documents: DocumentNumbers;

beforeAll(async () => {
  portal = await startPortal();
  client = await portal.as('client');
  const [first] = await findBuyable(client, 1);
  if (!first) throw new Error('nothing to buy');
  article = first;
  const sent = await portal.sandbox.db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select('o.id')
    .where('o.customer_id', '=', 1)
    .executeTakeFirstOrThrow();
  sentOrder = String(sent.id);
  documents = await findDocuments(portal.sandbox.db);
});
afterAll(() => portal.close());

const choice = () => ({
  warehouses: warehouseIds(bestStock(article).warehouse.dbId, '4'),
  useBackorder: false,
});
const part = { OENumber: '2K0 501 281 G', description: 'Wheel bolt', qty: 100, price: '1.20' };
const place = { country: toGlobalId('Country', 1), postalCode: '10621' };
const fillCart = () =>
  client.run('mutation Fill($input: SetCartQtyInput!) { setCartQty(input: $input) { __typename } }', {
    input: { article: article.id, qty: article.multiple },
  });
/** A missing item of an article in stock. */
async function missingItem(): Promise<string> {
  const { id } = await portal.sandbox.db
    .insertInto('missing_items')
    .values({ customer_id: 1, article_id: Number(article.dbId), qty: article.multiple })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'article_id']).doUpdateSet({ applied_qty: 0, hidden: false }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return toGlobalId('MissingItem', id);
}
async function cartLine(): Promise<string | undefined> {
  await fillCart();
  const { viewer } = await client.run('{ viewer { cart { items { id } } } }');
  return viewer.cart.items[0]?.id;
}

const newClaim = {
  type: 'RECLAMATION',
  items: [
    {
      unknown: {
        articleName: 'OLD-1',
        price: '1',
        qty: 1,
        invoiceNumber: 'A',
        invoiceDate: '2024-01-31',
        description: 'Noisy',
      },
    },
  ],
};
/** The item of a new claim. */
async function newItem(): Promise<{ id: number; claim_id: number }> {
  await client.run('mutation ($input: CreateClaimInput!) { createClaim(input: $input) { __typename } }', {
    input: newClaim,
  });
  return portal.sandbox.db
    .selectFrom('claim_items')
    .select(['id', 'claim_id'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}
const connection = {
  connectionType: 'FTP',
  ftpServer: null,
  ftpPort: 21,
  ftpUser: null,
  ftpPassword: null,
  ftpPathToFolder: null,
  ftpSSL: false,
  ftpPassiveMode: true,
};
const integration = () => ({
  ...connection,
  name: 'Web shop',
  frequency: 6,
  active: false,
  type: 'FTP_SEPARATE_WAREHOUSES',
  excludedWarehouses: warehouseIds('1'),
  fileName: 'stock.csv',
  fileColumnSeparator: ';',
  filePriceSeparator: ',',
  fileAddSeparatorLine: false,
  fileAddDateLine: false,
  fileLanguage: 'en',
  fields: [{ name: 'Reference', visibleName: 'Reference' }],
});
async function savedIntegration(): Promise<string | undefined> {
  const { createIntegration } = await client.run(
    `mutation Add($input: CreateIntegrationInput!) {
      createIntegration(input: $input) { ... on IntegrationPayload { integration { id } } }
    }`,
    { input: integration() },
  );
  return createIntegration.integration.id;
}

/** The variables of a query. */
const queryVariables = (name: string, checkoutOrder = ''): object | undefined =>
  clientQueryVariables({
    articleName: article.name,
    orderDbId: sentOrder,
    checkoutOrder,
    documents,
    warehouses: choice().warehouses,
  })[name];
const address = {
  name: 'Yard',
  companyName: 'Parts OÜ',
  country: place.country,
  city: 'Tartu',
  postalCode: '50090',
  street: 'Riia 1',
  phone: '+372 1',
  email: 'yard@parts.test',
};
const contact = {
  firstName: 'Ada',
  lastName: 'Byron',
  position: 'Purchasing',
  email: 'ada@parts.test',
  workPhone: '+372 1',
};
let accounts = 0;
const newAccount = () => ({
  user: { firstName: 'Ada', lastName: 'Byron', email: `ada${++accounts}@parts.test` },
  systemAccesses: [{ system: toGlobalId('System', 1), group: toGlobalId('SystemGroup', 1, 1) }],
});

/** Runs one of the client's mutations, and returns the id in its payload. */
async function made(operation: string, input: object, id: RegExp): Promise<string> {
  const data = await client.run<object>(clientOperations.get(operation) ?? '', { input });
  return id.exec(JSON.stringify(data))?.[1] ?? JSON.stringify(data);
}
const anId = /"id":"([^"]+)"/;
const madeAddress = () => made('useCreateAddressMutation', { type: 'SHIPPING', address }, anId);
const madeContact = () => made('useSaveContactCreateMutation', { contact }, anId);
const madeAccount = () => made('useSaveAccountCreateMutation', newAccount(), anId);

interface Budget {
  /** For a mutation, or a query whose variables are made in its test; others are in clientQueryVariables. */
  variables?: () => object | Promise<object>;
  /** The calls it takes, in any order. */
  calls: string[];
}

const budgets: Record<string, Budget> = {
  // The order desk: as many calls for one line as for thousands.
  useResolveLinesQuery: {
    calls: ['oemBatchSearch'],
  },
  useAskToOrderAllPricesQuery: { calls: ['oemBatchSearch'] },
  useAddLinesMutation: {
    variables: () => ({ input: { lines: [{ number: article.name, qty: article.multiple }] } }),
    calls: ['oemBatchSearch', 'importCart'],
  },
  // A list of OEM numbers, added as a whole.
  AddAllFoundMutation: {
    variables: () => ({ input: { lines: [{ number: article.name, qty: article.multiple }] } }),
    calls: ['oemBatchSearch', 'importCart'],
  },

  // As many calls for one line as for thousands; one per order.
  OrdersAgainPageQuery: { calls: ['getOrder', 'oemBatchSearch'] },
  ReorderPageQuery: { calls: ['getOrder', 'oemBatchSearch'] },
  useReorderMutation: {
    variables: () => ({ input: { lines: [{ number: article.name, qty: article.multiple }] } }),
    calls: ['oemBatchSearch', 'importCart'],
  },
  // The page of each of the user's ten latest orders.
  LastOrderedPageQuery: {
    calls: ['getLoggedIn', 'listOrders', ...Array.from({ length: 10 }, () => 'getOrder'), 'oemBatchSearch'],
  },

  // Undo of clearing a cart: as many calls for one line as for thousands.
  useRestoreLinesMutation: {
    variables: () => ({
      input: { lines: [{ number: article.name, qty: article.multiple, article: article.id }] },
      ...choice(),
    }),
    calls: ['oemBatchSearch', 'importCart', 'getCart'],
  },
  useAskToOrderAllQuery: { calls: ['listMissingItems'] },

  // Every page, once per session.
  loadSessionQuery: { calls: ['getLoggedIn', 'getAccount', 'getAttentions', 'getCart', 'listLocales'] },
  useAttentionsQuery: { calls: ['getAttentions'] },
  // After writes that they count, once for those in quick succession.
  refreshAttentionsQuery: { calls: ['getAttentions'] },
  // After writes to the cart, once for those in quick succession.
  refreshCartTotalsQuery: { calls: ['getCart'] },
  useCountriesQuery: { calls: ['listCountries'] },
  useVisitorQuery: { calls: ['getLoggedIn', 'listLocales'] },

  // From the gateway's settings.
  ClosedBranchQuery: { calls: [] },

  // Today's parts, which load in parallel.
  TodayPageQuery: { calls: ['getAttentions', 'listInvoices', 'listIntegrations', 'getFiles'] },
  useTodayOrdersQuery: { calls: ['listOrders', 'listOrders', 'getOrder'] },
  TodayInStockQuery: { calls: ['listMissingItems', 'listAllWarehouses'] },
  TodayAnnouncementsQuery: { calls: ['listAnnouncements'] },
  TodaySpendingQuery: { calls: ['listMergedInvoices', 'listInvoices'] },

  CarSearchQuery: {
    calls: ['listManufacturers', 'listModels', 'listSubmodels', 'listArticleGroups', 'listArticleSubgroups'],
  },
  VinSearchQuery: {
    calls: ['searchVehicles', 'listArticleGroups', 'listArticleSubgroups'],
  },
  SearchResultsQuery: {
    // With facets: all pages of the search, two for these variables.
    calls: ['searchArticles', 'searchArticles', 'strictSearchArticles', 'listWarehouses'],
  },
  useSuggestionsQuery: { calls: ['shortSearchArticles'] },
  useArticleSelectQuery: { calls: ['simpleSearchArticles'] },
  ArticlePageQuery: {
    calls: ['getArticle', 'listArticleVehicles', 'oemBatchSearch'],
  },
  useWishlistWritesAddMutation: {
    variables: () => ({ input: { article: article.id } }),
    calls: ['addToWishlist', 'getArticle'],
  },
  useWishlistWritesRemoveMutation: {
    variables: () => ({ input: { article: article.id } }),
    calls: ['removeFromWishlist', 'getArticle'],
  },
  MissingItemsPageQuery: {
    calls: ['listMissingItems', 'listWarehouses'],
  },
  useHideMissingItemMutation: {
    variables: async () => ({ input: { item: await missingItem() } }),
    calls: ['hideMissingItem'],
  },
  useHideMissingItemBackMutation: {
    variables: async () => ({ input: { item: await missingItem() } }),
    calls: ['unhideMissingItem'],
  },
  useTakeMissingItemsMutation: {
    variables: async () => ({ input: { items: [{ item: await missingItem() }] } }),
    calls: ['takeMissingItems'],
  },
  useMoveAvailableMutation: {
    variables: async () => {
      await missingItem();
      return { input: { warehouses: warehouseIds('1', '2', '3', '4') } };
    },
    calls: ['moveMissingItemsToWarehouses'],
  },
  useMoveAvailableMatchingMutation: {
    variables: async () => {
      await missingItem();
      return { input: { articles: [article.id] } };
    },
    calls: ['moveMissingItems'],
  },
  useMoveAvailableItemsQuery: { calls: ['listMissingItems'] },
  useMoveAvailableCartQuery: { calls: ['getCart', 'listWarehouses'] },
  useOrderMissingMutation: {
    variables: async () => ({
      input: { items: [{ item: await missingItem() }], mode: 'WITHOUT_RESERVATION' },
    }),
    calls: ['createOrderFromMissingWithoutReservation', 'getAccount'],
  },
  useHideAllMissingItemsMutation: { variables: () => ({ input: {} }), calls: ['hideAllMissingItems'] },
  // The profile: each list is one call, however long it is.
  AddressesPageQuery: { calls: ['listAddresses', 'listCountries'] },
  useCreateAddressMutation: {
    variables: () => ({ input: { type: 'SHIPPING', address } }),
    calls: ['createAddress'],
  },
  useSaveAddressUpdateMutation: {
    variables: async () => ({ input: { id: await madeAddress(), type: 'SHIPPING', address } }),
    calls: ['updateAddress'],
  },
  useRemoveAddressMutation: {
    variables: async () => ({ input: { id: await madeAddress() } }),
    calls: ['deleteAddress'],
  },
  useSetDefaultAddressMutation: {
    variables: async () => ({ input: { id: await madeAddress() } }),
    calls: ['setDefaultAddress', 'listAddresses'],
  },
  AddressDialogQuery: { calls: ['listAddresses'] },
  ContactsPageQuery: { calls: ['listContacts'] },
  ContactDialogQuery: { calls: ['listContacts'] },
  useRecordQuery: { calls: ['listContacts'] },
  useSaveContactCreateMutation: { variables: () => ({ input: { contact } }), calls: ['createContact'] },
  useSaveContactUpdateMutation: {
    variables: async () => ({ input: { id: await madeContact(), contact } }),
    calls: ['updateContact'],
  },
  useRemoveContactMutation: {
    variables: async () => ({ input: { id: await madeContact() } }),
    calls: ['deleteContact'],
  },
  AccountsPageQuery: { calls: ['listAccountAccesses', 'listSystems'] },
  AccountDialogQuery: { calls: ['listAccountAccesses'] },
  useSaveAccountCreateMutation: {
    variables: () => ({ input: newAccount() }),
    calls: ['createAccountAccess'],
  },
  useSaveAccountUpdateMutation: {
    variables: async () => ({ input: { id: await madeAccount(), ...newAccount() } }),
    calls: ['updateAccountAccess'],
  },
  useRemoveAccountMutation: {
    variables: async () => ({ input: { id: await madeAccount() } }),
    calls: ['deleteAccountAccess'],
  },
  AgreementsPageQuery: { calls: ['listAgreements'] },
  useApprovalMutation: {
    variables: () => ({ input: { agreement: toGlobalId('Agreement', 3), approval: true } }),
    calls: ['approveAgreement'],
  },
  WishlistPageQuery: {
    calls: ['listWishlist', 'listWarehouses'],
  },
  useRemoveFromWishlistMutation: {
    variables: () => ({ input: { article: article.id } }),
    calls: ['removeFromWishlist'],
  },
  useTakeFromWishlistMutation: {
    variables: async () => {
      await client.run(
        'mutation Star($input: AddToWishlistInput!) { addToWishlist(input: $input) { __typename } }',
        {
          input: { article: article.id },
        },
      );
      return { input: { items: [{ article: article.id }] } };
    },
    calls: ['takeFromWishlist'],
  },
  useClearWishlistMutation: { variables: () => ({ input: {} }), calls: ['clearWishlist'] },
  InTransitPageQuery: { calls: ['listContainers'] },
  // Five orders of each kind at most, and seven pages of goods in transit; 20 calls in all.
  ArrivalsPageQuery: {
    calls: [
      ...Array<string>(2).fill('listOrders'),
      'listBackorderItems',
      ...Array<string>(3).fill('listContainers'),
      ...Array<string>(4).fill('getOrder'),
      ...Array<string>(5).fill('listShipments'),
    ],
  },
  usePreOrderMutation: {
    variables: () => ({
      input: { lines: [{ number: article.name, qty: article.multiple }], type: 'RESERVATION' },
    }),
    calls: ['oemBatchSearch', 'importCart'],
  },
  BackordersPageQuery: { calls: ['listBackorderItems'] },
  // The popover shows the quantities of all three carts: the article is read again for the other two.
  useCartQuantityMutation: {
    variables: () => ({ input: { article: article.id, qty: article.multiple } }),
    calls: ['setCartQty', 'getArticle'],
  },

  RegularCartPageQuery: {
    calls: ['getCart', 'listWarehouses', 'listCartAnnouncements'],
  },
  // The days of arrival of a pre-order are one call more.
  PlainCartQuery: { calls: ['getCart', 'listCartAnnouncements', 'oemBatchSearch'] },
  useReadCartQuery: { calls: ['getCart'] },
  refreshScreenQuery: { calls: ['getAccount'] },
  useCartPlansQuery: {
    calls: ['getCart', 'getCart'],
  },
  useStockElsewhereQuery: { calls: ['oemBatchSearch'] },
  RescueOptionsQuery: { calls: ['getArticle'] },
  useSetCartLineMutation: {
    variables: () => ({ input: { article: article.id, qty: article.multiple }, ...choice() }),
    calls: ['setCartQty', 'getCart'],
  },
  useUpdateCartItemMutation: {
    variables: async () => ({ input: { item: await cartLine(), qty: 2 * article.multiple }, ...choice() }),
    calls: ['updateCartItem', 'getCart'],
  },
  useRemoveCartItemMutation: {
    variables: async () => ({ input: { item: await cartLine() }, ...choice() }),
    calls: ['removeCartItem', 'getCart'],
  },
  useClearCartMutation: { variables: () => ({ input: {}, ...choice() }), calls: ['clearCart', 'getCart'] },
  useCreateOrdersMutation: {
    variables: async () => {
      await client.run('mutation { clearCart(input: {}) { __typename } }');
      await fillCart();
      const items = [{ article: article.id, qty: article.multiple }];
      return { input: { warehouses: choice().warehouses, items, matchesCart: true } };
    },
    calls: ['getCart', 'createOrders', 'getAccount'],
  },

  CheckoutPageQuery: {
    calls: [
      'listNotCompletedOrders',
      'listAddresses',
      'listCountries',
      'getAccount',
      'listCartAnnouncements',
    ],
  },
  // An order in the checkout is found in their list: /api/v3 has no call for a single one.
  useDeliveryQuery: {
    variables: async () =>
      queryVariables('useDeliveryQuery', (await createOrder(client, article)).checkoutId) ?? {},
    calls: ['listNotCompletedOrders', 'listShippingOptions', 'calculateOrder'],
  },
  useCompleteOrderMutation: {
    variables: async () => {
      const { checkoutId } = await createOrder(client, article);
      return { input: { order: checkoutId, ...(await readShownAddress(client)), shippingCourier: 'delay' } };
    },
    // The address as it is now, and the order's total, for the question that confirms several.
    calls: ['listAddresses', 'completeOrder', 'getAccount', 'getOrder'],
  },
  useCancelOrderMutation: {
    variables: async () => ({ input: { order: (await createOrder(client, article)).checkoutId } }),
    calls: ['cancelOrder', 'getAccount'],
  },

  // The names of all warehouses fill the filter.
  OrdersPageQuery: {
    calls: ['listOrders', 'listAllWarehouses'],
  },
  readMatchingOrdersQuery: { calls: ['listOrders'] },
  // The way of its documents takes the pages of its first invoice and final invoice.
  OrderPageQuery: { calls: ['getOrder', 'listShipments', 'getInvoice', 'getMergedInvoice'] },
  useAskedOrderQuery: { calls: ['getOrder'] },
  InvoicesPageQuery: { calls: ['listInvoices', 'listAllWarehouses'] },
  FinalInvoicesPageQuery: { calls: ['listMergedInvoices'] },
  CreditInvoicesPageQuery: { calls: ['listCreditInvoices'] },
  IssuesPageQuery: { calls: ['listIssues'] },
  // Issue and departments at once, then a page of comments.
  IssuePageQuery: { calls: ['getIssue', 'listDepartments', 'listIssueComments'] },
  CreateIssuePageQuery: { calls: ['listDepartments'] },
  useCreateIssueMutation: {
    variables: () => ({
      input: {
        name: 'Wrong price',
        description: 'Too **high**.',
        department: toGlobalId('Department', 1),
        priority: 'LOW',
      },
    }),
    calls: ['createIssue'],
  },
  useAddIssueCommentMutation: {
    variables: () => ({ input: { issue: toGlobalId('Issue', 1), comment: 'Still _wrong_.' } }),
    calls: ['addIssueComment'],
  },
  StatementsPageQuery: { calls: ['listStatements'] },
  InvoicePageQuery: { calls: ['getInvoice', 'getMergedInvoice', 'getOrder'] },
  FinalInvoicePageQuery: { calls: ['getMergedInvoice'] },
  // The final invoice that it corrects is known by its invoice.
  CreditInvoicePageQuery: { calls: ['getCreditInvoice', 'getInvoice', 'getMergedInvoice'] },
  ProductionPageQuery: { calls: ['listProductionApplications'] },
  ProductionApplicationPageQuery: { calls: ['getProductionApplication'] },
  useCreateProductionOrderMutation: {
    variables: () => ({ input: part }),
    calls: ['createProductionOrder'],
  },
  useCreateProductionOfferMutation: {
    variables: () => ({ input: { ...part, justification: 'Sold out everywhere' } }),
    calls: ['createProductionOffer'],
  },
  // The claims and credit invoices made since the order, and the page of each: five claims.
  useLaterDocumentsClaimsQuery: {
    calls: ['getOrder', 'listClaims', ...Array<string>(5).fill('getClaim')],
  },
  useLaterDocumentsCreditsQuery: {
    calls: ['getOrder', 'listCreditInvoices', ...Array<string>(10).fill('getCreditInvoice')],
  },
  useDocumentCountQuery: { calls: ['listInvoices', 'listMergedInvoices', 'listCreditInvoices'] },
  LineCheckQuery: { calls: ['getInvoice', 'getOrder'] },
  DownloadsPageQuery: { calls: ['getFiles', 'getExportConfig'] },

  IntegrationsPageQuery: { calls: ['listIntegrations'] },
  IntegrationPageQuery: { calls: ['listIntegrations', 'listWarehouses'] },
  useMergeIntegrationQuery: { calls: ['listIntegrations'] },
  useRunUploadQuery: { calls: ['listIntegrations'] },
  useSampleStockQuery: { calls: ['oemBatchSearch'] },
  useCreateIntegrationMutation: {
    variables: () => ({ input: integration() }),
    calls: ['createIntegration'],
  },
  useUpdateIntegrationMutation: {
    variables: async () => ({ input: { ...integration(), integration: await savedIntegration() } }),
    calls: ['updateIntegration'],
  },
  useDeleteIntegrationMutation: {
    variables: async () => ({ input: { integration: await savedIntegration() } }),
    calls: ['deleteIntegration'],
  },
  useTestConnectionMutation: { variables: () => ({ input: connection }), calls: ['testIntegration'] },

  // The client asks one kind at a time.
  useSearchResultsQuery: {
    calls: [
      'listOrders',
      'listOrders',
      'listInvoices',
      'listMergedInvoices',
      'listCreditInvoices',
      'listClaims',
      'simpleSearchArticles',
    ],
  },
  AnnouncementsPageQuery: { calls: ['listAnnouncements'] },
  AnnouncementPageQuery: { calls: ['getAnnouncement'] },
  // Once for each time the client is loaded; later readings take the second call alone.
  AnnouncementsWatchQuery: { calls: ['getAnnouncementsWidgetConfig', 'listUnreadAnnouncements'] },
  useMarkNotifiedMutation: {
    variables: () => ({ input: { announcement: toGlobalId('Announcement', 4) } }),
    calls: ['markAnnouncementNotified'],
  },
  // The counter in the navigation falls.
  useMarkViewedMutation: {
    variables: () => ({ input: { announcement: toGlobalId('Announcement', 4) } }),
    calls: ['markAnnouncementViewed', 'getAttentions'],
  },
  WikiAreaQuery: { calls: ['listWikiTree'] },
  WikiArticlePageQuery: { calls: ['getWikiArticle'] },
  WikiHomePageQuery: { calls: ['listWikiTree', 'getWikiArticle'] },
  useAddOrderCommentMutation: {
    variables: () => ({ input: { order: toGlobalId('Order', sentOrder), message: 'Thank you' } }),
    calls: ['addOrderComment'],
  },
  useDeleteOrderCommentMutation: {
    variables: async () => {
      const { addOrderComment } = await client.run(
        `mutation Add($input: AddOrderCommentInput!) {
          addOrderComment(input: $input) { ... on AddOrderCommentPayload { comment { id } } }
        }`,
        { input: { order: toGlobalId('Order', sentOrder), message: 'Too much' } },
      );
      return { input: { comment: addOrderComment.comment.id } };
    },
    calls: ['deleteOrderComment'],
  },
  // Whether it can be paid now is read again with the order.
  useChangeOrderStatusMutation: {
    variables: async () => {
      const order = await createOrder(client, article);
      await completeOrder(client, order);
      return { input: { orders: [order.id], status: 'CONFIRMED' } };
    },
    calls: ['changeOrderStatus', 'getOrder'],
  },

  ClaimsPageQuery: { calls: ['listClaims'] },
  ClaimPageQuery: { calls: ['getClaim', 'listClaimComments'] },
  ClaimSlipPageQuery: { calls: ['getClaim', 'listMergedInvoices', 'getMergedInvoice'] },
  // The invoices of the first three numbers, and the credit invoices made since.
  ClaimWayQuery: {
    calls: [
      'getClaim',
      ...Array<string>(3).fill('listMergedInvoices'),
      ...Array<string>(3).fill('getMergedInvoice'),
      // Each credit invoice made since would be read too; there is none.
      'listCreditInvoices',
    ],
  },
  // What is claimed of the lines already is added up from the newest claims: here there are five.
  InvoiceLinesQuery: {
    calls: ['listClaimInvoices', 'listClaims', ...Array<string>(5).fill('getClaim')],
  },
  // One for the spellings of all articles, and one for each article.
  matchLinesQuery: { calls: ['oemBatchSearch', 'listClaimInvoices'] },
  PricesPaidQuery: { calls: ['listClaimInvoices'] },
  findKnownInvoiceQuery: { calls: ['listClaimInvoices'] },
  // As the lines of an invoice: the newest claims are added up.
  claimedPiecesQuery: { calls: ['listClaims', ...Array<string>(5).fill('getClaim')] },
  ClaimFileDialogQuery: { calls: [] },
  ManualFieldsQuery: { calls: ['searchMergedInvoices'] },
  CarFieldsQuery: { calls: ['getArticle', 'listArticleVehicles'] },
  CarFieldsVinQuery: { calls: ['searchVehicles'] },
  useCreateClaimMutation: { variables: () => ({ input: newClaim }), calls: ['createClaim'] },
  useUpdateClaimItemMutation: {
    variables: async () => {
      const { id: item, claim_id: claim } = await newItem();
      await portal.sandbox.db
        .updateTable('claim_items')
        .set({ status: 'clarification_awaiting' })
        .where('id', '=', item)
        .execute();
      return { input: { item: toGlobalId('ClaimItem', claim, item), qty: 1, description: 'Noisy' } };
    },
    calls: ['updateClaimItem', 'getClaim', 'listClaimComments'],
  },
  useAddClaimCommentMutation: {
    variables: () => ({ input: { claim: toGlobalId('Claim', documents.claim), text: 'Thank you' } }),
    calls: ['addClaimComment'],
  },
  useClaimFilesRemoveMutation: {
    variables: async () => {
      const { id } = await portal.sandbox.db
        .insertInto('claim_attachments')
        .values({ customer_id: 1, item_id: null, hash: 'abc', file_name: 'a.png', content: Buffer.from('a') })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { input: { attachment: toGlobalId('ClaimAttachment', 0, id) } };
    },
    calls: ['deleteClaimAttachment'],
  },
};

/**
 * Log-in and similar operations end or change the session, files are sent as multipart, and an upload needs a server:
 * they are tested with their domain.
 */
const elsewhere = new Set([
  'LoginFormMutation',
  'endSessionMutation',
  'SwitchAccessMutation',
  'SwitchUserDialogMutation',
  'useResetSwitchUserMutation',
  'useUserSearchQuery',
  'useSignUpMutation',
  'ForgotPasswordFormMutation',
  'useCompleteForgotPasswordMutation',
  'useImportCartMutation',
  'useOemSearchMutation',
  'useClaimFilesUploadMutation',
  'useCheckFileMutation',
  'WikiUploadMutation',
  'useRunUploadMutation',
]);

const estimate = createEstimate(createSchema());

/** The cost the gateway estimates for the operation before it runs. */
function estimated(text: string, variables: object = {}): number {
  const document = parse(text);
  const operation = getOperationAST(document);
  return operation ? estimate(document, operation, { ...variables }).calls : NaN;
}

describe('calls to the back end', () => {
  for (const [name, { variables, calls }] of Object.entries(budgets)) {
    test(`${name}: ${calls.join(', ')}`, async () => {
      const text = clientOperations.get(name);
      if (text === undefined) throw new Error(`The client has no operation ${name}.`);
      const given = variables ? await variables() : queryVariables(name);
      const watched = await client.watch(text, given);
      expect(watched.answer.errors).toEqual([]);
      expect(JSON.stringify(watched.answer.data)).not.toMatch(
        /ConfirmationRequired|InvalidInput|Rejected|NotFound/,
      );
      expect(watched.calls.toSorted()).toEqual(calls.toSorted());
      expect(
        estimated(text, given),
        'estimated too low: see docs/decisions/operation-cost.md',
      ).toBeGreaterThanOrEqual(calls.length);
      if (!text.startsWith('query')) return;
      // An operation that has run before takes the fast path, with the same response; reference data is not read again.
      const again = await client.watch(text, given);
      expect(again.answer.data).toEqual(watched.answer.data);
      expect(calls).toEqual(expect.arrayContaining(again.calls));
    });
  }
});

test('every operation of the client has its budget', () => {
  const unbudgeted = [...clientOperations.keys()].filter(
    (name) => !(name in budgets) && !elsewhere.has(name),
  );
  expect(unbudgeted).toEqual([]);
});

test('the order page takes 4 calls or fewer, a list of orders without its filters 1', async () => {
  expect(budgets['OrderPageQuery']?.calls.length).toBeLessThanOrEqual(4);
  const { calls } = await client.watch(
    '{ viewer { orders(first: 100) { totalCount edges { node { id status warehouse { name } user { lastName } } } } } }',
  );
  expect(calls).toEqual(['listOrders']);
});

test('all parts of Today together take 12 calls', () => {
  const parts = [
    'TodayPageQuery',
    'useTodayOrdersQuery',
    'TodayInStockQuery',
    'TodayAnnouncementsQuery',
    'TodaySpendingQuery',
  ];
  expect(parts.flatMap((name) => budgets[name]?.calls ?? [])).toHaveLength(12);
});

test('the calls of an open screen are those that docs/decisions/live-lists.md names, 120 times an hour', () => {
  const named = readFileSync('docs/decisions/live-lists.md', 'utf8').matchAll(
    /\| (\w+Query) +\| (\d+) +\| (\d+) +\|/g,
  );
  const screens = [...named].map(([, query = '', calls, hourly]) => ({ query, calls, hourly }));
  expect(screens.length).toBe(12);
  for (const { query, calls, hourly } of screens) {
    const count = budgets[query]?.calls.length ?? 0;
    expect([calls, hourly], query).toEqual([String(count), String(count * 120)]);
  }
});
