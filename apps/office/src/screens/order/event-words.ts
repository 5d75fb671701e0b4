import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import type { OfficeOrderEvent } from '@tonalia/contract/purchase-office-order';
import { formatShortDay } from '@tonalia/rules/dates';
import { lineName } from '@tonalia/rules/line-name';
import { formatPesos } from '@tonalia/rules/money';
import { takenOrderTexts } from '../../messages/taken-order.es-CO.ts';
import { orderTexts } from '../../messages/order.es-CO.ts';
import { orderPageTexts } from '../../messages/order-page.es-CO.ts';

const texts = orderPageTexts.event;

/** How an event of an order reads: its first words in bold, the rest, and the mark. */
export interface EventWords {
  head: string;
  rest: string;
  tone: 'good' | 'bad' | 'warn' | 'open';
}

const day = (date: string): string => formatShortDay(date).toLocaleLowerCase('es-CO');
const withAmount = (name: string, amount: number | null): string =>
  amount === null ? name : `${name} ${formatPesos(amount)}`;

/** The words of an event; undefined for an act that has none here. */
export function eventWords(
  event: OfficeOrderEvent,
  { money, takenBy, createdAt, shipments }: Pick<OfficeOrder, 'money' | 'takenBy' | 'createdAt' | 'shipments'>,
  warehouseOf: (id: string) => string | undefined,
): EventWords | undefined {
  switch (event.kind) {
    case 'step':
      return stepWords(event, money, event.at === createdAt ? takenBy : null);
    case 'payment':
      return {
        head: texts.payment[event.status === 'declined' || event.status === 'voided' ? event.status : 'error'],
        rest: [withAmount(event.name, event.amount), event.why].filter(Boolean).join(': '),
        tone: 'bad',
      };
    case 'refund':
      return {
        head: texts.refund[event.step],
        rest: withAmount(event.name, event.amount),
        tone: event.step === 'done' ? 'good' : event.step === 'manual' ? 'warn' : 'open',
      };
    case 'note':
      return { head: `${texts.note}:`, rest: event.text, tone: 'open' };
    case 'message':
      return {
        head: texts.message[event.state],
        rest: `${orderPageTexts.message.channel[event.channel]}: ${event.title}`,
        tone: event.state === 'failed' ? 'bad' : 'open',
      };
    case 'act': {
      if (event.missing) return missingWords(event.missing, shipments);
      const head = texts.acts[event.action];
      if (head === undefined) return undefined;
      if (event.to === null) return { head, rest: event.words, tone: 'warn' };
      const warehouse = event.into === null ? undefined : (warehouseOf(event.into) ?? event.into);
      return { head, rest: texts.movedTo(day(event.to), warehouse), tone: 'warn' };
    }
  }
}

function stepWords(
  { status, why, dispatchDate, wave }: Extract<OfficeOrderEvent, { kind: 'step' }>,
  money: OfficeOrder['money'],
  takenBy: string | null,
): EventWords {
  const taken = takenBy === null ? '' : takenOrderTexts.takenBy(takenBy);
  const paid = status === 'paid' ? paidWith(money) : '';
  const part = dispatchDate ? orderTexts.ofPart(day(dispatchDate)) : '';
  return {
    head: orderTexts.step[status],
    rest: [part, wave && texts.inWave(wave), paid, taken, why].filter(Boolean).join(', '),
    tone: status === 'cancelled' || status === 'rejected' ? 'bad' : status === 'preparing' ? 'open' : 'good',
  };
}

/** "Faltan 2 und. de 8.3 Rubio claro dorado", "y 1 de Mascarilla reparadora": the last one is not in bold. */
function missingWords(
  missing: NonNullable<Extract<OfficeOrderEvent, { kind: 'act' }>['missing']>,
  shipments: OfficeOrder['shipments'],
): EventWords {
  const lines = shipments.flatMap((one) => one.lines);
  const [first = '', ...others] = missing.map(({ line, units }, at) => {
    const found = lines.find((one) => one.line === line);
    const count = at === 0 ? texts.missing(units) : String(units);
    return found ? texts.of(count, lineName(found)) : count;
  });
  const last = others.pop();
  const head = [first, ...others].join(', ');
  return { head, rest: last === undefined ? '' : texts.and(last), tone: 'warn' };
}

const paidWith = (money: OfficeOrder['money']): string =>
  (money?.payments ?? [])
    .filter(({ status }) => status === 'approved' || status === 'on_credit')
    .map(({ name, amount }) => withAmount(name, amount))
    .join(' y ');
