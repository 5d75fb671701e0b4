import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';

const configuration = (file: string) => createRequire(import.meta.url)(file) as IConfiguration; // as: the configuration's own type
const imports = configuration('../.dependency-cruiser.cjs');
const folders = configuration('../.dependency-cruiser.folders.cjs');

const modules = 'apps/api/src/modules';
const shop = 'apps/shop/src';
const office = 'apps/office/src';

type PlantedImport = [file: string, imports: string, kind?: 'type'];

/** One violation for every rule: a file, and an import that breaks only this rule. */
const planted: Record<string, PlantedImport[]> = {
  'not-to-unresolvable': [['packages/demo/src/price.ts', './moved.ts']],
  'no-cycle': [
    ['packages/rules/src/cart.ts', './line.ts'],
    ['packages/rules/src/line.ts', './cart.ts'],
  ],
  'packages-know-no-app': [['packages/demo/src/load.ts', '../../../apps/api/src/app.ts', 'type']],
  'apps-do-not-import-apps': [[`${shop}/app/client.ts`, '../../../api/src/app.ts', 'type']],
  'contract-is-plain': [['packages/contract/src/purchase.ts', 'react']],
  'contract-types-only-in-the-shop': [[`${shop}/api/http/call.ts`, '../../../../../packages/contract/src/purchase.ts']],
  'contract-types-only-in-the-office': [[`${office}/api/call.ts`, '../../../../packages/contract/src/purchase.ts']],
  'rules-are-pure': [[`${modules}/purchase/cart/seen-price.rules.ts`, 'node:fs']],
  'ui-is-generic': [['packages/ui/src/link.ts', '@tanstack/react-router', 'type']],
  'search-runs-anywhere': [['packages/search/src/index/codes.ts', 'node:fs']],
  'order-list-runs-anywhere': [['packages/order-list/src/reading.ts', 'node:fs']],
  'offline-runs-anywhere': [['packages/offline/src/columns.ts', 'node:fs']],
  'simulator-stands-alone': [['packages/gateway-simulators/src/wompi/charge.ts', '../../../contract/src/purchase.ts']],
  'simulator-in-tests-and-the-demo': [
    ['apps/server/src/main.ts', '../../../packages/gateway-simulators/src/wompi/simulator.ts'],
  ],
  'module-face-only': [[`${modules}/purchase/place-order.ts`, '../products/quote.ts', 'type']],
  'app-uses-faces': [['apps/api/src/app.ts', './modules/products/quote.ts']],
  'plugins-in-app-only': [['apps/server/src/main.ts', '../../api/src/modules/auth/plugin.ts']],
  'platform-knows-no-module': [['apps/api/src/platform/http.ts', '../modules/auth/index.ts', 'type']],
  'ground-modules-call-nobody': [
    [`${modules}/tracking/quote.ts`, '../auth/index.ts', 'type'],
    [`${modules}/auth/sign-in.ts`, '../customers/index.ts', 'type'],
  ],
  'products-may-call': [[`${modules}/products/quote.ts`, '../auth/index.ts', 'type']],
  'customers-may-call': [[`${modules}/customers/find-customer.ts`, '../products/index.ts', 'type']],
  'marketing-may-call': [[`${modules}/marketing/banners.ts`, '../auth/index.ts', 'type']],
  'purchase-may-call': [[`${modules}/purchase/place-order.ts`, '../app-version/index.ts', 'type']],
  'dispatch-may-call': [[`${modules}/dispatch/wave/create.ts`, '../../auth/index.ts', 'type']],
  'office-calls-auth-only': [[`${modules}/office/sign-in/sign-in.ts`, '../../products/index.ts', 'type']],
  'push-listens': [[`${modules}/push/send.ts`, '../auth/index.ts', 'type']],
  'nobody-calls-push': [['apps/api/src/routes.ts', './modules/push/index.ts', 'type']],
  'sql-in-sql-files': [[`${modules}/purchase/place-order.ts`, 'pg', 'type']],
  'screens-do-not-import-screens': [[`${shop}/screens/cart/screen.ts`, '../product/screen.ts', 'type']],
  'features-do-not-import-features': [[`${shop}/features/cart/add.ts`, '../address/pick.ts', 'type']],
  'below-knows-no-screen': [[`${shop}/features/cart/add.ts`, '../../screens/product/screen.ts', 'type']],
  'screens-know-no-app': [[`${shop}/screens/cart/screen.ts`, '../../app/router.ts', 'type']],
  'below-knows-no-feature': [[`${shop}/native/share.ts`, '../features/address/pick.ts', 'type']],
  'ground-knows-no-component': [[`${shop}/navigation/link.ts`, '../components/picture.ts', 'type']],
  'storage-stands-alone': [[`${shop}/api/storage/device-storage.ts`, '../http/client.ts', 'type']],
  'http-knows-no-session': [[`${shop}/api/http/transport.ts`, '../session/session.ts', 'type']],
  'session-reads-no-data': [[`${shop}/api/sign-in/sign-in.ts`, '../queries/cart.ts', 'type']],
  'queries-only-read': [[`${shop}/api/queries/orders.ts`, '../cart-sync/queue.ts', 'type']],
  'cart-knows-no-favourites': [[`${shop}/api/cart-sync/send.ts`, '../favourites/marks.ts', 'type']],
  'analytics-are-anonymous': [[`${shop}/api/analytics/google.ts`, '../session/session.ts', 'type']],
  'capacitor-in-native-only': [[`${shop}/features/cart/share.ts`, '@capacitor/share']],
};

/** The targets of the violations above: a tree without a violation. */
const clean = [
  'apps/api/src/app.ts',
  ...['auth', 'customers', 'products', 'push', 'app-version', 'settings'].map((name) => `${modules}/${name}/index.ts`),
  `${modules}/auth/plugin.ts`,
  `${modules}/products/quote.ts`,
  `${shop}/app/router.ts`,
  `${shop}/screens/product/screen.ts`,
  `${shop}/features/address/pick.ts`,
  `${shop}/components/picture.ts`,
  ...['http/client', 'session/session', 'queries/cart', 'cart-sync/queue', 'favourites/marks'].map(
    (file) => `${shop}/api/${file}.ts`,
  ),
  'packages/contract/src/purchase.ts',
  'packages/gateway-simulators/src/wompi/simulator.ts',
  ...['react', 'pg', '@tanstack/react-router', '@capacitor/share'].map((name) => `node_modules/${name}/index.js`),
];

test('a tree that follows every rule passes', async () => {
  expect(await rulesBroken([])).toEqual([]);
});

test('every rule has a planted violation', () => {
  expect(new Set(Object.keys(planted))).toEqual(new Set(imports.forbidden?.map((rule) => rule.name)));
});

test.each(Object.keys(planted))('breaking %s fails only that rule', async (name) => {
  expect(await rulesBroken(planted[name] ?? [])).toEqual([name]);
});

test.each([
  ['rights', []],
  ['office-rights', ['contract-types-only-in-the-shop']],
])('the shop that imports %s breaks %j: it never loads the rights of operators', async (table, broken) => {
  const file = `packages/contract/src/${table}.ts`;
  const planting: PlantedImport[] = [[`${shop}/app/guard.ts`, `../../../../${file}`]];
  expect(await rulesBroken(planting, imports, [file])).toEqual(broken);
});

test.each([
  ['a screen', `${office}/screens/order/screen.ts`, '../orders/list.ts', 'screens-do-not-import-screens'],
  [
    'the shop',
    `${office}/screens/order/screen.ts`,
    '../../../../shop/src/screens/product/screen.ts',
    'apps-do-not-import-apps',
  ],
  ['its routes', `${office}/components/table.ts`, '../app/router.ts', 'below-knows-no-screen'],
])('a part of the office that imports %s is refused', async (_, file, target, broken) => {
  const planting: PlantedImport[] = [[file, target, 'type']];
  const others = [`${office}/screens/orders/list.ts`, `${office}/app/router.ts`];
  expect(await rulesBroken(planting, imports, others)).toEqual([broken]);
});

/** Three folders of a module in a cycle, without a cycle of files. */
const circleIn = (module: string): PlantedImport[] => [
  [`${modules}/${module}/cart/add.ts`, '../order/place.ts'],
  [`${modules}/${module}/order/end.ts`, '../payment/refund.ts', 'type'],
  [`${modules}/${module}/payment/charge.ts`, '../cart/total.ts'],
];
const endsIn = (module: string) =>
  ['order/place.ts', 'payment/refund.ts', 'cart/total.ts'].map((file) => `${modules}/${module}/${file}`);
const circle = circleIn('purchase');
const ends = endsIn('purchase');

test.each(['auth', 'customers', 'products', 'purchase'])(
  'a cycle of folders inside %s is refused, also without a cycle of files',
  async (module) => {
    expect(await rulesBroken(circleIn(module), folders, endsIn(module))).toEqual(['no-folder-cycle']);
    expect(await rulesBroken(circleIn(module), imports, endsIn(module))).toEqual([]);
  },
);

test('folders of a module that depend in one direction are accepted, and tests may use any folder', async () => {
  const back: PlantedImport = [`${modules}/purchase/payment/charge.test.ts`, '../cart/total.ts'];
  expect(await rulesBroken([...circle.slice(0, 2), back], folders, ends)).toEqual([]);
});

async function rulesBroken(
  planting: readonly PlantedImport[],
  { forbidden = [], options = {} } = imports,
  others: readonly string[] = [],
): Promise<(string | undefined)[]> {
  const { enhancedResolveOptions, ...cruiseOptions } = options;
  const tree = realpathSync(mkdtempSync(join(tmpdir(), 'tonalia-boundaries-')));
  try {
    for (const file of [...clean, ...others]) write(tree, file, 'export const it = 1;\n');
    for (const [file, target, kind] of planting) {
      write(tree, file, `import ${kind ?? ''} { it } from '${target}';\nexport const other = it;\n`);
    }
    const found = await cruise(
      ['apps', 'packages'],
      { ...cruiseOptions, ruleSet: { forbidden }, validate: true, baseDir: tree },
      enhancedResolveOptions,
    );
    const { summary } = found.output as ICruiseResult; // as: without an output type the result is the object
    return [...new Set(summary.violations.map(({ rule }) => rule.name))];
  } finally {
    rmSync(tree, { recursive: true });
  }
}

function write(tree: string, file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}
