import type { QueryClient } from '@tanstack/react-query';
import { Outlet, createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { orderQuery } from '../api/orders.ts';
import { readCashSearch } from '../screens/cash/cash-search.ts';
import type { CoverageSearch } from '../screens/coverage/coverage-search.ts';
import type { MarketingSearch } from '../screens/marketing/marketing-search.ts';
import { readCustomersSearch } from '../screens/customers/customers-search.ts';
import { readCustomerSearch } from '../screens/customer/customer-search.ts';
import { readPickerSearch } from '../screens/picker/picker-search.ts';
import { readPickingSearch } from '../screens/picking/picking-search.ts';
import { readOrderSearch } from '../screens/order/order-search.ts';
import { readOrderTakingSearch } from '../screens/order-taking/order-taking-search.ts';
import { readPrintSearch } from '../screens/order-print/print-search.ts';
import { readImportSearch, readImportsSearch } from '../screens/import/import-search.ts';
import { readLabelsSearch } from '../screens/packing/labels-search.ts';
import { readLoadsSearch } from '../screens/loads/loads-search.ts';
import { readPackingSearch } from '../screens/packing/packing-search.ts';
import { readDriverSearch } from '../screens/driver/driver-search.ts';
import { readRoutesSearch } from '../screens/routes/routes-search.ts';
import { readOrdersSearch } from '../screens/orders/orders-search.ts';
import { readPaymentsSearch } from '../screens/payments/payments-search.ts';
import { readPresalesSearch } from '../screens/presales/presales-search.ts';
import { readPricesSearch } from '../screens/prices/prices-search.ts';
import { readProductSearch, readProductsSearch } from '../features/cell-edits/products-search.ts';
import { readRegistrationsSearch } from '../screens/registrations/registrations-search.ts';
import { readReturnsSearch } from '../screens/returns/returns-search.ts';
import { readSellerDraftsSearch } from '../screens/seller-drafts/seller-drafts-search.ts';
import { readPurchaseSearch } from '../screens/purchase/purchase-search.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { readAuditSearch } from '../screens/configuration/audit-search.ts';
import { readStockSearch } from '../screens/stock/stock-search.ts';
import { Frame } from './frame/frame.tsx';
import { placeAfterSignIn, requireOperator, requirePicking } from './guard.ts';

const root = createRootRouteWithContext<{ cache: QueryClient }>()({ component: Outlet });

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/entrar',
  validateSearch: (search): { volver?: string } => {
    const volver = placeAfterSignIn(search['volver']);
    return volver === '/' ? {} : { volver };
  },
  component: lazyRouteComponent(() => import('../screens/sign-in/sign-in-screen.tsx'), 'SignInScreen'),
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitacion',
  component: lazyRouteComponent(() => import('../screens/sign-in/invitation-screen.tsx'), 'InvitationScreen'),
});

const forgotten = createRoute({
  getParentRoute: () => root,
  path: '/recuperar',
  component: lazyRouteComponent(() => import('../screens/sign-in/forgotten-screen.tsx'), 'ForgottenScreen'),
});

/** From an empty database to an open shop. The link of the first start has a token in the hash, before there is an operator. */
const firstRun = createRoute({
  getParentRoute: () => root,
  path: '/empezar',
  validateSearch: (search) => search as { paso?: string }, // as: the screen compares it with the names of the steps
  beforeLoad: ({ context, location }) =>
    location.hash === '' ? requireOperator(context.cache, location.href) : undefined,
  component: lazyRouteComponent(() => import('./first-run-page.tsx'), 'FirstRunPage'),
});

const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  beforeLoad: ({ context, location }) => requireOperator(context.cache, location.href),
  component: Frame,
});

const today = createRoute({
  getParentRoute: () => frame,
  path: '/',
  validateSearch: ({ bodega }: Record<string, unknown>): { bodega?: string } =>
    typeof bodega === 'string' ? { bodega } : {},
  component: lazyRouteComponent(() => import('../screens/today/today-screen.tsx'), 'TodayScreen'),
});

const orders = createRoute({
  getParentRoute: () => frame,
  path: '/pedidos',
  validateSearch: readOrdersSearch,
  component: lazyRouteComponent(() => import('../screens/orders/orders-screen.tsx'), 'OrdersScreen'),
});

const orderTaking = createRoute({
  getParentRoute: () => frame,
  path: '/pedidos/nuevo',
  validateSearch: readOrderTakingSearch,
  component: lazyRouteComponent(() => import('../screens/order-taking/order-taking-screen.tsx'), 'OrderTakingScreen'),
});

const sellerDrafts = createRoute({
  getParentRoute: () => frame,
  path: '/pedidos/novedades',
  validateSearch: readSellerDraftsSearch,
  component: lazyRouteComponent(
    () => import('../screens/seller-drafts/seller-drafts-screen.tsx'),
    'SellerDraftsScreen',
  ),
});

const printedOrders = createRoute({
  getParentRoute: () => root,
  path: '/pedidos/imprimir',
  validateSearch: readPrintSearch,
  beforeLoad: ({ context, location }) => requireOperator(context.cache, location.href),
  component: lazyRouteComponent(() => import('../screens/order-print/print-orders-screen.tsx'), 'PrintOrdersScreen'),
});

const printedLabels = createRoute({
  getParentRoute: () => root,
  path: '/pedidos/guias',
  validateSearch: readPrintSearch,
  beforeLoad: ({ context, location }) => requirePicking(context.cache, location.href),
  component: lazyRouteComponent(() => import('../screens/order-print/print-labels-screen.tsx'), 'PrintLabelsScreen'),
});

const stock = createRoute({
  getParentRoute: () => frame,
  path: '/existencias',
  validateSearch: readStockSearch,
  component: lazyRouteComponent(() => import('../screens/stock/stock-screen.tsx'), 'StockScreen'),
});

const purchase = createRoute({
  getParentRoute: () => frame,
  path: '/existencias/compra',
  validateSearch: readPurchaseSearch,
  component: lazyRouteComponent(() => import('../screens/purchase/purchase-screen.tsx'), 'PurchaseScreen'),
});

const purchaseOrder = createRoute({
  getParentRoute: () => frame,
  path: '/existencias/compras/$orderId',
  component: lazyRouteComponent(
    () => import('../screens/purchase-order/purchase-order-screen.tsx'),
    'PurchaseOrderScreen',
  ),
});

const transfer = createRoute({
  getParentRoute: () => frame,
  path: '/existencias/traslados/$transferId',
  // `versions` are ids with hyphens between
  validateSearch: ({ version, versions }: Record<string, unknown>): { version?: string; versions?: string } => ({
    ...(typeof version === 'string' && { version: version.slice(0, 64) }),
    ...(typeof versions === 'string' && /^\d{1,18}(-\d{1,18}){0,99}$/.test(versions) && { versions }),
  }),
  component: lazyRouteComponent(() => import('../screens/transfer/transfer-screen.tsx'), 'TransferScreen'),
});

const order = createRoute({
  getParentRoute: () => frame,
  path: '/pedidos/$code',
  validateSearch: readOrderSearch,
  // A hint: the page begins with what the list knows.
  loader: ({ context, params }) => void context.cache.prefetchQuery(orderQuery(params.code)),
  component: lazyRouteComponent(() => import('../screens/order/order-screen.tsx'), 'OrderScreen'),
});

const customers = createRoute({
  getParentRoute: () => frame,
  path: '/clientes',
  validateSearch: readCustomersSearch,
  component: lazyRouteComponent(() => import('../screens/customers/customers-screen.tsx'), 'CustomersScreen'),
});

const registrations = createRoute({
  getParentRoute: () => frame,
  path: '/clientes/registros',
  validateSearch: readRegistrationsSearch,
  component: lazyRouteComponent(
    () => import('../screens/registrations/registrations-screen.tsx'),
    'RegistrationsScreen',
  ),
});

const customer = createRoute({
  getParentRoute: () => frame,
  path: '/clientes/$id',
  validateSearch: readCustomerSearch,
  component: lazyRouteComponent(() => import('../screens/customer/customer-screen.tsx'), 'CustomerScreen'),
});

const payments = createRoute({
  getParentRoute: () => frame,
  path: '/pagos',
  validateSearch: readPaymentsSearch,
  component: lazyRouteComponent(() => import('../screens/payments/payments-screen.tsx'), 'PaymentsScreen'),
});

const product = createRoute({
  getParentRoute: () => frame,
  path: '/productos/$productId',
  validateSearch: readProductSearch,
  component: lazyRouteComponent(() => import('../screens/product/product-screen.tsx'), 'ProductScreen'),
});

const health = createRoute({
  getParentRoute: () => frame,
  path: '/configuracion/salud',
  component: lazyRouteComponent(() => import('../screens/health/health-screen.tsx'), 'HealthScreen'),
});

const company = createRoute({
  getParentRoute: () => frame,
  path: '/configuracion/empresa',
  component: lazyRouteComponent(() => import('../screens/configuration/company-screen.tsx'), 'CompanyScreen'),
});

const paymentConfiguration = createRoute({
  getParentRoute: () => frame,
  path: '/configuracion/pagos',
  component: lazyRouteComponent(
    () => import('../screens/configuration/payments-screen.tsx'),
    'PaymentConfigurationScreen',
  ),
});

const rules = createRoute({
  getParentRoute: () => frame,
  path: '/configuracion/reglas',
  component: lazyRouteComponent(() => import('../screens/configuration/rules-screen.tsx'), 'RulesScreen'),
});

const operators = createRoute({
  getParentRoute: () => frame,
  path: '/configuracion/operadores',
  component: lazyRouteComponent(() => import('../screens/configuration/operators-screen.tsx'), 'OperatorsScreen'),
});

const audit = createRoute({
  getParentRoute: () => frame,
  path: '/configuracion/registro',
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('../screens/configuration/audit-screen.tsx'), 'AuditScreen'),
});

const jobs = createRoute({
  getParentRoute: () => frame,
  path: '/tareas',
  component: lazyRouteComponent(() => import('../screens/jobs/jobs-screen.tsx'), 'JobsScreen'),
});

const picking = createRoute({
  getParentRoute: () => frame,
  path: '/alistamiento',
  validateSearch: readPickingSearch,
  component: lazyRouteComponent(() => import('../screens/picking/picking-screen.tsx'), 'PickingScreen'),
});

const security = createRoute({
  getParentRoute: () => frame,
  path: '/cuenta/seguridad',
  component: lazyRouteComponent(() => import('../screens/security/security-screen.tsx'), 'SecurityScreen'),
});

const returns = createRoute({
  getParentRoute: () => frame,
  path: '/devoluciones',
  validateSearch: readReturnsSearch,
  component: lazyRouteComponent(() => import('../screens/returns/returns-screen.tsx'), 'ReturnsScreen'),
});

const oneReturn = createRoute({
  getParentRoute: () => frame,
  path: '/devoluciones/$id',
  component: lazyRouteComponent(() => import('../screens/return/return-screen.tsx'), 'ReturnScreen'),
});

/** The whole screen of a phone: the bar at its foot has the picker's own buttons. */
const picker = createRoute({
  getParentRoute: () => root,
  path: '/alistar',
  validateSearch: readPickerSearch,
  beforeLoad: ({ context, location }) => requirePicking(context.cache, location.href),
  component: lazyRouteComponent(() => import('../screens/picker/picker-screen.tsx'), 'PickerScreen'),
});

/** The whole screen of a phone, as the picker's. */
const count = createRoute({
  getParentRoute: () => root,
  path: '/conteos/$countId',
  beforeLoad: ({ context, location }) => requireOperator(context.cache, location.href),
  component: lazyRouteComponent(() => import('../screens/stock-count/count-screen.tsx'), 'CountScreen'),
});

const printedList = createRoute({
  getParentRoute: () => root,
  path: '/alistamiento/$wave/lista',
  beforeLoad: ({ context, location }) => requirePicking(context.cache, location.href),
  component: lazyRouteComponent(() => import('../screens/picking/print/printed-list.tsx'), 'PrintedList'),
});

const printedTransfer = createRoute({
  getParentRoute: () => root,
  path: '/existencias/traslados/$transferId/lista',
  beforeLoad: ({ context, location }) => requireOperator(context.cache, location.href),
  component: lazyRouteComponent(() => import('../screens/transfer/printed-transfer.tsx'), 'PrintedTransfer'),
});

const settlements = createRoute({
  getParentRoute: () => frame,
  path: '/cartera/recaudos',
  validateSearch: readCashSearch,
  component: lazyRouteComponent(() => import('../screens/cash/settlements-screen.tsx'), 'SettlementsScreen'),
});

const settlement = createRoute({
  getParentRoute: () => frame,
  path: '/cartera/recaudos/$load',
  component: lazyRouteComponent(() => import('../screens/cash/settlement-screen.tsx'), 'SettlementScreen'),
});

/** A driver's page, outside the office: the link of a load opens it, no operator signs in. */
const driverLink = createRoute({
  getParentRoute: () => root,
  path: '/r/$token',
  component: lazyRouteComponent(() => import('../screens/driver/driver-screen.tsx'), 'DriverScreen'),
});

const driver = createRoute({
  getParentRoute: () => root,
  path: '/r',
  validateSearch: readDriverSearch,
  component: lazyRouteComponent(() => import('../screens/driver/driver-screen.tsx'), 'DriverScreen'),
});

const loads = createRoute({
  getParentRoute: () => frame,
  path: '/alistamiento/rutas',
  validateSearch: readLoadsSearch,
  component: lazyRouteComponent(() => import('../screens/loads/loads-screen.tsx'), 'LoadsScreen'),
});

const load = createRoute({
  getParentRoute: () => frame,
  path: '/alistamiento/rutas/$load',
  validateSearch: readLoadsSearch,
  component: lazyRouteComponent(() => import('../screens/loads/load-screen.tsx'), 'LoadScreen'),
});

const printedLoad = createRoute({
  getParentRoute: () => root,
  path: '/alistamiento/rutas/$load/hoja',
  beforeLoad: ({ context, location }) => requirePicking(context.cache, location.href),
  component: lazyRouteComponent(() => import('../screens/loads/printed-load.tsx'), 'PrintedLoad'),
});

const deliveryRoutes = createRoute({
  getParentRoute: () => frame,
  path: '/configuracion/rutas',
  validateSearch: readRoutesSearch,
  component: lazyRouteComponent(() => import('../screens/routes/routes-screen.tsx'), 'RoutesScreen'),
});

/** The whole screen of a phone, as the picker's. */
const packing = createRoute({
  getParentRoute: () => root,
  path: '/empacar/$code',
  validateSearch: readPackingSearch,
  beforeLoad: ({ context, location }) => requirePicking(context.cache, location.href),
  component: lazyRouteComponent(() => import('../screens/packing/packing-screen.tsx'), 'PackingScreen'),
});

const labels = createRoute({
  getParentRoute: () => root,
  path: '/empacar/$code/guias',
  validateSearch: readLabelsSearch,
  beforeLoad: ({ context, location }) => requirePicking(context.cache, location.href),
  component: lazyRouteComponent(() => import('../screens/packing/labels-screen.tsx'), 'LabelsScreen'),
});

const remission = createRoute({
  getParentRoute: () => root,
  path: '/empacar/$code/remision',
  validateSearch: readPackingSearch,
  beforeLoad: ({ context, location }) => requirePicking(context.cache, location.href),
  component: lazyRouteComponent(() => import('../screens/packing/remission-screen.tsx'), 'RemissionScreen'),
});

const products = createRoute({
  getParentRoute: () => frame,
  path: '/productos',
  validateSearch: readProductsSearch,
  component: lazyRouteComponent(() => import('../screens/products/products-screen.tsx'), 'ProductsScreen'),
});

const prices = createRoute({
  getParentRoute: () => frame,
  path: '/precios',
  validateSearch: readPricesSearch,
  component: lazyRouteComponent(() => import('../screens/prices/prices-screen.tsx'), 'PricesScreen'),
});

const presales = createRoute({
  getParentRoute: () => frame,
  path: '/preventas',
  validateSearch: readPresalesSearch,
  component: lazyRouteComponent(() => import('../screens/presales/presales-screen.tsx'), 'PresalesScreen'),
});

const coverage = createRoute({
  getParentRoute: () => frame,
  path: '/cobertura',
  validateSearch: (search) => search as CoverageSearch, // as: the screen reads it
  component: lazyRouteComponent(() => import('../screens/coverage/coverage-screen.tsx'), 'CoverageScreen'),
});

const marketing = createRoute({
  getParentRoute: () => frame,
  path: '/mercadeo',
  validateSearch: (search) => search as MarketingSearch, // as: the screen reads it
  component: lazyRouteComponent(() => import('../screens/marketing/marketing-screen.tsx'), 'MarketingScreen'),
});

const imports = createRoute({
  getParentRoute: () => frame,
  path: '/importar',
  validateSearch: readImportsSearch,
  component: lazyRouteComponent(() => import('../screens/import/imports-screen.tsx'), 'ImportsScreen'),
});

const oneImport = createRoute({
  getParentRoute: () => frame,
  path: '/importar/$importId',
  validateSearch: readImportSearch,
  component: lazyRouteComponent(() => import('../screens/import/one-import-screen.tsx'), 'OneImportScreen'),
});

/** Any other address. As a page of the frame it keeps the menu, and asks a guest to sign in first. */
const notFound = createRoute({ getParentRoute: () => frame, path: '/$', component: NotFoundScreen });

export const routes = root.addChildren([
  packing,
  labels,
  remission,
  printedLoad,
  printedOrders,
  printedLabels,
  signIn,
  driverLink,
  driver,
  invitation,
  forgotten,
  firstRun,
  picker,
  count,
  printedList,
  printedTransfer,
  frame.addChildren([
    today,
    orders,
    orderTaking,
    sellerDrafts,
    order,
    stock,
    transfer,
    purchase,
    purchaseOrder,
    security,
    picking,
    loads,
    load,
    deliveryRoutes,
    customers,
    registrations,
    customer,
    payments,
    product,
    products,
    prices,
    presales,
    marketing,
    coverage,
    imports,
    oneImport,
    settlements,
    settlement,
    jobs,
    company,
    paymentConfiguration,
    rules,
    operators,
    audit,
    health,
    returns,
    oneReturn,
    notFound,
  ]),
]);
