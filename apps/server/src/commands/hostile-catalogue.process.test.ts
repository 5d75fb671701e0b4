import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { createPool } from '../../../api/src/platform/pool.ts';
import type { Database } from '../../../api/src/platform/transaction.ts';
import { useDatabase } from '../../../api/test/database.ts';
import { makeProduct } from '../../../api/test/make-products.ts';
import { makePlaces } from '../../../api/test/make.ts';
import { launchChromium } from '../../test/launch-chromium.ts';
import { startProcess, temporaryHome, waitForOutput } from '../../test/processes.ts';

const database = useDatabase();

/** Payloads that run a script where text is parsed as markup; each calls `hit`. */
const payloads = [
  '<script>hit()</script>',
  '"><script>hit()</script>',
  "'><script>hit()</script>",
  '</script><script>hit()</script>',
  '</title><script>hit()</script>',
  '</textarea><script>hit()</script>',
  '</style><script>hit()</script>',
  '</noscript><script>hit()</script>',
  '--><script>hit()</script>',
  ']]><script>hit()</script>',
  '<img src=x onerror=hit()>',
  '"><img src=x onerror=hit()>',
  '<svg onload=hit()>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s>',
  '<iframe srcdoc="<script>parent.hit()</script>">',
  '<iframe src="javascript:parent.hit()">',
  '<details open ontoggle=hit()>',
  '<input autofocus onfocus=hit()>',
  '<video><source onerror=hit()></video>',
  '<body onload=hit()>',
  '<base href="//evil.example/">',
  '<meta http-equiv=refresh content="0;javascript:hit()">',
  '<style>@import "javascript:hit()";</style>',
  '<object data="javascript:hit()">',
  '" autofocus onfocus="hit()',
  "' onmouseover='hit()",
  'javascript:hit()',
  '"-hit()-"',
  "';hit();//",
  '${hit()}{{hit()}}<%= hit() %>',
  '\\u003cscript>hit()</script>',
  '&lt;script&gt;hit()&lt;/script&gt;',
  '%3Cscript%3Ehit()%3C/script%3E',
  '<a href=javascript:hit()>x</a>',
  '<form action=javascript:hit()><button>x',
  '<math><mtext><script>hit()</script>',
  '<template><script>hit()</script>',
  '<marquee onstart=hit()>',
  '<embed src="javascript:hit()">',
  '<link rel=stylesheet href=x onerror=hit()>',
  '<audio src=x onerror=hit()>',
  '{"__html":"<img src=x onerror=hit()>"}',
  '<SCRIPT SRC=//evil.example/x.js>',
  '\u2028<script>hit()</script>',
] as const;

/** The payload, prefixed by a marker that identifies it and where it was stored. */
const payloadFor = (sink: string, at: number) => `${sink}${at}. ${payloads[at % payloads.length] ?? ''}`;
const everywhere = payloads.map((_, at) => at);
/** Number of shades of a product. */
const SHADES = 6;

async function fill(db: Database): Promise<string[]> {
  await makePlaces(db);
  const ids: string[] = [];
  for (const at of everywhere) {
    // some have shades, so that a payload also names a shade
    const versions = everywhere
      .slice(at * SHADES, (at + 1) * SHADES)
      .map((n) => ({ shade: [`${n}`, payloadFor('shade', n)] as [string, string], hex: '#A08060', stock: 5 }));
    const shades = versions.length > 0 ? { versions } : { stock: 5 };
    const { id } = await makeProduct(db, { name: payloadFor('name', at), ...shades });
    await db.query(
      `with brand as (insert into products.manufacturer (name) values ($2) returning id),
         category as (insert into products.category (name) values ($3) returning id)
       update products.product set description = $4, manufacturer_id = brand.id, category_id = category.id
       from brand, category where product.id = $1`,
      [id, payloadFor('brand', at), payloadFor('category', at), payloadFor('description', at)],
    );
    await db.query(
      `insert into marketing.banner (name, position, title, subtitle, picture, app_link) values ($1, $2, $3, $4, '{}', '/home/')`,
      [payloadFor('banner', at), at % 2 ? 'main' : 'featured', payloadFor('title', at), payloadFor('subtitle', at)],
    );
    await db.query(`insert into marketing.menu_entry (name, link, position) values ($1, '/home/', $2)`, [
      payloadFor('menu', at),
      at,
    ]);
    await db.query(
      `with list as (insert into products.custom_list (url_name, name) values ($1, $2) returning id)
       insert into products.custom_list_item (custom_list_id, position, product_id) select id, 0, $3 from list`,
      [`lista-${at}`, payloadFor('list', at), id],
    );
    ids.push(id);
  }
  await db.query(
    `insert into marketing.promotional_header (title, end_date, design) values ($1, now() + interval '1 day', $2)`,
    [
      payloadFor('header', 3),
      { timerBg: '#101010', itemTimeText: '#ffffff', itemTimeBg: '#101010', tagText: '#ffffff', tagBg: '#101010' },
    ],
  );
  await db.query('select products.refresh_shown(null)');
  return ids;
}

/** The addresses that show these names, and the payloads used as addresses. */
function addresses(ids: readonly string[]): string[] {
  const some = everywhere.filter((at) => at % 11 === 1);
  const raw = (at: number) => encodeURIComponent(payloads[at] ?? '');
  return [
    '/home/marketplace/customer',
    '/home/manufacturers',
    '/home/categories/',
    '/view-results-search?limit=100',
    ...ids.slice(0, SHADES + 2).map((id) => `/product/x/${id}/details`),
    ...some.map((at) => `/products/custom-list/lista-${at}`),
    ...some.map((at) => `/view-results-search?search=${raw(at)}`),
    ...some.map((at) => `/product/${raw(at)}/${ids[at]}/details`),
    ...some
      .slice(0, 2)
      .flatMap((at) => [
        `/home/categories/${raw(at)}/${raw(at)}`,
        `/home/manufacturers/1/${raw(at)}`,
        `/products/custom-list/${raw(at)}`,
        `/home/combos/${raw(at)}`,
        `/login?redirect=${raw(at)}&notice=${raw(at)}`,
        `/${raw(at)}?reference=${raw(at)}&campaign=${raw(at)}`,
      ]),
  ];
}

// As a string, because the server's TypeScript has no browser types.
const isAwake = `Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))`;
const watch = {
  content: `window.hit = () => console.error('HIT');
    addEventListener('securitypolicyviolation', (event) => console.error('CSP ' + event.violatedDirective + ' ' + event.sample));`,
};

/** The markers a page shows, and any script that ran or was blocked by the policy. */
async function openAndCollect(page: Page, address: string): Promise<Set<string>> {
  await page.goto(address, { waitUntil: 'load' });
  // a response that is not a page of the shop has no such element; its whole text counts
  for (const end = performance.now() + 2_000; performance.now() < end; await pause(30)) {
    if (await page.evaluate<boolean>(isAwake)) break;
  }
  // rows render the items beyond a screen's width after hydration
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))');
  const text = await page.evaluate<string>('document.documentElement.outerHTML + document.documentElement.textContent');
  return new Set(text.match(/\b(?:name|brand|category|description|shade|title|subtitle|menu|list|header)\d+\. /g));
}

test('names in the catalogue, banners and addresses are shown as text: no script runs or is blocked · Z10', async () => {
  const db = createPool({ url: database.url });
  const ids = await fill(db).finally(() => db.end());
  const server = startProcess('apps/server/src/main.ts', [], {
    TONALIA_HOME: temporaryHome(),
    PORT: '0',
    HOST: '127.0.0.1',
    DEMO: 'off',
    DATABASE_URL: database.url,
    NODE_ENV: 'production',
  });
  const shop = (await waitForOutput(server, /http:\/\/localhost:\d+/, 60_000)).replace('localhost', '127.0.0.1');
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ locale: 'es-CO' });
    await context.addInitScript(watch);
    await context.route('**/pictures/**', (route) => route.abort());
    const ran: string[] = [];
    context.on('console', (message) => {
      if (/^(HIT|CSP)/.test(message.text())) ran.push(`${message.page()?.url() ?? ''}: ${message.text()}`);
    });
    context.on('dialog', (dialog) => void dialog.dismiss().then(() => ran.push(dialog.message())));
    context.on('request', (request) => request.url().includes('evil.example') && ran.push(request.url()));
    const page = await context.newPage();
    const read = new Set<string>();
    const all = addresses(ids);
    for (const address of all) for (const mark of await openAndCollect(page, shop + address)) read.add(mark);
    expect(ran).toEqual([]);
    // every marker that was read on a page, and the payloads used as addresses
    expect(read.size + all.filter((address) => address.includes('hit')).length).toBeGreaterThanOrEqual(300);
  } finally {
    await browser.close();
  }
});
