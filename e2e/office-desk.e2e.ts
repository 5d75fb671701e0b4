import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as journey } from './journey.ts';
import { enterOffice, makeOperator } from './operators.ts';
import { password } from './people.ts';

/** Gives the browser a device with a passkey that always says yes. */
async function addDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Another process of the product under a name, because a passkey belongs to a domain and not to an address in numbers. */
async function serveLocalhost(): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const home = mkdtempSync(join(tmpdir(), 'tonalia-desk-'));
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      PICTURES_AHEAD: 'off',
      TONALIA_HOME: home,
      DATABASE_URL: process.env.E2E_DATABASE_URL,
    },
    stdio: 'ignore',
  });
  const stop = () => {
    server.kill('SIGTERM');
    rmSync(home, { recursive: true, force: true });
  };
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 90_000 },
    )
    .toBe(true)
    .catch((error: unknown) => {
      stop();
      throw error;
    });
  return { origin, stop };
}

const test = journey.extend<{ localhost: string }>({
  localhost: async ({ page }, use) => {
    const { origin, stop } = await serveLocalhost();
    await use(origin);
    // An open page follows the server, and reports its end as an error.
    await page.close();
    stop();
  },
});

test.beforeEach(({ faults }) => {
  faults.expect(/401.*\/api\/office\/me|status of 40[13]|403.*recovery-codes/);
});

test('a passkey is added, opens the next session, and confirms an act (OFC-003)', async ({ page, db, localhost }) => {
  await addDevice(page);
  const operator = await makeOperator(db, 'operations');
  await enterOffice(page, operator, '/cuenta/seguridad', localhost);
  await db.query(
    `update office.session set confirmed_until = now() + interval '5 minutes'
     where operator_id = (select id from office.operator where email = $1)`,
    [operator.email],
  );
  await page.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  await page.getByLabel('Nombre de la llave').fill('Portátil');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Llave de acceso guardada')).toBeVisible();

  // The open page follows the end of its session, and would navigate.
  await page.goto('about:blank');
  await page.request.post(`${localhost}/api/office/sign-out`, { headers: { origin: localhost } });
  await page.goto(`${localhost}/oficina/entrar?volver=/cuenta/seguridad`);
  await page.getByRole('button', { name: 'Ingresar con llave de acceso' }).click();
  await expect(page.getByRole('heading', { name: 'Seguridad de tu cuenta' })).toBeVisible();

  await page.goto('about:blank');
  await page.request.post(`${localhost}/api/office/sign-out`, { headers: { origin: localhost } });
  await page.goto(`${localhost}/oficina/entrar?volver=/cuenta/seguridad`);
  await page.getByLabel('Correo').fill(operator.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Seguir' }).click();
  await page.getByRole('button', { name: 'Usar llave de acceso' }).click();
  await expect(page.getByRole('heading', { name: 'Seguridad de tu cuenta' })).toBeVisible();

  await page.getByRole('button', { name: 'Crear códigos nuevos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usar llave de acceso' }).click();
  await expect(page.getByRole('button', { name: 'Ya los guardé' })).toBeVisible();
});

test('an order is taken by telephone with the keyboard alone (OFC-104)', async ({ page, db }, { project }) => {
  test.skip(project.name === 'phone', 'a phone has no keyboard');
  const { rows } = await db.query<{ id: string; name: string; code: string }>(
    `select c.id, c.name, v.code from auth.customer c join auth.identity i on i.id = c.identity_id,
       products.version v join products.product p on p.id = v.product_id and p.active and p.kind = 'simple' and p.min_quantity = 1
       join products.stock s on s.version_id = v.id and s.warehouse_id = 'BOG' and s.available > 20
     where i.email = 'cliente@demo.tonalia.co' and v.active order by v.id limit 1`,
  );
  const [{ name, code } = { name: '', code: '' }] = rows;
  await enterOffice(page, await makeOperator(db, 'sales-desk'), '/pedidos');
  await expect(page.getByRole('link', { name: 'Crear pedido' })).toBeVisible();
  await page.keyboard.press('c');
  await page.getByRole('combobox', { name: 'Nombre, NIT o teléfono' }).fill(name);
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Código, tono o producto' });
  await field.fill(code);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Cantidad de/ }).fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table').getByText(code)).toBeVisible();
  const method = page.getByRole('radio', { name: /contra entrega|efectivo/i });
  await method.press('Space');
  await expect(method).toBeChecked();
  await expect(page.getByRole('button', { name: 'Crear pedido' })).toBeEnabled();
  await page.screenshot({ path: test.info().outputPath('pedido-nuevo.png') });
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/oficina\/pedidos\/[A-Z]{2}-/);
  await expect(page.getByText('Tomado por la oficina: Camila Jornada').first()).toBeVisible();
});

test('Back closes a sheet, and neither Back nor a reload discards typed text without asking', async ({ page, db }) => {
  await enterOffice(page, await makeOperator(db, 'owner'));
  await page.goto('/oficina/configuracion/operadores');
  await page.getByRole('link', { name: 'Rutas' }).click();
  const sheet = page.getByRole('dialog', { name: 'Nueva ruta' });
  const open = () => page.getByRole('button', { name: 'Nueva ruta' }).click();
  await open();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/configuracion\/rutas/);

  await open();
  await sheet.getByLabel('Nombre').fill('Norte por la mañana');
  await page.goBack();
  await expect(sheet.getByText('¿Descartar lo que escribiste?')).toBeVisible();
  await sheet.getByRole('button', { name: 'Seguir aquí' }).click();
  const asked = page.waitForEvent('dialog');
  const reload = page.evaluate(() => location.reload());
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await reload;
  await expect(sheet.getByLabel('Nombre')).toHaveValue('Norte por la mañana');
  await page.goBack();
  await sheet.getByRole('button', { name: 'Descartar' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/configuracion\/rutas/);
});
