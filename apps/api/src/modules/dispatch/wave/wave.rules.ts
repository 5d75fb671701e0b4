import type { WaveState } from '@tonalia/contract/dispatch-wave';

/** What the state of a wave depends on. */
export interface WaveFacts {
  hasOperator: boolean;
  shipments: readonly { hasLeft: boolean; asked: number; picked: number; short: number }[];
}

/** The state of a wave. What has left decides nothing while other shipments are here. */
export function waveStateOf({ hasOperator, shipments }: WaveFacts): WaveState {
  const here = shipments.filter(({ hasLeft }) => !hasLeft);
  if (here.length === 0 && shipments.length > 0) return 'dispatched';
  if (here.some(({ short }) => short > 0)) return 'short';
  if (here.length > 0 && here.every(({ asked, picked }) => picked >= asked)) return 'ready';
  return hasOperator ? 'picking' : 'unassigned';
}
