import type { GatewayResult } from '@tonalia/contract/purchase-gateway';
import type { TransferState } from '@tonalia/contract/bank-lines';
import type { RefundPlace } from '@tonalia/contract/refunds-office';

/** Titles and words of downloaded lists of money. */
export const moneyExportWords = {
  order: 'Pedido',
  customer: 'Cliente',
  city: 'Ciudad',
  amount: 'Valor',
  total: 'Total del pedido',
  placedAt: 'Pedido el',
  proofAt: 'Comprobante',
  payBy: 'Vence',
  bank: 'Banco',
  account: 'Cuenta',
  bankDay: 'Fecha del banco',
  bankAmount: 'Valor en el banco',
  reference: 'Referencia',
  at: 'Fecha',
  method: 'Medio',
  card: 'Tarjeta',
  transaction: 'Transacción',
  returned: 'Devuelto',
  result: 'Resultado',
  reason: 'Motivo',
  target: 'A dónde',
  state: 'Estado',
  startedBy: 'Aprobó',
  askedAt: 'Pedido el',
  doneAt: 'Hecho el',
  states: {
    matches: 'Coincide',
    differs: 'No coincide',
    unseen: 'Sin ver en el banco',
  } satisfies Record<TransferState, string>,
  results: {
    approved: 'Aprobada',
    pending: 'En el banco',
    declined: 'Rechazada',
    error: 'Con error',
    partly_returned: 'Devuelta en parte',
    returned: 'Devuelta',
    voided: 'Anulada',
  } satisfies Record<GatewayResult, string>,
  places: {
    gateway: 'En la pasarela',
    failed: 'Falló, reintenta',
    manual: 'A mano',
    done: 'Hecho',
  } satisfies Record<RefundPlace, string>,
  targets: { source: 'Al medio de pago', balance: 'Saldo a favor' },
};
