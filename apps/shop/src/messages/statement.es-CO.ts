import type { StatementMovement } from '@tonalia/contract/statement';

const nameOf = (one: { number: string | null; orderCode: string | null }) => one.number ?? one.orderCode ?? 'Cargo';

function wordsOf({ kind, orderCode, number, method, amount, appliedTo }: StatementMovement): string {
  switch (kind) {
    case 'order':
      return `Pedido ${orderCode ?? ''}`.trim();
    case 'payment':
      return [`Pago${method === null ? '' : ` por ${method}`}`, ...appliedTo.map(nameOf)].join(', ');
    case 'cancellation':
      return `Se canceló ${orderCode ?? 'un pedido'}`;
    case 'payout':
      return 'Te entregamos tu saldo a favor';
    case 'adjustment':
      if (amount > 0 && number !== null) return `Factura ${number}`;
      return amount > 0 ? 'Cargo' : `Abono${orderCode === null ? '' : ` de ${orderCode}`}`;
    default:
      return kind satisfies never;
  }
}

/** The statement of own credit. */
export const statementMessages = {
  title: 'Estado de cuenta',
  link: 'Ver estado de cuenta',
  download: 'Descargar PDF',
  pdf: 'PDF',
  excel: 'Excel',
  fileFailed: 'No pudimos descargar el archivo. Intenta otra vez.',
  failed: 'No pudimos cargar tu estado de cuenta',
  owed: 'Debes',
  overdue: 'Vencido',
  soon: (day: string) => `Vence el ${day}`,
  nothingSoon: 'Vence en 7 días',
  available: 'Disponible',
  limit: (pesos: string) => `Cupo ${pesos}`,
  inFavour: 'Saldo a favor',
  inFavourHelp: 'Se usa primero en tu próximo pedido a cupo.',
  before: (pesos: string) => `Además debes ${pesos} de antes. Escríbenos desde Ayuda para pagarlo.`,
  views: 'Qué ver',
  open: 'Por pagar',
  paid: 'Pagadas',
  movements: 'Movimientos',
  recent: 'Últimos movimientos',
  seeAll: 'Ver todos',
  nothingOwed: 'No debes nada',
  nothingOwedHelp: 'Tus pedidos a cupo aparecen acá hasta que los pagas.',
  nothingYet: 'Todavía no hay nada',
  document: 'Factura',
  order: 'Pedido',
  due: 'Vence',
  balance: 'Saldo',
  pay: 'Pagar',
  chooseAll: 'Elegir todas',
  other: 'Otro cargo',
  nameOf: ({ number, orderCode }: { number: string | null; orderCode: string | null }) =>
    number ?? (orderCode === null ? 'Otro cargo' : `Pedido ${orderCode}`),
  ofOrder: (orderCode: string) => `Pedido ${orderCode}`,
  madeOn: (day: string) => `Del ${day}`,
  choose: (name: string) => `Pagar ${name}`,
  late: (days: number) => (days === 1 ? 'Venció ayer' : `Venció hace ${days} días`),
  dueToday: 'hoy',
  dueIn: (day: string, days: number) => `${day}, ${days === 1 ? 'mañana' : `en ${days} días`}`,
  amountOf: (name: string) => `Cuánto pagas de ${name}`,
  part: 'Abonar',
  rest: (pesos: string) => `Queda en ${pesos}`,
  whole: 'Pagar completa',
  tooSmall: (pesos: string) => `El abono mínimo es de ${pesos}.`,
  tooMuch: (pesos: string) => `El saldo es de ${pesos}.`,
  chosen: (count: number) => (count === 1 ? '1 factura' : `${count} facturas`),
  chooseFirst: 'Elige qué pagar',
  correct: 'Revisa los valores',
  paySum: (pesos: string) => `Pagar ${pesos}`,
  howToPay: 'Cómo pagar',
  payWith: (method: string) => `Pagar con ${method}`,
  ways: 'Cómo pagas',
  byTransfer: 'Pagar por transferencia',
  proofText: 'Haz la transferencia y envíanos el comprobante. Cuando veamos el dinero, lo abonamos a lo que elegiste.',
  transferSent: 'Recibimos tu comprobante. Lo revisamos y te avisamos.',
  transferWaits: (pesos: string) => `Estamos revisando tu transferencia de ${pesos}`,
  transferRefused: (pesos: string) => `No pudimos aprobar tu transferencia de ${pesos}`,
  sendAnother: (reason: string) => `${reason.replace(/\.$/, '')}. Elige qué pagar y envía otro comprobante.`,
  waiting: (pesos: string) => `En revisión ${pesos}`,
  wordsOf,
  total: (pesos: string) => `de ${pesos}`,
  more: 'Ver más',
  rangeFrom: 'Desde',
  rangeTo: 'Hasta',
};
