import type { StatementMovement } from '@tonalia/contract/statement';

function wordsOf({ kind, orderCode, method, amount, appliedTo }: StatementMovement): string {
  switch (kind) {
    case 'order':
      return `Pedido ${orderCode ?? ''}`.trim();
    case 'payment':
      return [method ?? 'Abono', ...appliedTo.map((one) => one.orderCode ?? 'otro cargo')].join(', ');
    case 'cancellation':
      return `Cancelación ${orderCode ?? ''}`.trim();
    case 'payout':
      return 'Entrega del saldo a favor';
    case 'adjustment':
      return amount > 0 ? 'Cargo' : `Abono ${orderCode ?? ''}`.trim();
    default:
      return kind satisfies never;
  }
}

/** Words of the own credit on a customer's page. */
export const customerCreditTexts = {
  title: 'Cartera',
  what: 'la cartera',
  none: 'No tiene cupo.',
  used: 'Usado',
  overdue: 'Vencido',
  inFavour: 'Saldo a favor',
  available: 'Disponible',
  limit: 'Cupo',
  change: {
    open: 'Cambiar cupo',
    give: 'Dar cupo',
    title: (customer: string) => `Cupo de ${customer}`,
    field: 'Cupo nuevo',
    before: (pesos: string) => `antes ${pesos}`,
    owed: 'Usado',
    after: 'Disponible después',
    below: 'Queda por debajo de lo que debe: no puede pedir a crédito hasta que abone.',
    save: 'Guardar cupo',
    saved: (pesos: string) => `El cupo quedó en ${pesos}`,
    same: 'El cupo ya estaba así',
  },
  documents: 'Documentos por pagar',
  nothingOwed: 'No debe nada.',
  otherCharge: 'Otro cargo',
  late: (days: number) => (days === 1 ? 'Vencido hace 1 día' : `Vencido hace ${days} días`),
  dueOn: (day: string, days: number) =>
    `Vence ${day.toLowerCase()}, ${days === 0 ? 'hoy' : days === 1 ? 'mañana' : `en ${days} días`}`,
  waiting: (pesos: string) => `${pesos} en revisión`,
  before: 'De antes, sin documento',
  movements: 'Movimientos',
  wordsOf,
};
