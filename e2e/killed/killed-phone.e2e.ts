import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { howOften } from '../../apps/api/test/how-often.ts';
import { test } from '../journey.ts';
import { makeField } from '../outbox-steps.ts';
import { callerFor } from '../people.ts';
import { goOn } from './go-on.ts';
import { type KilledScene, meanwhiles } from './meanwhile.ts';
import { startPhone } from './phone-process.ts';
import { killPoints } from './points.ts';
import { takeUntilKilled } from './take-until-killed.ts';

/** Kills at each point; each with something else that happens meanwhile. */
const KILLS = howOften(1, 100);

for (const [at, point] of killPoints.entries())
  test(`killed when ${point.name}: one order or one question, whatever happens meanwhile (SEL-104)`, async ({
    db,
    request,
  }) => {
    test.setTimeout(60_000 + KILLS * 40_000);
    const folder = mkdtempSync(join(tmpdir(), 'tonalia-phone-'));
    try {
      for (let run = 0; run < KILLS; run += 1) {
        const meanwhile = meanwhiles[(at + run) % meanwhiles.length] ?? { name: 'nothing' };
        const isOld = (at + Math.floor(run / meanwhiles.length)) % 2 === 1;
        await test.step(`${meanwhile.name}, ${isOld ? 'old' : 'new'} lines`, async () => {
          const field = await makeField(db);
          const other = await callerFor(request, field.seller);
          const scene: KilledScene = { db, folder, field, other, caught: { send: null }, meanwhile, isOld };
          await takeUntilKilled(scene, point);
          await meanwhile.dead?.(scene);
          const again = await startPhone(folder);
          try {
            await meanwhile.first?.(again.page);
            await meanwhile.started?.(again.page, scene);
            await goOn(again.page, scene, point);
          } finally {
            await again.kill();
          }
        });
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
