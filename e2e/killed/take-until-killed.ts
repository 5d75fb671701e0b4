import { expect } from '../journey.ts';
import { CHOOSE, note, startQuickOrder } from '../outbox-steps.ts';
import { enterShop } from './enter.ts';
import type { KilledScene } from './meanwhile.ts';
import { type PhoneProcess, startPhone } from './phone-process.ts';
import { type KillPoint, UNITS, killPoints } from './points.ts';

/** Takes the order until the point, and kills the phone. Old lines were typed before its last start, so that all of its storage has them. */
export async function takeUntilKilled(scene: KilledScene, point: KillPoint): Promise<void> {
  let phone = await openQuickOrder(scene);
  try {
    if (point !== killPoints[0]) {
      await note(phone.page, scene.field.soap, UNITS);
      if (scene.isOld) {
        await phone.close();
        phone = await openQuickOrder(scene);
        await expect(phone.page.getByText(/Sale (hoy|mañana|el )/).first()).toBeVisible();
      }
      await point.reach(phone.page, scene.caught);
    }
  } finally {
    await phone.kill();
  }
}

async function openQuickOrder({ folder, field, meanwhile }: KilledScene): Promise<PhoneProcess> {
  const phone = await startPhone(folder);
  await meanwhile.first?.(phone.page);
  await enterShop(phone.page, field.seller, CHOOSE);
  await startQuickOrder(phone.page, field);
  return phone;
}
