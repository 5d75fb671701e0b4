import { expect, test } from 'vitest';
import { type ActShipment, backFromAssignment, backFromWaves } from './undo.rules.ts';

const shipment = (shipmentId: string, now: Partial<ActShipment['now']> = {}): ActShipment => ({
  shipmentId,
  orderCode: `TN-${shipmentId}`,
  before: { status: 'received', counted: 0, waveCode: 'W1' },
  now: { status: 'received', counted: 0, waveCode: 'W1', ...now },
});
const idsOf = ({ changed, unchanged, refused }: ReturnType<typeof backFromWaves>) => ({
  changed: changed.map(({ shipmentId }) => shipmentId),
  unchanged: unchanged.map(({ shipmentId }) => shipmentId),
  refused: refused.map(({ shipmentId, code }) => [shipmentId, code]),
});

test('a shipment leaves the wave it was put into, unless it was picked, left, or is in another', () => {
  const all = [
    shipment('1'),
    shipment('2', { waveCode: undefined }),
    shipment('3', { counted: 1 }),
    shipment('4', { status: 'preparing' }),
    shipment('5', { waveCode: 'W2' }),
  ];
  expect(idsOf(backFromWaves(all))).toEqual({
    changed: ['1'],
    unchanged: ['2'],
    refused: [
      ['3', 'MOVED_ON'],
      ['4', 'MOVED_ON'],
      ['5', 'SHIPMENT_IN_WAVE'],
    ],
  });
});

test('a wave goes back to its picker whole, and not once it was set again', () => {
  const [still, picked] = [shipment('1'), shipment('2', { counted: 1 })];
  expect(idsOf(backFromAssignment([still], true))).toEqual({ changed: ['1'], unchanged: [], refused: [] });
  expect(idsOf(backFromAssignment([still, picked], true))).toEqual({
    changed: [],
    unchanged: ['1'],
    refused: [['2', 'MOVED_ON']],
  });
  expect(idsOf(backFromAssignment([still, picked], false))).toEqual({
    changed: [],
    unchanged: [],
    refused: [
      ['1', 'VERSION_CONFLICT'],
      ['2', 'VERSION_CONFLICT'],
    ],
  });
});
