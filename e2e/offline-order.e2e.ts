import { formatPesos } from '../packages/rules/src/money.ts';
import { makeProduct, setPrice } from './catalogue.ts';
import { expect, open, test } from './journey.ts';
import { makeCustomer, sellerOne, signIn } from './people.ts';

const noNetwork = [/failed: net::ERR_INTERNET_DISCONNECTED/, /console: .*net::ERR_/, /failed: .*ERR_/];

test(
  'a seller without a network chooses another customer, and its own prices and the stock of the download are shown (SEL-101, SEL-102)',
  { tag: '@main' },
  async ({ page, db, faults }, { project }) => {
    test.skip(project.name === 'desktop', 'a seller goes out with a phone; the way through its tabs is the journey');
    faults.expect(...noNetwork);
    const salon = await makeCustomer(db, { seller: sellerOne });
    const barber = await makeCustomer(db, { seller: sellerOne, tradeTypeId: 'distribuidor' });
    const product = await makeProduct(db, { name: 'Crema Sótano', stock: 310, price: 20_000 });
    const scarce = await makeProduct(db, { name: 'Cera Sótano', stock: 4, price: 9_000 });
    await setPrice(db, product, 'distribuidor', 15_500);
    await signIn(page, sellerOne, '/home/select-customer');
    await page.getByRole('button', { name: 'Descargar' }).click();
    await expect(page.getByText(/^Actualizado hoy, \d.*: [\d.]+ productos, [\d.]+ clientes/)).toBeVisible({
      timeout: 30_000,
    });
    await page.getByLabel('Nombre, cédula o NIT').fill(salon.name);
    await page.getByRole('button', { name: salon.name }).click();
    await expect(page).toHaveURL('/home/marketplace/seller');

    // A line with a network loads the screen whole.
    await open(page, '/home/quick-order');
    const field = page.getByRole('combobox', { name: 'Código, tono o nombre' });
    await field.fill(`${product.code} x2`);
    await field.press('Enter');
    await expect(page.getByRole('list', { name: '1 línea' })).toContainText(formatPesos(40_000));
    await page.getByRole('button', { name: 'Volver' }).click();
    await page.getByRole('link', { name: 'Clientes' }).and(page.locator(':visible')).first().click();
    await expect(page.getByLabel('Nombre, cédula o NIT')).toBeVisible();
    await page.context().setOffline(true);

    await page.getByLabel('Nombre, cédula o NIT').fill(barber.name);
    await page.getByRole('button', { name: barber.name }).click();
    await page
      .getByRole('link', { name: /Pedido rápido/ })
      .and(page.locator(':visible'))
      .first()
      .click();
    await expect(page.getByText(/Sin red\. Precios y existencias de hoy, \d/)).toBeVisible();
    await field.fill(`${product.code} x12`);
    await field.press('Enter');
    const list = page.getByRole('list', { name: /línea/ });
    await expect(list).toContainText(formatPesos(12 * 15_500));
    await expect(list).toContainText('Había 310');
    await field.fill(`cera sotano ${scarce.name.split(' ').at(-1)} x6`);
    await field.press('Enter');
    await expect(list).toContainText(/Había 4 a las \d/);
    await expect(list).toContainText(formatPesos(54_000));
    // Words are searched beside the page, which stays free for typing.
    expect(page.workers()).toHaveLength(1);
  },
);
