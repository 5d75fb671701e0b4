import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { xlsxOf } from '../apps/api/src/platform/table-file/write-xlsx.ts';
import { findings } from './axe-findings.ts';
import { makeProduct } from './catalogue.ts';
import { expect, test } from './journey.ts';
import { callerFor, makeCustomer, signIn } from './people.ts';
import { cartOf } from './purchase.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function openPaste(page: Page, email: string): Promise<void> {
  await signIn(page, email, '/home/quick-order');
  await page.getByRole('button', { name: 'Pegar lista' }).first().click();
}

test('a WhatsApp message of sixty rows with six doubts: what is clear and what was chosen is added, the rest stays · SEL-002 SEL-004', async ({
  page,
  db,
  request,
}) => {
  const customer = await makeCustomer(db);
  const shades = Array.from({ length: 56 }, (_, n) => ({
    code: `${1 + (n % 10)}.${1 + Math.floor(n / 10)}`,
    name: `Rubio ${n + 1}`,
    stock: n < 54 ? 20 : 0,
  }));
  const dye = await makeProduct(db, { shades });
  const pair = `Mezclador ${Array.from(dye.code.slice(2), (sign) => 'aeioubcdfg'[Number(sign)] ?? sign).join('')}`;
  for (const size of ['pequeño', 'grande']) await makeProduct(db, { name: `${pair} ${size}`, stock: 9, price: 9_000 });
  const styles = [
    (code: string) => `${code} x2`,
    (code: string) => `• ${code} 2 und`,
    (code: string) => `- ${code}: 2`,
    (code: string) => `2 ${code}`,
  ];
  const message = [
    'Hola Diana, buenos días 🌞',
    'me regalas por favor este pedido:',
    '',
    dye.name,
    ...shades.map(({ code }, at) => styles[at % styles.length]?.(code)),
    `${pair} x1`,
    `${pair} 3`,
    'guantes de marciano azul x2',
    'zzqxk x4',
    '',
    'Quedo pendiente, gracias',
  ];

  await openPaste(page, customer.email);
  await page.getByLabel('Tu lista').fill(message.join('\n'));
  await page.getByRole('button', { name: 'Pasar al pedido' }).click();
  await expect(page.getByRole('list', { name: '60 líneas' })).toBeVisible();
  for (const doubt of ['2 agotadas', '2 por elegir', '2 no existen'])
    await expect(page.getByText(doubt).filter({ visible: true }).first()).toBeVisible();

  const resolve = page.getByRole('link', { name: /Resolver$/ });
  // a desktop shows the choices in the list
  if (await resolve.isVisible()) await resolve.click();
  expect(await findings(page, 'lines to resolve')).toEqual([]);
  for (const left of [1, 0]) {
    // A phone keeps the choices of a resolved line.
    const choices = page.getByRole('button', { name: /^Usar Mezclador/ });
    await (left > 0 ? choices.first() : choices.last()).click();
    if (left > 0) await expect(page.getByText(`${left} por elegir`).filter({ visible: true }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: /Agregar 56/ }).click();
  await expect(page.getByRole('list', { name: '4 líneas' })).toBeVisible();
  const { cart } = await cartOf(await callerFor(request, customer.email));
  expect(cart?.products.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(54 * 2 + 1 + 3);
});

test('an XLSX of three hundred rows, whose units are in an unknown column, is read whole and added in one write · SEL-003 SEL-004', async ({
  page,
  db,
  request,
}) => {
  const customer = await makeCustomer(db);
  const shades = Array.from({ length: 300 }, (_, n) => ({ code: `${n}`, name: `Rubio ${n}`, stock: 50 }));
  const dye = await makeProduct(db, { shades, price: 4_000 });
  const rows = [
    ['Código', 'Pide', 'Bodega'],
    ...shades.map(({ code }, at) => [`${dye.code}-${code}`, 1 + (at % 3), 7]),
  ];
  const file = { name: 'pedido.xlsx', mimeType: XLSX, buffer: await buffer(xlsxOf(Readable.from(rows), 'Pedido')) };
  const writes: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('/api/purchase/')) writes.push(new URL(sent.url()).pathname);
  });

  await openPaste(page, customer.email);
  await page.getByText('Excel o CSV', { exact: true }).click();
  await page.getByLabel('Subir Excel o CSV').setInputFiles(file);
  await expect(page.getByLabel('Qué es Pide')).toHaveValue('none');
  await page.getByLabel('Qué es Pide').selectOption('Cantidad');
  await expect(page.getByRole('table')).toContainText('Rubio 3');
  expect(await findings(page, 'columns of a file')).toEqual([]);
  await page.getByRole('button', { name: 'Leer 300 filas' }).click();
  await expect(page.getByRole('list', { name: '300 líneas' })).toBeVisible();
  await page.getByRole('button', { name: /Agregar (300|todo)/ }).click();
  await expect(page.getByText('600 unidades en el carrito')).toBeVisible();
  expect(writes).toEqual(['/api/purchase/cart/add-list']);
  const { cart } = await cartOf(await callerFor(request, customer.email));
  expect(cart?.products).toHaveLength(300);
});
