import { gzipSync } from 'node:zlib';
import { findings } from './axe-findings.ts';
import { makeProduct } from './catalogue.ts';
import { Faults, expect, open, test } from './journey.ts';
import { callerFor, makeCustomer, signIn } from './people.ts';
import { cartOf } from './purchase.ts';

/** Bytes of JavaScript of the shared page as sent, and of the whole page. */
const MOST_SCRIPT = 60_000;
const MOST_PAGE = 60_000;

test.beforeEach(({ page }, { project }) =>
  page.emulateMedia({ colorScheme: project.name === 'desktop' ? 'dark' : 'light', reducedMotion: 'reduce' }),
);

test('a colour card is shared, answered without an account, and what comes back enters the cart in one write · SEL-201', async ({
  page,
  db,
  request,
  browser,
}, { project }) => {
  const customer = await makeCustomer(db);
  const dye = await makeProduct(db, {
    shades: ['7.1', '7.3', '8.1', '8.3', '8.4'].map((code, n) => ({
      code,
      name: n === 4 ? 'Rubio cobrizo' : n % 2 === 0 ? 'Rubio cenizo' : 'Rubio dorado',
      stock: n === 4 ? 0 : 50,
    })),
  });
  const isWide = project.name === 'desktop';
  await signIn(page, customer.email, `${dye.path}?carta=${dye.id}`);
  await open(page, `${dye.path}?carta=${dye.id}`);
  await page.getByRole('button', { name: 'Compartir carta' }).click();
  await expect(page.getByRole('heading', { name: 'Compartir carta' })).toBeVisible();
  const found = await findings(page, 'sharing a card');
  await page.getByRole('button', { name: 'Crear enlace' }).click();
  const address = await page.getByRole('textbox', { name: 'Enlace' }).inputValue();
  await expect(page.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute('href', /wa\.me/);

  const stranger = await browser.newContext({ colorScheme: isWide ? 'dark' : 'light', reducedMotion: 'reduce' });
  const faults = new Faults();
  faults.watch(stranger);
  const visitor = await stranger.newPage();
  const scripts: string[] = [];
  visitor.on('request', (sent) => sent.resourceType() === 'script' && scripts.push(sent.url()));
  const answer = await visitor.goto(address);
  const html = (await answer?.text()) ?? '';
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  const shown = html.replace(/<(script|style)>[\s\S]*?<\/\1>/g, '');
  for (const secret of [customer.name, '18.900', '18900', '$']) expect(shown.includes(secret), secret).toBe(false);
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code).join('');
  expect(scripts).toEqual([]);
  expect(inline.length).toBeGreaterThan(2_000);
  expect(gzipSync(inline).length).toBeLessThan(MOST_SCRIPT);
  expect(gzipSync(html).length).toBeLessThan(MOST_PAGE);
  expect((await stranger.cookies()).length).toBe(0);

  await expect(visitor.getByRole('heading', { name: 'Elige tus tonos' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: /8\.4.*fuera de stock/ })).toBeDisabled();
  await visitor.getByRole('button', { name: 'cenizo', exact: true }).click();
  await expect(visitor.getByRole('button', { name: /Agregar 7\.3/ })).toBeHidden();
  await expect(visitor).toHaveURL(/familia=cenizo/);
  await visitor.getByRole('button', { name: 'Agregar 7.1 Rubio cenizo', exact: true }).click();
  await visitor.getByRole('button', { name: 'Agregar una unidad de 7.1 Rubio cenizo' }).click();
  await visitor.getByRole('button', { name: 'cenizo', exact: true }).click();
  await visitor.getByRole('searchbox').fill('8.3 dorado');
  await visitor.getByRole('button', { name: 'Agregar 8.3 Rubio dorado', exact: true }).click();
  await visitor.getByRole('textbox', { name: /Tu nombre/ }).fill('Zoila');
  await visitor.getByRole('textbox', { name: /Nota/ }).fill('Para el sábado');
  found.push(...(await findings(visitor, 'a shared card')));
  await visitor.reload();
  await expect(visitor.getByText('2 tonos, 3 unidades')).toBeVisible();

  // The first attempt fails on the way; nothing is lost, and the second arrives once.
  await visitor.route('**/answer', (route) => route.abort(), { times: 1 });
  await visitor.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(visitor.getByRole('alert')).toContainText('No pudimos enviarla');
  await visitor.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(visitor.getByRole('heading', { name: 'Tu lista ya llegó' })).toBeFocused();
  await expect(visitor.getByRole('link', { name: 'Abrir WhatsApp' })).toHaveAttribute(
    'href',
    /3%20unidades.*answer%3D/,
  );
  found.push(...(await findings(visitor, 'a sent list')));
  faults.expect(/\/answer/, /ERR_FAILED/);
  expect(faults.unexpected()).toEqual([]);
  await stranger.close();

  await open(page, '/home/quick-order?answer=all');
  await page.getByRole('link', { name: 'Zoila' }).click();
  await expect(page.getByText('“Para el sábado”')).toBeVisible();
  await expect(page.getByRole('list', { name: '2 líneas' })).toBeVisible();
  found.push(...(await findings(page, 'a received list')));
  await page
    .getByRole('button', { name: /^Agregar 2 al carrito/ })
    .and(page.locator(':visible'))
    .click();
  await expect(page.getByText('3 unidades en el carrito')).toBeVisible();
  const { cart } = await cartOf(await callerFor(request, customer.email));
  expect(cart?.products.map(({ quantity }) => quantity)).toEqual([2, 1]);

  // A revoked link opens nothing.
  await open(page, '/home/cart');
  await page.getByRole('button', { name: 'Compartir' }).and(page.locator(':visible')).click();
  await page.getByRole('button', { name: /Anular el enlace/ }).click();
  await expect(page.getByText('Enlace anulado')).toBeVisible();
  found.push(...(await findings(page, 'sharing the cart')));
  const dead = await request.get(address);
  expect(dead.status()).toBe(404);
  expect(await dead.text()).toContain('Este enlace ya no sirve');
  expect(found.join('\n')).toBe('');
});

test('a list with fixed units is taken or left line by line, with a shade of the card beside it · SEL-201', async ({
  page,
  db,
  browser,
  request,
}) => {
  const customer = await makeCustomer(db);
  const dye = await makeProduct(db, {
    shades: ['7.1', '7.3', '8.1'].map((code) => ({ code, name: `Rubio ${code}`, stock: 50 })),
  });
  const { send } = await callerFor(request, customer.email);
  const { rows } = await db.query<{ id: string }>('select id from products.version where product_id = $1 order by id', [
    dye.id,
  ]);
  const items = rows.slice(0, 2).map(({ id }, at) => ({ versionId: id, quantity: at + 2 }));
  await send('POST', '/api/purchase/cart/add-list', { items });
  await signIn(page, customer.email, '/home/cart');
  await open(page, '/home/cart');
  await page.getByRole('button', { name: 'Compartir' }).and(page.locator(':visible')).click();
  await page.getByText('Puede cambiar cantidades').click();
  await page.getByText('Puede agregar de la carta de color').click();
  await page.getByRole('combobox', { name: 'Vence' }).selectOption('3');
  const found = await findings(page, 'settings of a link');
  await page.getByRole('button', { name: 'Crear enlace' }).click();
  const address = await page.getByRole('textbox', { name: 'Enlace' }).inputValue();
  found.push(...(await findings(page, 'a made link')));
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar en PDF' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^lista-.*\.pdf$/);

  const stranger = await browser.newContext({ reducedMotion: 'reduce' });
  const visitor = await stranger.newPage();
  await visitor.goto(address);
  const take = visitor.getByRole('button', { name: /^Llevar 3 de/ });
  await expect(take).toHaveAttribute('aria-pressed', 'true');
  await take.click();
  await expect(take).toHaveAttribute('aria-pressed', 'false');
  await visitor.getByText('1 tono más').click();
  await visitor
    .getByRole('button', { name: /^Agregar .*8\.1/ })
    .first()
    .click();
  found.push(...(await findings(visitor, 'a shared list')));
  await visitor.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(visitor.getByRole('heading', { name: 'Tu lista ya llegó' })).toBeVisible();
  await stranger.close();
  const { rows: answers } = await db.query<{ quantities: number[] }>(
    `select a.quantities from purchase.share_answer a join purchase.share s on s.id = a.share_id where s.customer_id = $1`,
    [customer.id],
  );
  expect(answers).toEqual([{ quantities: [2, 1] }]);
  expect(found.join('\n')).toBe('');
});
