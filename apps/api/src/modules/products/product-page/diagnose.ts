import type { DoctorFinding } from '@tonalia/contract/product-office';
import { AppError } from '@tonalia/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/transaction.ts';
import { listWarehouses } from '../../tracking/index.ts';
import { readPriceLimits } from '../import/price-limits.ts';
import { findingsOf } from './doctor.rules.ts';
import { readComboUnits, readDoctorFacts } from './doctor.sql.ts';

/** Why a product is not sold, or is sold badly. PRODUCT_NOT_FOUND. */
export async function diagnose({ db, clock }: { db: Database; clock: Clock }, id: string): Promise<DoctorFinding[]> {
  const [{ floor }, zones] = await Promise.all([readPriceLimits(db), listWarehouses(db)]);
  const [facts] = await readDoctorFacts(db, { id, now: clock.now(), floor });
  if (!facts) throw new AppError('PRODUCT_NOT_FOUND');
  const delivering = new Set(zones.filter(({ cities }) => cities > 0).map((zone) => zone.id));
  const units =
    facts.kind === 'simple'
      ? facts.units
      : Object.fromEntries(
          (await readComboUnits(db, { id, warehouses: [...new Set(zones.map((zone) => zone.id))] })).map((one) => [
            one.id,
            one.units,
          ]),
        );
  return findingsOf({ ...facts, units, delivering });
}
