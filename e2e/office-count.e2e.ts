import { randomInt } from 'node:crypto';
import { frontDoor } from './front-door.ts';
import { expect, test } from './journey.ts';
import { enterOffice, makeOperator } from './operators.ts';

const TEN_MINUTES = 600_000;

test.use({ serviceWorkers: 'allow' });

test('a Friday: a shelf is counted on a phone, ten minutes of it without a network, and adjusted once · OFC-405', async ({
  page,
  baseURL,
  db,
  faults,
}, info) => {
  test.skip(info.project.name !== 'phone', 'a shelf is counted with a phone');
  faults.expect(/401.*\/api\/office\/(me|events)|status of 401/);
  faults.expect(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const section = `Q${randomInt(100_000, 999_999)}`;
  const { rows: shelved } = await db.query<{ id: string; onHand: number }>(
    `with chosen as (
       select s.version_id from products.stock s join products.version v on v.id = s.version_id and v.active
       join products.product p on p.id = v.product_id and p.kind = 'simple'
       where s.warehouse_id = 'BOG' and s.reserved = 0 and s.on_hand between 20 and 90 order by random() limit 3)
     update products.stock s set shelf = $1 || '-' || lpad(n.place::text, 2, '0')
     from (select version_id, row_number() over (order by version_id) as place from chosen) n
     where s.version_id = n.version_id and s.warehouse_id = 'BOG' returning s.version_id::text as id, s.on_hand as "onHand"`,
    [section],
  );
  expect(shelved).toHaveLength(3);
  const door = await frontDoor(baseURL ?? '');
  await page.clock.install({ time: Date.now() - TEN_MINUTES });
  await enterOffice(page, await makeOperator(db, 'warehouse'), '/existencias?vista=conteos', door.url);
  await page.getByRole('button', { name: 'Nuevo conteo' }).click();
  await page.getByLabel('Bodega').selectOption({ label: 'Bogotá' });
  await page.getByLabel('Pasillo o estante').fill(section);
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.getByText('0 de 3')).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const code = (
    await page
      .getByText(/Conteo CT-\d+/)
      .first()
      .innerText()
  ).replace(/^.*(CT-\d+).*$/s, '$1');

  const typed = [4, 5, 6];
  const count = async (units: number) => {
    await page.getByRole('button', { name: String(units), exact: true }).click();
    await page.getByRole('button', { name: 'Contar y seguir' }).click();
  };
  const arrived = async () =>
    (
      await db.query<{ lines: number }>(
        `select count(i.units)::int as lines from products.count_item i join products.stock_count c on c.id = i.count_id where c.code = $1`,
        [code],
      )
    ).rows[0]?.lines;
  await count(4);
  await expect.poll(arrived, { timeout: 15_000 }).toBe(1);
  await door.close();
  await count(5);
  await expect(page.getByText('1 por enviar')).toBeVisible();
  await page.clock.fastForward(TEN_MINUTES / 2);
  await page.reload();
  await expect(page.getByText('1 por enviar')).toBeVisible();
  await count(6);
  await expect(page.getByText('2 por enviar')).toBeVisible();
  await page.clock.fastForward(TEN_MINUTES / 2);

  await door.openAgain();
  await page.clock.runFor(10_000);
  await expect(page.getByText(/por enviar/)).toBeHidden({ timeout: 20_000 });
  await page.getByRole('button', { name: /^Ajustar 3/ }).click();
  const moved = async () =>
    (
      await db.query<{ id: string; units: number }>(
        `select version_id::text as id, units from products.stock_movement where cause = 'count' and document = $1`,
        [code],
      )
    ).rows;
  await expect.poll(async () => (await moved()).length, { timeout: 15_000 }).toBe(3);
  const before = new Map(shelved.map(({ id, onHand }) => [id, onHand]));
  expect((await moved()).map(({ id, units }) => units + (before.get(id) ?? 0)).toSorted((a, b) => a - b)).toEqual(
    typed,
  );
  await door.close();
});
