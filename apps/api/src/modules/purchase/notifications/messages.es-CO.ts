import type { MoveVariable } from '@tonalia/contract/move-words';
import type { Order } from '@tonalia/contract/purchase';
import { formatDay, formatMoment } from '@tonalia/rules/dates';
import { formatHours } from '@tonalia/rules/hours';
import { wordParagraphs } from '@tonalia/rules/message-words';
import { formatPesos } from '@tonalia/rules/money';
import { maxShippingFees } from '@tonalia/rules/policy';
import { refundSentence, refundTarget } from '@tonalia/rules/refund-words';

/** One notification in all its forms: the paragraphs of a mail, and the title and text of a push. */
export interface OrderNotification {
  subject: string;
  /** Empty: no mail is sent. */
  paragraphs: string[];
  /** Shown on locked phones, so it has no name, amount or address. Undefined: nothing is pushed. */
  push?: string;
  /** The second line of the notice in the customer's list; by default that of the push. */
  notice?: string;
  /** Not urgent: not pushed at night. */
  canWait?: boolean;
  /** The code of the order that its links open; by default its own. */
  opens?: string | undefined;
}

type OrderShipment = Order['shipments'][number];

/** Order lines a mail shows; its link leads to the rest. */
const MOST_LINES = 40;

/** Text from a person on one line, so that it cannot imitate a part of our mail. */
export const oneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();

/** Characters that make a mail client turn text into a link. */
const IN_ADDRESSES = /[.。．｡](?=\p{L}{2})|:(?=\/\/)|@(?=\S)/gu;

/** Text from a person without anything a mail client would turn into a link, so that no one sends links in our name. */
export const unlinked = (text: string): string => oneLine(text).replace(IN_ADDRESSES, '$& ');

/** The text of a short mail that leads to a page. */
export const letterOf = (name: string, text: string, url: string): string =>
  [`Hola, ${name}:`, text, `Míralo aquí: ${url}`].join('\n\n');

/** `account` is the account to transfer to, for a transfer. */
export function placed(order: Order, account: string | null): OrderNotification {
  const isWaiting = order.status === 'pending_payment';
  const { orderCode: code, customer } = order;
  const first = `Recibimos el pedido ${code} de ${unlinked(customer.name)}`;
  return {
    subject: isWaiting ? `Tu pedido ${code} espera el pago` : `Recibimos tu pedido ${code}`,
    paragraphs: [
      ...(isWaiting ? [`${first}.`, ...toPay(order, account)] : [`${first} y ya está confirmado.`]),
      ...leavesInParts(order),
      ...order.shipments.map(arrives),
      ...(comesAtOnce(order) ? ['Todo llega junto, como lo pediste.'] : []),
      sums(order),
      `Pago: ${order.paymentMethod.name}`,
      `Dirección de entrega: ${place(order)}`,
    ],
  };
}

/** An order that was paid at once: one message for the order and its payment. */
export function placedAndPaid(order: Order): OrderNotification {
  const { orderCode: code, customer, total } = order;
  const [, ...facts] = placed(order, null).paragraphs;
  const first = `Recibimos el pedido ${code} de ${unlinked(customer.name)} y su pago por ${formatPesos(total)}. Te avisamos cuando salga.`;
  return {
    subject: `Recibimos tu pedido ${code} y su pago`,
    paragraphs: [first, ...facts],
    push: 'Te avisamos cuando salga.',
  };
}

function toPay({ payBy, total, payments, paymentMethod }: Order, account: string | null): string[] {
  const onCredit = payments.filter(({ status }) => status === 'on_credit').reduce((sum, one) => sum + one.amount, 0);
  const until = payBy
    ? ` Tienes hasta el ${formatMoment(new Date(payBy))}; hasta entonces te guardamos los productos.`
    : '';
  const due = `Faltan por pagar ${formatPesos(total - onCredit)}.${until}`;
  if (paymentMethod.group !== 'transfer') return [due, 'Lo pagas desde el pedido, con el enlace de abajo.'];
  return [
    due,
    ...(account ? [account] : []),
    'Cuando hagas la transferencia, envíanos el comprobante desde el pedido.',
  ];
}

export const paid = ({ orderCode, total, customer }: Order): OrderNotification => ({
  subject: `Recibimos el pago de tu pedido ${orderCode}`,
  paragraphs: [
    `Recibimos el pago del pedido ${orderCode} de ${unlinked(customer.name)}, por ${formatPesos(total)}. Te avisamos cuando salga.`,
  ],
  push: 'Te avisamos cuando salga.',
});

/** Only for payments declined after the shopper left; the page shows it to those still there. */
export const declined = ({ orderCode }: Order): OrderNotification => ({
  subject: `No pasó el pago de tu pedido ${orderCode}`,
  paragraphs: [],
  push: 'No te cobramos nada. Puedes intentarlo de nuevo desde el pedido.',
});

/** The office asks for another payment after one that failed. */
export const paymentAsked = (order: Order): OrderNotification => {
  const until = order.payBy ? ` Tienes hasta el ${formatMoment(new Date(order.payBy))}.` : '';
  return {
    subject: `Falta el pago de tu pedido ${order.orderCode}`,
    paragraphs: [
      `No pasó el pago del pedido ${order.orderCode} de ${unlinked(order.customer.name)} y no te cobramos nada.`,
      `Faltan por pagar ${formatPesos(owedOf(order))}.${until} Lo pagas desde el pedido, con el enlace de abajo.`,
    ],
    push: 'El pago no pasó y no te cobramos nada. Puedes pagarlo desde el pedido.',
  };
};

/** What an order owes, in pesos: its total without what was paid or is on credit. */
export const owedOf = ({ total, payments }: Pick<Order, 'total' | 'payments'>): number =>
  payments
    .filter(({ status }) => status === 'approved' || status === 'on_credit')
    .reduce((rest, { amount }) => rest - amount, total);

export const proofRefused = ({ orderCode }: Order): OrderNotification => ({
  subject: `Revisa el comprobante de tu pedido ${orderCode}`,
  paragraphs: [],
  push: 'No lo pudimos aprobar. Abre el pedido para ver por qué y enviar otro.',
});

export const partArrived = ({ orderCode }: Order): OrderNotification => ({
  subject: `Falta una parte del pago de tu pedido ${orderCode}`,
  paragraphs: [],
  push: 'Tu transferencia llegó por menos del total. Abre el pedido para ver cuánto falta.',
});

/** News of a return, in the words of its change. */
export const returnChanged = (
  { orderCode }: Order,
  returnCode: string,
  { words, opens }: { words: string; opens?: string | undefined },
): OrderNotification => ({
  subject: `Tu devolución ${returnCode} del pedido ${orderCode}`,
  paragraphs: [unlinked(words)],
  notice: oneLine(words),
  push: 'Hay novedades de tu devolución. Abre el pedido para verlas.',
  opens,
});

/** Only for the customer's list of notices: the warehouse began with the order. */
export const preparing = (order: Order): OrderNotification => {
  const [first] = order.shipments.flatMap(({ delivery }) => delivery ?? []);
  return {
    subject: `Alistamos tu pedido ${order.orderCode}`,
    paragraphs: [],
    notice: first ? `Llega el ${when(first)}` : '',
  };
};

export const dispatched = (order: Order, shipment: OrderShipment): OrderNotification => ({
  subject: `Tu pedido ${order.orderCode} va en camino`,
  paragraphs: [
    `${what(order)} va en camino a ${place(order)}.${shipment.delivery ? ` Llega el ${when(shipment.delivery)}` : ''}`,
    lines(shipment),
    ...atTheDoor(order),
  ],
  push: `Ya salió ${part(order)}.${shipment.delivery ? ` Llega el ${when(shipment.delivery)}` : ''}`,
});

export const delivered = (order: Order, shipment: OrderShipment): OrderNotification => ({
  subject: `Entregamos tu pedido ${order.orderCode}`,
  paragraphs: [`${what(order)} quedó entregado.`, lines(shipment), 'Si algo no llegó bien, escríbenos.'],
  push: `Entregamos ${part(order)}. Si algo no llegó bien, escríbenos.`,
});

/** Units that the customer did not take at the door, with what they would have cost. */
interface LeftUnits {
  name: string;
  versionName: string | null;
  units: number;
  amount: number;
  reason: string;
}

export const leftAtDoor = (left: readonly LeftUnits[]): string =>
  [
    'No recibiste, y no se te cobra:',
    ...left.map(({ units, name, versionName, amount, reason }) => {
      const words = [name, versionName, reason].filter((text) => text !== null).map(oneLine);
      return `- ${units} x ${words.join(', ')}: ${formatPesos(amount)}`;
    }),
  ].join('\n');

/** The code that a driver may ask for at the door. */
export const deliveryCodeWords = (code: string): string =>
  `Si el conductor te pide un código al entregar, es ${code}. No lo des antes.`;

/** The driver was there, and no one took the delivery. */
export const notReceived = (order: Order, why: string): OrderNotification => ({
  subject: `No pudimos entregar tu pedido ${order.orderCode}`,
  paragraphs: [
    `Llegamos con ${part(order) === 'todo' ? `tu pedido ${order.orderCode}` : `una parte de tu pedido ${order.orderCode}`} a ${place(order)} y no lo pudimos entregar. Motivo: ${unlinked(why)}.`,
    'Te escribimos para acordar otra fecha.',
  ],
  push: 'Pasamos y no lo pudimos entregar. Abre el pedido para ver qué sigue.',
});

/** An operator took back the news of a dispatch or a delivery. */
export function corrected(order: Order, shipment: OrderShipment): OrderNotification {
  const { orderCode } = order;
  const news =
    shipment.status === 'dispatched'
      ? {
          subject: `Tu pedido ${orderCode} sigue en camino`,
          text: `${what(order)} todavía no ha llegado: va en camino.`,
        }
      : { subject: `Tu pedido ${orderCode} todavía no ha salido`, text: `${what(order)} todavía no ha salido.` };
  return {
    subject: news.subject,
    paragraphs: [`Te avisamos antes de tiempo. ${news.text} Te escribimos cuando cambie.`],
    push: 'Te avisamos antes de tiempo. Abre el pedido para ver cómo va.',
  };
}

/** Why a presale moved, as its customers read it. */
const moveReasons = new Map([
  ['supplier', ' El proveedor se demoró.'],
  ['transport', ' El transporte se demoró.'],
  ['import', ' La importación se demoró.'],
  ['sooner', ' Llega antes de lo previsto.'],
]);

/**
 * The dispatch date of a presale changed; `why` is a `PresaleMoveReason`, or empty, and `words` an operator's own text for the mail. The push
 * keeps the usual text: a locked phone shows it.
 */
export function moved(
  order: Order,
  shipment: OrderShipment,
  { why, words }: { why: string; words: string },
): OrderNotification {
  const { dispatchDate, delivery } = shipment;
  const now = dispatchDate ? `Ahora sale el ${formatDay(dispatchDate)}.` : '';
  const comes = delivery ? ` Llega el ${when(delivery)}` : '';
  return {
    subject: `Cambió la fecha de tu pedido ${order.orderCode}`,
    paragraphs: [
      ...(words === ''
        ? [
            `Cambió la fecha de la preventa.${moveReasons.get(why) ?? ''} ${now}${comes}${comesAtOnce(order) ? ' Todo llega junto, como lo pediste.' : ''}\n${lines(shipment)}`,
          ]
        : [...wordParagraphs(words, moveValues(order, shipment)), lines(shipment)]),
      ...(order.canCancel ? ['Si ya no te sirve, lo puedes cancelar desde el pedido.'] : []),
    ],
    push: `${now}${comes}`,
    canWait: true,
  };
}

/** What the variables of an operator's own text become for one order. */
export function moveValues(order: Order, shipment: OrderShipment): Record<MoveVariable, string> {
  const { dispatchDate, delivery, products } = shipment;
  const sent = products.filter(({ quantity }) => quantity > 0);
  const units = sent.reduce((sum, { quantity }) => sum + quantity, 0);
  const [first, ...others] = new Set(sent.map(({ name }) => unlinked(name)));
  return {
    cliente: unlinked(order.customer.name),
    producto: others.length === 0 ? (first ?? '') : `${first} y ${others.length} más`,
    pedido: order.orderCode,
    unidades: units === 1 ? '1 unidad' : `${units} unidades`,
    sale: dispatchDate ? formatDay(dispatchDate) : 'día por confirmar',
    entrega: delivery ? formatDay(delivery.day) : 'día por confirmar',
  };
}

/** Less of the order is sent, or another version instead; `words` say what and which money goes back. */
export const adjusted = (order: Order, words: string): OrderNotification => ({
  subject: `Cambiamos tu pedido ${order.orderCode}`,
  paragraphs: [unlinked(words), ...order.shipments.filter(isSent).map(arrives), sums(order)],
  notice: oneLine(words),
  push: 'Cambiaron productos o cantidades. Abre el pedido para ver qué sale.',
});

const isSent = ({ products }: OrderShipment): boolean => products.some(({ quantity }) => quantity > 0);

/** An operator moved a part to another dispatch date. */
export function shipmentMoved(order: Order, { dispatchDate, delivery, ...shipment }: OrderShipment): OrderNotification {
  const now = dispatchDate ? `Ahora sale el ${formatDay(dispatchDate)}.` : 'Ahora sale con lo que hay en bodega.';
  const comes = delivery ? ` Llega el ${when(delivery)}` : '';
  return {
    subject: `Cambió la fecha de tu pedido ${order.orderCode}`,
    paragraphs: [
      `Cambió la fecha de ${order.shipments.length > 1 ? 'una parte de tu pedido' : 'tu pedido'}. ${now}${comes}\n${lines({ dispatchDate, delivery, ...shipment })}`,
      'Si esa fecha no te sirve, escríbenos.',
    ],
    push: `${now}${comes}`,
  };
}

/** An operator changed the delivery address. The push has no address: it may be read on a locked phone. */
export const addressChanged = (order: Order): OrderNotification => ({
  subject: `Cambió la dirección de tu pedido ${order.orderCode}`,
  paragraphs: [
    `Tu pedido ${order.orderCode} llega ahora a ${place(order)}.`,
    ...order.shipments.flatMap(({ delivery, status }) =>
      delivery && (status === 'received' || status === 'preparing') ? [`Llega el ${when(delivery)}`] : [],
    ),
    'Si no pediste este cambio, escríbenos.',
  ],
  push: 'Abre el pedido para ver a dónde llega ahora.',
});

export function ended(order: Order, why: string): OrderNotification {
  const { orderCode, customer, status } = order;
  const outcome = status === 'rejected' ? 'no lo podemos entregar' : 'quedó cancelado';
  return {
    subject:
      status === 'rejected' ? `No podemos entregar tu pedido ${orderCode}` : `Tu pedido ${orderCode} quedó cancelado`,
    paragraphs: [
      `El pedido ${orderCode} de ${unlinked(customer.name)} ${outcome}.`,
      ...(oneLine(why) ? [`Motivo: ${unlinked(why)}`] : []),
      ...refundSentences(order),
    ],
    push: 'Abre el pedido para ver por qué y qué sigue.',
  };
}

/** Sentences about refunds, released credit, or that nothing is owed. */
function refundSentences({ payments, refunds }: Order): string[] {
  const toCredit = (method: string): boolean => method === 'own_credit';
  return [
    ...refunds
      .filter(({ method }) => !toCredit(method))
      .map((refund) =>
        refund.state === 'done'
          ? `${refundSentence(refund)}.`
          : `Te devolvemos ${formatPesos(refund.amount)} ${refundTarget(refund)}. Según tu banco, puede tardar unos días.`,
      ),
    ...(refunds.some(({ method }) => toCredit(method))
      ? ['El cupo de crédito que usaste ya está disponible de nuevo.']
      : []),
    ...(refunds.length === 0 && payments.every(({ status }) => status !== 'approved')
      ? ['No tienes que pagar nada.']
      : []),
  ];
}

const what = ({ orderCode, shipments }: Order): string =>
  shipments.length > 1 ? `Una parte de tu pedido ${orderCode}` : `Tu pedido ${orderCode}`;

const part = ({ shipments }: Order): string => (shipments.length > 1 ? 'una parte' : 'todo');

function atTheDoor({ payments }: Order): string[] {
  const due = payments.filter(({ status }) => status === 'on_delivery').reduce((sum, { amount }) => sum + amount, 0);
  return due > 0 ? [`Recuerda que se paga contra entrega. El total del pedido es ${formatPesos(due)}.`] : [];
}

const place = ({ shippingAddress: { address, city } }: Order): string => `${unlinked(address)}, ${city}`;
/** Ends with the period of "12 m." or "p. m.", which also ends a sentence. */
const when = ({ day, from, to }: NonNullable<OrderShipment['delivery']>): string =>
  `${formatDay(day)}, de ${formatHours(from, to)}`;

/** While no operator moved a part of it. */
const comesAtOnce = ({ together, shipments }: Order): boolean => together && shipments.length === 1;

/** How many parts an order has, and what the delivery of each costs. */
function leavesInParts({ shipments, shipping }: Order): string[] {
  const parts = shipments.length;
  if (parts < 2) return [];
  const fees = Math.min(parts, maxShippingFees);
  const cost =
    shipping === 0
      ? 'con envío gratis'
      : fees === 1
        ? `con un solo envío de ${formatPesos(shipping)}`
        : `con ${fees} envíos que suman ${formatPesos(shipping)}`;
  return [`Tu pedido sale en ${parts} despachos, ${cost}.`];
}

function arrives(shipment: OrderShipment): string {
  const { dispatchDate, delivery, isPreSales, leavesFrom } = shipment;
  const from = leavesFrom === undefined ? '' : ` desde ${leavesFrom}`;
  const about = delivery
    ? `Llega${from} el ${when(delivery)}:`
    : dispatchDate
      ? `${isPreSales ? 'En preventa, sale' : 'Sale'}${from} el ${formatDay(dispatchDate)}:`
      : 'Tus productos:';
  return `${about}\n${lines(shipment)}`;
}

/** The lines of a part, as a mail lists them. */
export const goodsOf = (shipment: OrderShipment): string => lines(shipment);

function lines({ products }: OrderShipment): string {
  const sent = products.filter(({ quantity }) => quantity > 0);
  const shown = sent.slice(0, MOST_LINES).map(({ quantity, name, versionName, amount }) => {
    const title = [name, versionName].filter((text) => text !== null).map(oneLine);
    return `- ${quantity} x ${title.join(', ')}: ${formatPesos(amount)}`;
  });
  const rest = sent.length - shown.length;
  return [...shown, ...(rest > 0 ? [`- y ${rest} más`] : [])].join('\n');
}

function sums({ subtotal, savings, couponSavings, movement, shipping, total }: Order): string {
  const rows: [string, number][] = [
    ['Descuentos', -savings],
    ['Cupón', -couponSavings],
    ['Por el medio de pago', movement],
  ];
  return [
    `Subtotal: ${formatPesos(subtotal)}`,
    ...rows.filter(([, amount]) => amount !== 0).map(([name, amount]) => `${name}: ${formatPesos(amount)}`),
    `Envío: ${shipping === 0 ? 'gratis' : formatPesos(shipping)}`,
    `Total: ${formatPesos(total)}`,
  ].join('\n');
}

/** The plain text of a mail. */
export const textOf = (name: string, { paragraphs }: OrderNotification, url: string): string =>
  [greeting(name), ...paragraphs, `Mira el pedido aquí: ${url}`].join('\n\n');

export const greeting = (name: string): string => `Hola, ${unlinked(name)}:`;
/** Label of the link to the order. */
export const SEE_ORDER = 'Ver el pedido';

/** The person that ordered for the business, to its owner. */
export const orderedBy = (name: string, total: number): string => `Lo hizo ${name}, por ${formatPesos(total)}`;
