import { readFileSync } from 'node:fs';
import { toGlobalId } from '../../gateway/relay/ids.ts';
import type { TestSandbox } from './startSandbox.ts';

/** The operations of the web client by name, as persisted.json lists them. */
export const clientOperations: ReadonlyMap<string, string> = new Map(
  Object.values(JSON.parse(readFileSync('persisted.json', 'utf8')) as Record<string, string>).map((text) => [
    /^\w+ (\w+)/.exec(text)?.[1] ?? text,
    text,
  ]),
);

/** Numbers of documents of one customer. */
export interface DocumentNumbers {
  invoice: string;
  mergedInvoice: string;
  creditInvoice: string;
  /** The claim with items in every status. */
  claim: string;
  /** Number of the first article of that claim. */
  claimedArticle: string;
}

/** The oldest documents of the demo customer; the invoice is on a final invoice. */
export async function findDocuments(db: TestSandbox['db']): Promise<DocumentNumbers> {
  const oldest = async (kind: 'invoice' | 'merged_invoice' | 'credit_invoice'): Promise<string> => {
    const documents = db
      .selectFrom('documents')
      .select('id')
      .where('customer_id', '=', 1)
      .where('kind', '=', kind)
      .orderBy('created_at')
      .limit(1);
    const { id } = await (
      kind === 'invoice' ? documents.where('merged_invoice_id', 'is not', null) : documents
    ).executeTakeFirstOrThrow();
    return String(id);
  };
  const claimed = await db
    .selectFrom('claim_items')
    .select(['claim_id', 'article_name'])
    .where('status', '=', 'clarification_awaiting')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return {
    invoice: await oldest('invoice'),
    mergedInvoice: await oldest('merged_invoice'),
    creditInvoice: await oldest('credit_invoice'),
    claim: String(claimed.claim_id),
    claimedArticle: claimed.article_name,
  };
}

/** What the variables of the client's queries name. */
export interface QueryTargets {
  /** Number of an article in stock. */
  articleName: string;
  /** Number of a shipped order. */
  orderDbId: string;
  /** Global id of an order in the checkout. */
  checkoutOrder: string;
  /** Numbers of an invoice that is on a final invoice, of a final invoice and of a credit invoice. */
  documents: DocumentNumbers;
  /** Global ids of warehouses of the regular cart. */
  warehouses: readonly string[];
}

const place = { country: toGlobalId('Country', 1), postalCode: '10621' };

/** Variables for every query of the client that has some. */
export function clientQueryVariables({
  articleName,
  orderDbId,
  checkoutOrder,
  documents,
  warehouses,
}: QueryTargets): Readonly<Record<string, object>> {
  const choice = { warehouses, useBackorder: false };
  const firstPage = { first: 20, after: '-1' };
  return {
    useResolveLinesQuery: {
      lines: [
        { number: articleName, qty: 1 },
        { number: 'NOBODYS-1', qty: 1 },
      ],
      type: 'REGULAR',
    },
    ReorderPageQuery: { id: toGlobalId('Order', orderDbId), type: 'REGULAR', indexes: null },
    OrdersAgainPageQuery: { orders: [toGlobalId('Order', orderDbId)], type: 'REGULAR' },
    LastOrderedPageQuery: { type: 'REGULAR' },
    useAskToOrderAllPricesQuery: { lines: [{ number: articleName, qty: 1 }] },
    useAskToOrderAllQuery: { filter: null, first: 100 },
    useSampleStockQuery: { lines: [{ number: articleName, qty: 1 }] },
    CarSearchQuery: {
      manufacturer: toGlobalId('Manufacturer', 1),
      model: toGlobalId('VehicleModelRef', 1, 1),
      vehicle: toGlobalId('Vehicle', 1),
      group: toGlobalId('ArticleGroup', 1),
      hasManufacturer: true,
      hasModel: true,
      hasVehicle: true,
      hasGroup: true,
    },
    // Unlike those of the vehicle above, groups and subgroups of this one are not cached yet.
    VinSearchQuery: {
      vin: 'WVWZZZ1A',
      vehicle: toGlobalId('Vehicle', 2),
      group: toGlobalId('ArticleGroup', 1),
      hasVehicle: true,
      hasGroup: true,
    },
    SearchResultsQuery: {
      filter: { searchString: 'filter' },
      searchString: 'filter',
      withExactMatches: true,
      withFacets: true,
      first: 20,
    },
    useSuggestionsQuery: { searchString: 'filter' },
    useArticleSelectQuery: { searchString: 'filter' },
    ArticlePageQuery: { name: articleName },
    MissingItemsPageQuery: { hidden: false, ...firstPage },
    useMoveAvailableItemsQuery: { filter: null, ...firstPage },
    WishlistPageQuery: firstPage,
    AddressesPageQuery: { type: 'SHIPPING' },
    InTransitPageQuery: { order: 'ARRIVAL', ...firstPage },
    BackordersPageQuery: firstPage,
    RegularCartPageQuery: choice,
    PlainCartQuery: { type: 'RESERVATION' },
    useReadCartQuery: { type: 'REGULAR', ...choice },
    useCartPlansQuery: { combinations: [choice, { ...choice, useBackorder: true }] },
    useStockElsewhereQuery: { lines: [{ number: articleName, qty: 1 }] },
    RescueOptionsQuery: { name: articleName },
    useDeliveryQuery: { order: checkoutOrder, ...place, shippingData: place },
    OrdersPageQuery: { type: 'REGULAR', filter: { status: ['NOT_CONFIRMED'] }, ...firstPage },
    readMatchingOrdersQuery: { type: 'REGULAR', filter: { status: ['NOT_CONFIRMED'] }, ...firstPage },
    OrderPageQuery: { dbId: orderDbId },
    useAskedOrderQuery: { dbId: orderDbId },
    InvoicesPageQuery: { filter: null, ...firstPage },
    FinalInvoicesPageQuery: { filter: null, ...firstPage },
    CreditInvoicesPageQuery: { filter: null, ...firstPage },
    StatementsPageQuery: firstPage,
    AnnouncementsPageQuery: { type: 'RELEVANT', ...firstPage },
    ArrivalsPageQuery: {},
    AnnouncementPageQuery: { dbId: '4' },
    AnnouncementsWatchQuery: { withSettings: true },
    TodayPageQuery: { invoices: true, integrations: true },
    TodaySpendingQuery: { final: true },
    useTodayOrdersQuery: { withLines: true },
    WikiArticlePageQuery: { dbId: '2' },
    IssuesPageQuery: { filter: { status: { eq: 'in_progress' } }, ...firstPage },
    // The first issue of the demo data is the client's.
    IssuePageQuery: { dbId: '1', ...firstPage },
    CreateIssuePageQuery: {},
    InvoicePageQuery: { dbId: documents.invoice },
    FinalInvoicePageQuery: { dbId: documents.mergedInvoice },
    CreditInvoicePageQuery: { dbId: documents.creditInvoice },
    ProductionPageQuery: { type: 'ORDER', filter: null, ...firstPage },
    // The second request of the demo data is the client's, an offer.
    ProductionApplicationPageQuery: { dbId: '2' },
    useLaterDocumentsClaimsQuery: { id: toGlobalId('Order', orderDbId) },
    useLaterDocumentsCreditsQuery: {
      id: toGlobalId('Order', orderDbId),
      step: 1,
      isOrder: true,
      isInvoice: false,
      isFinalInvoice: false,
    },
    useDocumentCountQuery: {
      days: { from: '2020-01-01', until: '2030-12-31' },
      invoices: true,
      finalInvoices: true,
      creditInvoices: true,
    },
    LineCheckQuery: {
      id: toGlobalId('Invoice', documents.invoice),
      step: 1,
      isOrder: false,
      isInvoice: true,
      isFinalInvoice: false,
    },
    useSearchResultsQuery: {
      text: '1005',
      orders: true,
      ordersByOwnNumber: true,
      invoices: true,
      mergedInvoices: true,
      creditInvoices: true,
      claims: true,
      articles: true,
    },
    useUserSearchQuery: { value: 'client' },
    ClaimsPageQuery: { filter: null, ...firstPage },
    ClaimPageQuery: { dbId: documents.claim },
    ClaimSlipPageQuery: { dbId: documents.claim },
    ClaimWayQuery: { dbId: documents.claim },
    InvoiceLinesQuery: { article: documents.claimedArticle },
    PricesPaidQuery: { article: documents.claimedArticle },
    findKnownInvoiceQuery: { article: documents.claimedArticle },
    claimedPiecesQuery: {
      articles: [{ articleName: documents.claimedArticle, invoiceNumber: 'FIN-1', invoiceDate: null }],
    },
    useRecordQuery: { id: toGlobalId('Contact', 1) },
    AddressDialogQuery: { id: toGlobalId('Address', 1) },
    ContactDialogQuery: { id: toGlobalId('Contact', 1) },
    AccountDialogQuery: { id: toGlobalId('AccountAccess', 1) },
    useMergeIntegrationQuery: { id: toGlobalId('Integration', 1) },
    matchLinesQuery: {
      items: [
        {
          articleName: documents.claimedArticle,
          price: '1',
          qty: 1,
          invoiceNumber: 'NONE-1',
          invoiceDate: '2024-01-31',
          description: 'Noisy',
        },
      ],
    },
    ManualFieldsQuery: { number: 'FIN' },
    CarFieldsQuery: { article: articleName },
    CarFieldsVinQuery: { vin: 'WVWZZZ1A' },
  };
}
