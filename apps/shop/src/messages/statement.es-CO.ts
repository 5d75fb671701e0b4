import type { StatementMovement } from '@tonalia/contract/statement';

const nameOf = (one: { orderCode: string | null }) => one.orderCode ?? 'Cargo';

function wordsOf({ kind, orderCode, method, amount, appliedTo }: StatementMovement): string {
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
  fileFailed: 'No pudimos descargar el archivo. Intenta otra vez.',
  failed: 'No pudimos cargar tu estado de cuenta',
  owed: 'Debes',
  overdue: 'Vencido',
  soon: (day: string) => `Vence el ${day}`,
  nothingSoon: 'Vence en 7 días',
  available: 'Disponible',
  limit: (pesos: string) => `Cupo ${pesos}`,
  inFavour: (pesos: string) => `Saldo a favor ${pesos}`,
  inFavourHelp: 'Se usa primero en tu próximo pedido a cupo.',
  before: (pesos: string) => `Además debes ${pesos} de antes. Escríbenos desde Ayuda para pagarlo.`,
  views: 'Qué ver',
  open: 'Por pagar',
  openCount: (count: number) => `Por pagar ${count}`,
  paid: 'Pagadas',
  movements: 'Movimientos',
  seeAll: 'Ver todos',
  nothingOwed: 'No debes nada',
  nothingOwedHelp: 'Tus pedidos a cupo aparecen acá hasta que los pagas.',
  nothingYet: 'Todavía no hay nada',
  document: 'Documento',
  due: 'Vence',
  balance: 'Saldo',
  pay: 'Pagar',
  other: 'Otro cargo',
  nameOf: (orderCode: string | null) => (orderCode === null ? 'Otro cargo' : `Pedido ${orderCode}`),
  choose: (name: string) => `Pagar ${name}`,
  late: (days: number) => (days === 1 ? 'Venció ayer' : `Venció hace ${days} días`),
  dueToday: 'Vence hoy',
  dueIn: (day: string, days: number) => `Vence ${day}, ${days === 1 ? 'mañana' : `en ${days} días`}`,
  dueOn: (day: string) => `Vence ${day}`,
  amountOf: (name: string) => `Cuánto pagas de ${name}`,
  part: 'Abonar',
  rest: (pesos: string) => `Queda en ${pesos}`,
  whole: 'Pagar completa',
  tooSmall: (pesos: string) => `El abono mínimo es de ${pesos}.`,
  tooMuch: (pesos: string) => `El saldo es de ${pesos}.`,
  chosen: (count: number) => (count === 1 ? '1 documento' : `${count} documentos`),
  chooseFirst: 'Elige qué pagar',
  correct: 'Revisa los valores',
  paySum: (pesos: string) => `Pagar ${pesos}`,
  howToPay: 'Cómo pagar',
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
