import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { CHOOSE, leave, note, startQuickOrder } from '../outbox-steps.ts';
import { enterShop, openShop } from './enter.ts';
import type { KilledScene } from './meanwhile.ts';
import { type Outcome, expectedOf, keptOrders, outcomeOf } from './outcome.ts';
import { type KillPoint, UNITS } from './points.ts';

/** The seller returns and does what the screens say, until the order is with the server or is asked about. */
export async function goOn(page: Page, scene: KilledScene, point: KillPoint): Promise<void> {
  const { db, field, meanwhile } = scene;
  if (meanwhile.mayBeRefused) await enterShop(page, field.seller, '/home/outbox');
  else {
    await enterShop(page, field.seller, CHOOSE);
    await startQuickOrder(page, field);
    const isShown = point.isTyped && !meanwhile.endsSession;
    await expect(page.getByText(isShown ? field.soap.name : 'Escribe el primer código').first()).toBeVisible();
    if (!point.isKept) {
      if (!isShown) await note(page, field.soap, UNITS);
      await leave(page);
    }
    await openShop(page, '/home/outbox');
  }
  await sendAll(page, field.customer.id);
  const outcome = await outcomeOf(db, page, field);
  expect(expectedOf(point, meanwhile)).toContainEqual(outcome);
  await expectSaid(page, outcome);
}

/** Presses "Enviar ahora" until nothing of the customer waits. */
const sendAll = (page: Page, customerId: string): Promise<void> =>
  expect(async () => {
    const waiting = (await keptOrders(page, customerId)).filter(({ state }) => state === 'waiting');
    if (waiting.length > 0) await page.getByRole('button', { name: 'Enviar ahora' }).first().click({ timeout: 2_000 });
    expect(waiting).toEqual([]);
  }).toPass({ timeout: 30_000 });

/** The screen says what became of the order, and of nothing else. */
async function expectSaid(page: Page, { placed, asking, refused }: Outcome): Promise<void> {
  await expect(page.getByText('Con novedad')).toHaveCount(asking);
  await expect(page.getByText('No se pudo enviar')).toHaveCount(refused);
  await expect(page.getByRole('heading', { name: 'Enviado hoy' })).toHaveCount(placed);
}
