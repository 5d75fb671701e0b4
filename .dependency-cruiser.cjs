// The allowed imports (ARCHITECTURE.md). test/boundaries.test.ts plants a violation of every rule and sees it red.
const module_ = '^apps/api/src/modules/';
const shop = '^apps/(shop|office)/src/';
const room = '^apps/shop/src/api/';
/** Everything below the features of the shop. */
const below = 'components|api|forms|native|navigation|state|timing|paths';
const test = '\\.test\\.tsx?$';

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('not-to-unresolvable', 'a rule about a folder that moved would pass for ever', {}, { couldNotResolve: true }),
    rule(
      'no-cycle',
      'two files that need each other are one file, or miss a third; the generated route tree is not ours to untie',
      {},
      { circular: true, viaOnly: { pathNot: '\\.gen\\.ts$' } },
    ),

    // Apps and packages
    rule('packages-know-no-app', 'packages are below the apps', { path: '^packages/' }, { path: '^apps/' }),
    rule(
      'apps-do-not-import-apps',
      'only the server puts apps together',
      { path: '^apps/(?!server/)([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    rule(
      'contract-is-plain',
      'what crosses the wire needs zod and nothing else',
      { path: '^packages/contract/src/', pathNot: test },
      { pathNot: '^packages/contract/src/|(^|/)node_modules/zod/' },
    ),
    rule(
      'contract-types-only-in-the-shop',
      'zod must not reach the browser',
      { path: '^(apps/shop|packages/ui)/src/', pathNot: test },
      {
        path: '^packages/contract/src/',
        pathNot: '/(errors|limits|guest|rights|terms|error-texts\\.es-CO|(refusal-)?literals\\.es-CO)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'contract-types-only-in-the-office',
      'zod must not reach the browser; the office also reads limits and the names of its roles and jobs',
      { path: '^apps/office/src/', pathNot: test },
      {
        path: '^packages/contract/src/',
        pathNot: '/(limits|office-job-limits|office-rights|office-rights\\.es-CO|regular-job-names\\.es-CO)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'rules-are-pure',
      'rules see facts: other rules and the contract, never IO',
      { path: '\\.rules\\.ts$|^packages/rules/src/', pathNot: test },
      { pathNot: '\\.rules\\.ts$|^packages/(contract|rules)/src/' },
    ),
    rule(
      'ui-is-generic',
      'primitives know no router, query, form or wire',
      { path: '^packages/ui/src/', pathNot: test },
      { path: '^packages/(?!ui/|rules/)|(^|/)node_modules/(@tanstack|zod|@capacitor)/' },
    ),
    rule(
      'search-runs-anywhere',
      'the search runs on the server and on a phone, and knows no shop',
      { path: '^packages/search/src/', pathNot: test },
      { pathNot: '^packages/search/src/' },
    ),
    rule(
      'order-list-runs-anywhere',
      'a list is read the same on the server and on a phone, over the search and the rules',
      { path: '^packages/order-list/src/', pathNot: test },
      { pathNot: '^packages/(order-list|rules|search)/src/' },
    ),
    rule(
      'offline-runs-anywhere',
      'a phone without a network answers as the server does, with the same packages and nothing of the server',
      { path: '^packages/offline/src/', pathNot: test },
      { pathNot: '^packages/(contract|offline|order-list|rules|search)/src/' },
    ),
    rule(
      'simulator-stands-alone',
      'what a gateway is simulated with would prove nothing if it were our own',
      { path: '^packages/gateway-simulators/src/' },
      { path: '^packages/(?!gateway-simulators/)' },
    ),
    rule(
      'simulator-in-tests-and-the-demo',
      'where money is real nothing pretends to take it',
      {
        path: '^(apps|packages)/(?!gateway-simulators/)',
        pathNot: [test, '^apps/api/test/', '^apps/server/src/payments/simulated\\.ts$'],
      },
      { path: '^packages/gateway-simulators/' },
    ),

    // The API
    rule(
      'module-face-only',
      'another module is reached through its index.ts',
      { path: `${module_}([^/]+)/`, pathNot: test },
      { path: `${module_}([^/]+)/`, pathNot: [`${module_}$1/`, `${module_}[^/]+/index\\.ts$`] },
    ),
    rule(
      'app-uses-faces',
      'app.ts uses a module through index.ts and wires it through plugin.ts',
      { path: '^apps/api/src/[^/]+\\.ts$', pathNot: test },
      { path: module_, pathNot: `${module_}[^/]+/(index|plugin)\\.ts$` },
    ),
    rule(
      'plugins-in-app-only',
      'plugin.ts holds the routes and listeners, which load the whole module; everything else uses index.ts',
      { path: '^apps/', pathNot: ['^apps/api/src/app\\.ts$', '^apps/api/test/', test] },
      { path: `${module_}[^/]+/plugin\\.ts$` },
    ),
    rule(
      'platform-knows-no-module',
      'the platform is below the modules',
      { path: '^apps/api/src/platform/' },
      { path: module_ },
    ),
    rule(
      'ground-modules-call-nobody',
      'media, auth, tracking, notices, app-version and settings stand on the platform alone',
      { path: `${module_}(auth|app-version|media|notices|settings|tracking)/` },
      { path: module_, pathNot: `${module_}$1/` },
    ),
    rule(
      'products-may-call',
      'stock lies in warehouses, which tracking names; a customer that waits for it gets a notice',
      { path: `${module_}products/` },
      { path: module_, pathNot: `${module_}(products|tracking|notices)/` },
    ),
    rule(
      'customers-may-call',
      'customers builds on identities; auth knows no customer',
      { path: `${module_}customers/` },
      { path: module_, pathNot: `${module_}(customers|auth)/` },
    ),
    rule(
      'marketing-may-call',
      'marketing decorates the catalogue',
      { path: `${module_}marketing/` },
      { path: module_, pathNot: `${module_}(marketing|products)/` },
    ),
    rule(
      'purchase-may-call',
      'purchase may call products, marketing, tracking, customers and auth, and writes notices',
      { path: `${module_}purchase/` },
      { path: module_, pathNot: `${module_}(purchase|products|marketing|tracking|customers|auth|notices)/` },
    ),
    rule(
      'dispatch-may-call',
      'dispatch may call purchase, products, tracking and office',
      { path: `${module_}dispatch/`, pathNot: test },
      { path: module_, pathNot: `${module_}(dispatch|purchase|products|tracking|office)/` },
    ),
    rule(
      'office-calls-auth-only',
      'office knows operators; what they work on is served by its own module',
      { path: `${module_}office/`, pathNot: test },
      { path: module_, pathNot: `${module_}(office|auth)/` },
    ),
    rule(
      'push-listens',
      'push hears events and calls nobody, and only app.ts wires it',
      { path: `${module_}push/` },
      { path: module_, pathNot: `${module_}push/` },
    ),
    rule(
      'nobody-calls-push',
      'what push needs arrives as an event',
      { path: `^apps/api/src/`, pathNot: [`${module_}push/`, '^apps/api/src/app\\.ts$'] },
      { path: `${module_}push/` },
    ),
    rule(
      'sql-in-sql-files',
      'queries live in *.sql.ts, which take the transaction',
      { path: module_, pathNot: '\\.(sql|db\\.test)\\.ts$|/routes\\.test\\.ts$' },
      { path: '(^|/)node_modules/(@types/)?pg/|^apps/api/src/platform/(db|pool)\\.ts$' },
    ),

    // The shop
    rule(
      'screens-do-not-import-screens',
      'what two screens share is a feature',
      { path: `${shop}screens/([^/]+)/` },
      { path: '^apps/$1/src/screens/', pathNot: '^apps/$1/src/screens/$2/' },
    ),
    rule(
      'features-do-not-import-features',
      'what two features share is a component, ui, rules or api',
      { path: `${shop}features/([^/]+)/` },
      { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    ),
    rule(
      'below-knows-no-screen',
      'app → screens → features → components → api, native, navigation, state, timing, paths',
      { path: `${shop}(features|${below})`, pathNot: test },
      { path: `${shop}(screens|app)/` },
    ),
    rule(
      'screens-know-no-app',
      'a screen is given what it needs by its route',
      { path: `${shop}screens/` },
      { path: `${shop}app/` },
    ),
    rule(
      'below-knows-no-feature',
      'components, the client and the phone serve every feature',
      { path: `${shop}(${below})` },
      { path: `${shop}features/` },
    ),
    rule(
      'ground-knows-no-component',
      'only features, screens and app use components',
      { path: `${shop}(?!components)(${below})` },
      { path: `${shop}components/` },
    ),

    // The rooms of the shop's api folder: storage ← http ← session ← queries ← cart-sync ← favourites
    rule(
      'storage-stands-alone',
      'what the device stores knows no call and no session',
      { path: `${room}storage/`, pathNot: test },
      { path: `${room}(?!storage/)` },
    ),
    rule(
      'http-knows-no-session',
      'the client sends a call with its token; a session begins above it',
      { path: `${room}http/`, pathNot: test },
      { path: `${room}(?!(http|storage)/)` },
    ),
    rule(
      'session-reads-no-data',
      'the session, sign-in and settings are there before any query',
      { path: `${room}(session|sign-in|settings)/`, pathNot: test },
      { path: `${room}(queries|favourites|cart-sync|outbox|analytics)/` },
    ),
    rule(
      'queries-only-read',
      'writes use queries, never the other way round',
      { path: `${room}queries/`, pathNot: test },
      { path: `${room}(favourites|cart-sync|outbox|analytics)/` },
    ),
    rule(
      'cart-knows-no-favourites',
      'favourites ask the cart who may buy',
      { path: `${room}cart-sync/`, pathNot: test },
      { path: `${room}(favourites|sign-in|analytics)/` },
    ),
    rule(
      'analytics-are-anonymous',
      'a page view is sent without session, cart or stored data',
      { path: `${room}analytics/`, pathNot: test },
      { path: `${room}(?!(analytics|http)/)` },
    ),
    rule(
      'capacitor-in-native-only',
      'the rest of the shop works in any browser',
      { path: '^(apps|packages)/', pathNot: '^apps/shop/(src/native/|capacitor\\.config\\.ts$)' },
      { path: '(^|/)(node_modules/)?@capacitor/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-app|\\.cache|\\.tanstack)/|^apps/shop/(android|ios)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.css'],
    },
  },
};
