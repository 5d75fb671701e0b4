import { shownRoleNames } from '../packages/contract/src/office-rights.es-CO.ts';
import { officeRoles, operatorCan } from '../packages/contract/src/office-rights.ts';
import { expect, test } from './journey.ts';
import { codeOf, confirmSession, enterOffice, makeOperator, secretOf } from './operators.ts';
import { password } from './people.ts';

// Without a session the first answer is a 401, and a call beyond the role is a 403.
test.beforeEach(({ faults }) => faults.expect(/(401|403).*\/api\/|status of 40[13]/));

test(
  'an invitation leads to a password, a second factor and a session, and its end closes the open tab within five seconds · OFC-003',
  { tag: '@main' },
  async ({ page, browser, db }) => {
    const owner = await makeOperator(db, 'owner');
    const desk = await (await browser.newContext()).newPage();
    await enterOffice(desk, owner);
    await confirmSession(db, owner);
    const email = `invitada-${owner.email}`;
    await desk.goto('/oficina/configuracion/operadores');
    await desk.getByRole('button', { name: 'Invitar operador' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Invitar operador' });
    await dialog.getByLabel('Nombre').fill('Luz Invitada');
    await dialog.getByLabel('Correo').fill(email);
    await dialog.getByLabel('Rol').selectOption('Operaciones');
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
    const link = await desk.getByLabel('Enlace', { exact: true }).inputValue();
    await desk.getByRole('button', { name: 'Listo' }).click();
    const row = desk.getByRole('listitem').filter({ hasText: email });
    await expect(row.getByText('Invitación enviada')).toBeVisible();

    const { pathname, hash } = new URL(link);
    await page.goto(pathname + hash);
    await expect(page.getByRole('heading', { name: 'Hola, Luz Invitada' })).toBeVisible();
    await page.getByLabel('Contraseña nueva').fill('una frase larga de jornada');
    await page.getByRole('button', { name: 'Crear contraseña' }).click();
    await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible();
    const secret = secretOf(await page.locator('code').innerText());
    await page.getByLabel('Código de 6 números').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Ya los guardé' }).click();
    await expect(page.getByRole('heading', { name: 'Hoy', exact: true })).toBeVisible();
    await page.goto('/oficina/pedidos');
    await expect(page.getByRole('heading', { name: 'Pedidos', exact: true })).toBeVisible();

    // The link works once.
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(pathname + hash);
    await expect(stranger.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
    await stranger.context().close();

    await row.getByRole('button', { name: 'Acciones de Luz Invitada' }).click();
    await row.getByRole('button', { name: 'Retirar' }).click();
    await desk
      .getByRole('dialog', { name: '¿Retirar a Luz Invitada?' })
      .getByRole('button', { name: 'Retirar' })
      .click();
    await expect(row).toHaveCount(0);
    const since = Date.now();
    await expect(page.getByLabel('Correo')).toBeVisible({ timeout: 5_000 });
    expect(Date.now() - since, 'ms until the tab is out').toBeLessThan(5_000);
    expect((await page.request.get('/api/purchase/office/orders')).status()).toBe(401);
    await page.getByLabel('Correo').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Seguir' }).click();
    await expect(page.getByLabel('Correo')).toBeVisible();
    await desk.context().close();
  },
);

/** A call behind each permission that a menu entry asks for. */
const callOf = {
  'picking.read': '/api/purchase/office/waves',
  'customers.read': '/api/customers/office/registrations',
  'payments.read': '/api/purchase/office/transfers',
  'cash.settle': '/api/purchase/office/settlements',
  'health.read': '/api/office/health',
  'settings.read': '/api/office/settings',
  'operators.manage': '/api/office/operators',
  'audit.read': '/api/office/audit',
} as const;

/** Pages with the permission that opens them and their name on the page of a role without it. */
const closable: readonly (readonly [path: string, needs: keyof typeof callOf, place: string])[] = [
  ['/alistamiento', 'picking.read', 'Alistamiento'],
  ['/alistamiento?ver=sin-ola', 'picking.read', 'Alistamiento'],
  ['/alistamiento/rutas', 'picking.read', 'Alistamiento'],
  ['/configuracion/rutas', 'picking.read', 'Rutas'],
  ['/alistar?ola=OLA-260101-BOG-1', 'picking.read', 'Alistamiento'],
  ['/empacar/TN-00000', 'picking.read', 'Alistamiento'],
  ['/empacar/TN-00000/remision', 'picking.read', 'Alistamiento'],
  ['/clientes', 'customers.read', 'Clientes'],
  ['/clientes/registros', 'customers.read', 'Clientes'],
  ['/pagos', 'payments.read', 'Pagos'],
  ['/pagos?vista=conciliacion', 'payments.read', 'Pagos'],
  ['/cartera/recaudos', 'cash.settle', 'Recaudos'],
  ['/configuracion/salud', 'health.read', 'Salud'],
  ['/configuracion/empresa', 'settings.read', 'Configuración'],
  ['/configuracion/reglas', 'settings.read', 'Reglas del negocio'],
  ['/configuracion/operadores', 'operators.manage', 'Operadores'],
  ['/configuracion/registro', 'audit.read', 'Registro'],
];

const limited = officeRoles.filter((role) => closable.some(([, needs]) => !operatorCan(role, needs)));

for (const role of limited)
  test(`a page that ${role} may not see says so and leads to one that it may, and its calls answer 403 · OFC-004`, async ({
    page,
    db,
  }) => {
    const closed = closable.filter(([, needs]) => !operatorCan(role, needs));
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(answer.url());
    });
    await enterOffice(page, await makeOperator(db, role));
    for (const [path, needs, place] of closed) {
      await test.step(path, async () => {
        refused.length = 0;
        await page.goto(`/oficina${path}`);
        await expect(page.getByRole('heading', { name: `No puedes ver ${place}` })).toBeVisible();
        await expect(page.getByText(`Tu rol es ${shownRoleNames[role]}.`)).toBeVisible();
        expect(refused, 'a page that is not shown asks for nothing').toEqual([]);
        const answer = await page.request.get(callOf[needs]);
        expect([answer.status(), await answer.json()]).toEqual([
          403,
          expect.objectContaining({ code: 'ROLE_NOT_ALLOWED' }),
        ]);
      });
    }
    const own = role === 'warehouse' ? 'Alistamiento' : 'Hoy';
    await page
      .getByRole('main')
      .getByRole('link', { name: `Ir a ${own}` })
      .click();
    await expect(page.getByRole('heading', { name: own, exact: true })).toBeVisible();
  });
