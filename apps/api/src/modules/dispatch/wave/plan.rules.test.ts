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

/** A shipment whose id has its order and units: "1:40". */
const shipment = (order: string, units: number, group = 'Norte', rank = 1): PlannedShipment => ({
  shipmentId: `${order}:${units}`,
  orderId: order,
  units,
  group,
  rank,
});

test.each<[string, PlannedShipment[], string[][]]>([
  ['holds exactly its units', [shipment('1', 40), shipment('2', 60)], [['1:40', '2:60']]],
  ['closes when one unit more does not fit', [shipment('1', 40), shipment('2', 61)], [['1:40'], ['2:61']]],
  [
    'closes when one order more does not fit',
    [shipment('1', 10), shipment('2', 10), shipment('3', 10)],
    [['1:10', '2:10'], ['3:10']],
  ],
  [
    'takes another shipment of an order that it has',
    [shipment('1', 10), shipment('2', 10), shipment('1', 20)],
    [['1:10', '2:10', '1:20']],
  ],
  [
    'counts the units of the shipment that opened it',
    [shipment('1', 90), shipment('2', 50), shipment('3', 51)],
    [['1:90'], ['2:50'], ['3:51']],
  ],
  ['of too many units has one shipment', [shipment('1', 101), shipment('2', 1)], [['1:101'], ['2:1']]],
])('a wave of two orders and 100 units %s (OFC-202)', (_title, all, waves) => {
  const planned = planWaves(all, { maxOrders: 2, maxUnits: 100 });
  expect(planned.map((wave) => wave.map(({ shipmentId }) => shipmentId))).toEqual(waves);
});

test('waves follow each other by rank, then by the name of their group, and keep the order within it (OFC-202)', () => {
  const all = [
    shipment('1', 1, 'Sur', 2),
    shipment('2', 1, 'Ámbar', 2),
    shipment('3', 1, 'Norte', 2),
    shipment('4', 1, 'Zona', 1),
    shipment('5', 1, 'Sur', 2),
  ];
  const planned = planWaves(all, { maxOrders: 9, maxUnits: 9 });
  expect(planned.map((wave) => wave.map(({ orderId }) => orderId))).toEqual([['4'], ['2'], ['3'], ['1', '5']]);
});

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
