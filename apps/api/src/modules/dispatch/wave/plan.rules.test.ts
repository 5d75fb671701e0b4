import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlannedShipment, planWaves } from './plan.rules.ts';

const shipments = fc
  .array(fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 300 }), fc.constantFrom('Norte', 'Sur', 'Occidente')), {
    maxLength: 80,
  })
  .map((list) =>
    list.map(([order, units, group], at): PlannedShipment => ({
      shipmentId: String(at),
      orderId: String(order),
      units,
      group,
      rank: group === 'Norte' ? 1 : 2,
    })),
  );
const limits = fc.record({ maxOrders: fc.integer({ min: 1, max: 10 }), maxUnits: fc.integer({ min: 1, max: 400 }) });

test('every shipment is in exactly one wave, of its own route and within the limits (OFC-202)', () => {
  fc.assert(
    fc.property(shipments, limits, (all, { maxOrders, maxUnits }) => {
      const waves = planWaves(all, { maxOrders, maxUnits });
      const ids = waves.flat().map(({ shipmentId }) => shipmentId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toHaveLength(all.length);
      for (const wave of waves) {
        expect(new Set(wave.map(({ group }) => group)).size).toBe(1);
        expect(new Set(wave.map(({ orderId }) => orderId)).size).toBeLessThanOrEqual(maxOrders);
        const units = wave.reduce((sum, one) => sum + one.units, 0);
        // one shipment above the limit has a wave of its own
        if (wave.length > 1) expect(units).toBeLessThanOrEqual(maxUnits);
      }
    }),
  );
});
