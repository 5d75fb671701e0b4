import type { OwnPriceListQuery, PriceListPreview } from '@tonalia/contract/own-price-list';
import { dayIn } from '@tonalia/rules/dates';
import { expect, test } from 'vitest';
import { useApi } from '../../../../test/build-app.ts';
import { makeBuyer } from '../../../../test/make-buyer.ts';
import { makeProduct } from '../../../../test/make-products.ts';
import { GUEST_ID, makeSeller, makeToken } from '../../../../test/make.ts';
import { textOfPdf } from '../../../../test/text-of-pdf.ts';
import { readUploadedTable } from '../../../platform/table-file/table-file.ts';

const api = useApi();
const url = '/api/products/price-list';

interface PriceFileWish {
  format: OwnPriceListQuery['format'];
  brands?: string;
  available?: string;
  markup?: string;
  customerId?: string;
}
const ask = (token: string, { format, ...rest }: PriceFileWish) => api.send({ url, token, query: { format, ...rest } });

/** The rows of a workbook below the titles. */
async function rowsOf(token: string, wish: Omit<PriceFileWish, 'format'>): Promise<(readonly string[])[]> {
  const sent = await ask(token, { format: 'xlsx', ...wish });
  expect(sent.statusCode).toBe(200);
  const { rows } = await readUploadedTable(sent.rawPayload, { rows: 50_000 });
  return rows.slice(1).map((row) => ('cells' in row ? row.cells : []));
}

let made = 0;
const brandName = (): string => `Marca ${Date.now()}${(made += 1)}`;

test('SEL-208: a list has the prices of the customer: trade type, programmed prices of today, and nothing of other brands', async () => {
  const brand = brandName();
  const product = await makeProduct(api.db, { name: 'Tinte propio', brand, stock: 9, price: 20_100 });
  await makeProduct(api.db, { name: 'De otra', brand: brandName(), stock: 9 });
  const buyer = await makeBuyer(api, { tradeTypeId: 'peluqueria' });
  const brands = product.manufacturerId;
  const versionId = product.versions[0]?.id;
  const priceOf = async () => (await rowsOf(buyer.token, { brands })).map((cells) => [cells[4], cells[6]]);
  expect(await priceOf()).toEqual([['Tinte propio', '20100']]);
  await api.db.query(
    `insert into products.price (version_id, trade_type_id, amount) values ($1, 'peluqueria', 18300)`,
    [versionId],
  );
  expect(await priceOf()).toEqual([['Tinte propio', '18300']]);
  await api.db.query(
    `insert into products.programmed_price (name, version_id, during, amount, replaces)
     values ('De hoy', $1, tstzrange(now() - interval '1 hour', now() + interval '1 hour'), 15700, false),
       ('De mañana', $1, tstzrange(now() + interval '1 day', now() + interval '2 days'), 9900, false)`,
    [versionId],
  );
  expect(await priceOf()).toEqual([['Tinte propio', '15700']]);
  const other = await makeBuyer(api, { tradeTypeId: 'barberia' });
  expect((await rowsOf(other.token, { brands })).map((cells) => cells[6])).toEqual(['15700']);
});

test('SEL-208: only what can be ordered today, when the customer asks for it', async () => {
  const brand = brandName();
  const sold = await makeProduct(api.db, { name: 'Agotado', brand, stock: 0 });
  await makeProduct(api.db, { name: 'Disponible', brand, stock: 5 });
  const { token } = await makeBuyer(api);
  const brands = sold.manufacturerId;
  const seen = async (available: string) =>
    (await rowsOf(token, { brands, available })).map((cells) => `${cells[4]} ${cells[8]}`);
  expect(await seen('false')).toEqual(['Agotado No', 'Disponible Sí']);
  expect(await seen('true')).toEqual(['Disponible Sí']);
});

test('SEL-208: a list for the customer’s own clients has its price with the markup, and nowhere its own', async () => {
  const { manufacturerId: brands } = await makeProduct(api.db, { brand: brandName(), stock: 5, price: 12_900 });
  const { token } = await makeBuyer(api);
  const [cells] = await rowsOf(token, { brands, markup: '40' });
  expect(cells?.[6]).toBe('18100');
  expect(cells?.join(' ')).not.toContain('12900');
  const { rawPayload } = await ask(token, { format: 'pdf', brands, markup: '40' });
  expect(textOfPdf(rawPayload)).toMatch(/18\.100/);
  expect(textOfPdf(rawPayload)).not.toMatch(/12\.900/);
  for (const markup of ['0', '301', '4.5', 'x'])
    expect((await ask(token, { format: 'xlsx', brands, markup })).statusCode).toBe(400);
});

test('SEL-208: a spreadsheet reads names as texts, and prices as numbers', async () => {
  const brand = brandName();
  const { manufacturerId } = await makeProduct(api.db, { name: '=cmd|"/C calc"!A0', brand, stock: 1, price: 7_900 });
  const { token } = await makeBuyer(api);
  const [cells] = await rowsOf(token, { brands: manufacturerId });
  expect(cells).toMatchObject({ 4: '=cmd|"/C calc"!A0', 6: '7900' });
  const { rawPayload } = await ask(token, { format: 'xlsx', brands: manufacturerId });
  // the file is a ZIP: its bytes name no formula element, and the reader above found a number in the cell without a type
  expect(rawPayload.includes('<f>')).toBe(false);
});

test('SEL-208: the PDF has the brand of the company, a page for each category, the day and that prices change', async () => {
  const brand = brandName();
  const { manufacturerId } = await makeProduct(api.db, {
    name: 'Champú',
    brand,
    category: 'Lavado',
    stock: 4,
    price: 31_700,
  });
  await makeProduct(api.db, { name: 'Laca', brand, category: 'Peinado', stock: 0, price: 12_900 });
  const { token } = await makeBuyer(api);
  const sent = await ask(token, { format: 'pdf', brands: manufacturerId });
  expect(sent.headers['content-type']).toBe('application/pdf');
  const lines = textOfPdf(sent.rawPayload).split('\n');
  for (const line of ['Lista de precios', 'Salón Rosa', `${brand}, Lavado`, `${brand}, Peinado`, 'Champú', 'Página 2'])
    expect(lines).toContain(line);
  const text = lines.join(' ');
  expect(text).toMatch(/\$.31\.700/);
  expect(text).toMatch(/Laca Agotado \$.12\.900/);
  expect(text).toMatch(new RegExp(`\\d de [a-z]+ de ${dayIn(api.clock.now()).slice(0, 4)}`));
  expect(text).toContain('sujetos a cambio');
});

test('SEL-208: a guest, a foreign customer and a foreign seller get no list, and each person only a few a minute', async () => {
  const buyer = await makeBuyer(api);
  const stranger = await makeBuyer(api);
  const seller = await makeSeller(api.db, { customers: [buyer.customerId] });
  const { manufacturerId: brands } = await makeProduct(api.db, { brand: brandName(), stock: 1 });
  const refusal = async (identityId: string, customerId?: string) => {
    const sent = await ask(await makeToken(api.db, { identityId }), {
      format: 'xlsx',
      brands,
      ...(customerId && { customerId }),
    });
    return sent.statusCode === 200 ? null : sent.json<{ code: string }>().code;
  };
  expect(await refusal(GUEST_ID)).toBe('GUEST_NOT_ALLOWED');
  expect(await refusal(stranger.identityId, buyer.customerId)).toBe('CUSTOMER_NOT_FOUND');
  expect(await refusal(seller.identityId, stranger.customerId)).toBe('CUSTOMER_NOT_FOUND');
  expect(await refusal(seller.identityId, buyer.customerId)).toBeNull();
  expect((await api.send({ url, query: { format: 'pdf' } })).statusCode).toBe(401);
  const codes = [];
  for (let n = 0; n < 7; n += 1) codes.push(await refusal(buyer.identityId));
  expect(codes).toEqual([...Array.from({ length: 6 }, () => null), 'TOO_MANY_REQUESTS']);
});

test('SEL-208: the preview has the first rows at own prices, and as many pages as the file', async () => {
  const brand = brandName();
  const product = await makeProduct(api.db, { name: 'Tinte de muestra', brand, stock: 9, price: 20_100 });
  const buyer = await makeBuyer(api);
  const brands = product.manufacturerId;
  const preview = async (query: Record<string, string>) =>
    (await api.send({ url: `${url}/preview`, token: buyer.token, query })).json<{ results: PriceListPreview }>()
      .results;
  expect(await preview({ brands })).toMatchObject({ pages: 1, rows: [{ price: 20_100 }] });
  expect(await preview({ brands, markup: '40' })).toMatchObject({ rows: [{ price: 28_200 }] });
  await api.db.query(
    `insert into products.version (product_id, code, shade_name, base_price, position)
     select product_id, 'PV-' || id || '-' || n, 'Tono ' || n, 20100, n from products.version, generate_series(2, 60) n where id = $1`,
    [product.versions[0]?.id],
  );
  const { rawPayload } = await ask(buyer.token, { format: 'pdf', brands });
  const { pages, rows } = await preview({ brands });
  expect(rows).toHaveLength(7);
  expect(pages).toBe(2);
  expect(textOfPdf(rawPayload)).toContain(`Página ${pages}`);
  expect(textOfPdf(rawPayload)).not.toContain(`Página ${(pages ?? 0) + 1}`);
  expect(await preview({ brands, available: 'true' })).toMatchObject({ pages: 1 });
});
