import type { StatementMovement } from '@tonalia/contract/statement';

/** The words of a printed statement. */
export const statementWords = {
  title: 'Estado de cuenta',
  file: (day: string, format: string) => `estado-de-cuenta-${day}.${format}`,
  foot: 'Los pagos sin documento se abonan a lo más antiguo.',
  none: 'Sin cupo de crédito',
  summary: 'Resumen',
  owed: 'Debes',
  overdue: 'Vencido',
  soon: 'Vence en 7 días',
  inFavour: 'Saldo a favor',
  available: 'Disponible',
  open: 'Por pagar',
  document: 'Documento',
  order: 'Pedido',
  date: 'Fecha',
  due: 'Vence',
  late: (days: number) => (days === 1 ? '1 día de mora' : `${days} días de mora`),
  total: 'Total',
  balance: 'Saldo',
  before: 'Saldo anterior',
  other: 'Otro cargo',
  movements: 'Movimientos',
  detail: 'Detalle',
  amount: 'Valor',
};

/** A movement in words. */
export function wordsOfMovement({ kind, orderCode, number, method, amount, appliedTo }: StatementMovement): string {
  const order = orderCode === null ? '' : ` ${orderCode}`;
  switch (kind) {
    case 'order':
      return `Pedido${order}`;
    case 'payment': {
      const paid = appliedTo.flatMap((one) => one.number ?? one.orderCode ?? []).join(', ');
      return `Pago${method === null ? '' : ` por ${method}`}${paid && `, ${paid}`}`;
    }
    case 'cancellation':
      return `Cancelación${order}`;
    case 'payout':
      return 'Saldo a favor pagado';
    case 'adjustment':
      return amount > 0 ? (number === null ? 'Cargo' : `Factura ${number}`) : `Abono${order}`;
    default:
      return kind satisfies never;
  }
}
