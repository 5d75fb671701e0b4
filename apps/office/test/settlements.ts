import type { Settlement, SettlementStop } from '@tonalia/contract/dispatch-settlement';
import { signedIn } from './orders.ts';
import { answerWith, renderOffice } from './render-office.tsx';

/** The settlement of the tests. */
export const AT = '/api/purchase/office/settlements/HR-00871';
const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
export const spaces = (text: string) => text.replace(/\s+/g, ' ').trim();

export const stop = (at: number, more: Partial<SettlementStop>): SettlementStop => ({
  _id: uuid(at),
  position: at,
  kind: 'delivery',
  code: `TN-4819${at}`,
  customer: `Salón ${at}`,
  result: 'delivered',
  isPending: false,
  reason: null,
  at: '2026-11-23T18:45:00.000Z',
  expected: 689_400,
  cash: 689_400,
  electronic: 0,
  electronicReference: null,
  isSeen: false,
  notCollected: 0,
  backs: [],
  unitsBack: 0,
  pickup: null,
  photos: [],
  ...more,
});

export const STOP = '00000000-0000-4000-8000-000000000901';

export const settlement = (more: Partial<Settlement> = {}): Settlement => ({
  code: 'HR-00871',
  route: 'Norte',
  driver: 'Jhon Mosquera',
  dispatchDate: '2026-11-23',
  open: 0,
  closedAt: null,
  sums: {
    wentOut: 1_237_800,
    pending: 0,
    notCollected: 28_400,
    electronic: 0,
    mustHandOver: 1_209_400,
    counted: 1_204_400,
    difference: -5_000,
  },
  stops: [
    stop(1, {}),
    stop(2, {
      result: 'partial',
      expected: 548_400,
      cash: 520_000,
      notCollected: 28_400,
      backs: [{ name: 'Cera modeladora', units: 2, reason: 'damaged' }],
      unitsBack: 2,
    }),
  ],
  warehouseId: 'BOG',
  cashBox: 'Caja principal Bogotá',
  count: {
    notes: [100_000, 50_000, 20_000, 10_000, 5_000, 2_000].map((value) => ({
      value: value as 50_000, // as: one of the notes
      count: value === 50_000 ? 24 : value === 2_000 ? 2 : 0,
    })),
    coins: 400,
  },
  change: 100_000,
  isChangeReturned: true,
  signedAt: null,
  explanations: [],
  limit: 20_000,
  needsSecondPerson: false,
  approved: null,
  closed: null,
  heldBy: null,
  lastSave: null,
  adjustments: [],
  version: 3,
  ...more,
});

export const page = { results: [], page: 1, limit: 20, total: 0, totalIsExact: true, pages: 1, routes: [] };

/** Opens the page of a settlement; a function gives the one that is saved by then. */
export function open(shown: Settlement | (() => Settlement), answers: Parameters<typeof answerWith>[0] = {}) {
  const asked = answerWith({
    'GET /api/office/me': () => signedIn('receivables'),
    [`GET ${AT}`]: () => ({ body: { results: typeof shown === 'function' ? shown() : shown } }),
    'GET /api/purchase/office/settlements': () => ({
      body: { ...page, counts: { open: 0, difference: 0, closed: 0, drivers: 0 } },
    }),
    ...answers,
  });
  renderOffice('/cartera/recaudos/HR-00871');
  return asked;
}
