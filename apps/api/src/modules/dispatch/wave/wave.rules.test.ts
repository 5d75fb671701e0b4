import { expect, test } from 'vitest';
import { type WaveFacts, waveStateOf } from './wave.rules.ts';

const shipment = { hasLeft: false, asked: 5, picked: 0, short: 0 };
const picked = { ...shipment, picked: 5 };
const gone = { ...picked, hasLeft: true };
const stateOf = (shipments: WaveFacts['shipments'], hasOperator = true) => waveStateOf({ hasOperator, shipments });

test('OFC-202: a wave is ready when every shipment that is here has all its units, also more than asked', () => {
  expect(stateOf([picked, { ...picked, picked: 6 }])).toBe('ready');
  expect(stateOf([picked, { ...picked, picked: 4 }])).toBe('picking');
  expect(stateOf([gone, picked])).toBe('ready');
});

test('OFC-202: one missing unit makes a wave short until its shipment leaves', () => {
  expect(stateOf([picked, { ...picked, short: 1 }])).toBe('short');
  expect(stateOf([picked, { ...gone, short: 1 }])).toBe('ready');
});

test('OFC-202: a wave is dispatched when all its shipments have left, and one without shipments never is', () => {
  expect(stateOf([gone])).toBe('dispatched');
  expect(stateOf([gone, gone])).toBe('dispatched');
  expect(stateOf([])).toBe('picking');
});

test('OFC-202: a wave without an operator is unassigned while units are missing', () => {
  expect(stateOf([shipment], false)).toBe('unassigned');
  expect(stateOf([picked], false)).toBe('ready');
});
