import type { OfficeOrder, OfficeOrderItem, OfficeOrderPage } from '@tonalia/contract/purchase-office';
import { type OfficeRole, permissionsOf } from '@tonalia/contract/office-rights';

const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

export const signedIn = (role: OfficeRole) => ({
  body: {
    results: {
      operator: {
        _id: uuid(1),
        name: 'Camila Moreno',
        email: 'camila@salon.test',
        role,
        permissions: permissionsOf(role),
      },
    },
  },
});

const stepOf = {
  pending_payment: 'received',
  paid: 'received',
  confirmed: 'received',
  preparing: 'preparing',
  dispatched: 'dispatched',
  delivered: 'delivered',
  cancelled: 'cancelled',
  rejected: 'cancelled',
} as const;

/** A row of the list; `number` makes its code. */
export function listedOrder(number: number, status: OfficeOrderItem['status'], total: number | null): OfficeOrderItem {
  return {
    _id: uuid(number),
    code: `TN-${number}`,
    status,
    hasProof: false,
    createdAt: new Date().toISOString(),
    customer: { _id: uuid(number), name: `Salón ${number}` },
    city: 'Bogotá',
    seller: null,
    takenBy: null,
    warehouseId: 'BOG',
    warehouseIds: ['BOG'],
    together: false,
    shipments: [{ _id: '1', dispatchDate: null, status: stepOf[status], leavesBy: null, arrivesBy: null }],
    routes: ['Norte'],
    problem: null,
    methods: ['PSE'],
    units: 4,
    total,
    labels: [],
    document: 'NIT 900123456-7',
    profit: null,
  };
}

export const pageOfOrders = (results: OfficeOrderItem[], amount: number | null = null): OfficeOrderPage => ({
  results,
  page: 1,
  limit: 50,
  pages: 1,
  total: results.length,
  totalIsExact: true,
  tabs: [{ tab: 'to_pick', total: 18, totalIsExact: true }],
  amount,
});

export const filters = {
  body: {
    results: {
      warehouses: [{ _id: 'BOG', name: 'Bogotá' }],
      methods: [{ reference: 'pse', name: 'PSE' }],
      sellers: [{ _id: uuid(7), name: 'Diana Ríos' }],
      zones: [{ _id: 'bogota', name: 'Bogotá' }],
      brands: [{ _id: '3', name: 'Tinta Sur' }],
      routes: ['Norte', 'Sur'],
      cities: [{ _id: '11001', name: 'Bogotá, D.C.' }],
      due: [],
      leaving: [],
    },
  },
};

const taxed = (amount: number) => {
  const base = Math.round(amount / 1.19);
  return { amount, base, tax: amount - base };
};

/** Facts of an order of one line. */
const factsOf = (total: number): OfficeOrder['facts'] => ({
  ...taxed(total),
  isAssumed: false,
  customer: null,
  seller: null,
  terms: null,
  shipping: { ...taxed(0), taxClass: 'general', rate: 19 },
  placed: taxed(total),
  lines: [{ ...taxed(total), line: 1, unit: '94', taxClass: 'general', rate: 19, discount: 0, placed: taxed(total) }],
});

/** An order with one part; without `total` nothing of it has an amount. */
export function oneOrder(status: 'confirmed' | 'preparing', total: number | null): OfficeOrder {
  return {
    _id: uuid(48213),
    code: 'TN-48213',
    status,
    createdAt: new Date().toISOString(),
    units: 2,
    warehouseId: 'BOG',
    takenBy: null,
    version: 1,
    comments: 'Llamar antes',
    together: false,
    customer: {
      _id: uuid(2),
      name: 'Peluquería Doña Luz',
      document: 'NIT 9004821175',
      phone: '3105550173',
      person: 'Luz Dary Pineda',
      seller: 'Diana Ríos',
      orders: 63,
      credit: total === null ? null : { available: 1_206_600, overdue: 0 },
    },
    address: {
      _id: uuid(3),
      title: 'Local',
      titulo: 'Local',
      address: 'Calle 63 # 24-18',
      fixed: true,

      city: 'Bogotá',
      state: 'Bogotá, D. C.',
      cityid: '11001',
      stateid: '11',
    },
    shipments: [
      {
        _id: '1',
        dispatchDate: null,
        status: stepOf[status],
        delivery: null,
        leavesBy: null,
        arrivesBy: null,

        preparedAt: null,
        dispatchedAt: null,
        deliveredAt: null,
        isPreSales: false,
        warehouseId: 'BOG',
        lines: [
          {
            productId: '1',
            code: 'TS-71',
            versionCode: 'TS-71-90',
            assemblyCode: null,
            assemblyVersionCode: null,

            advancedPurchasing: false,
            isPreSales: false,
            dispatchDate: null,
            quantity: 2,
            line: 1,

            name: 'Tinte permanente',
            manufacturer: {
              _id: '1',
              name: 'Tinta Sur',
            },
            versionName: '7.1 Rubio',

            color: null,
            image: '/pictures/products/1',
            tile: 'piedra',

            price: total && total / 2,
            originalPrice: total && total / 2,
            amount: total,
          },
        ],
        next: status === 'confirmed' ? 'pick' : 'dispatch',
      },
    ],
    facts: total === null ? null : factsOf(total),
    money:
      total === null
        ? null
        : {
            subtotal: total,
            savings: 0,
            couponSavings: 0,
            movement: 0,
            shipping: 0,
            total,
            payBy: null,
            refunds: [],
            payments: [
              {
                _id: '1',
                orderCode: 'TN-48213',
                reference: 'pse',
                name: 'PSE',
                lends: false,
                amount: total,
                status: 'approved',

                reason: null,
                hasProof: false,
                refund: null,
                card: null,
                createdAt: new Date().toISOString(),
              },
            ],
          },
    canReject: true,
    canAdjust: total !== null,
    canChangeDelivery: total !== null,
    notes: [],
    messages: [],
    history: [{ kind: 'step', at: new Date().toISOString(), status: 'confirmed', why: '', by: null, from: null }],
  };
}
