import type { ClientBase } from 'pg';
import { dayIn } from '@tonalia/rules/dates';

interface StatementTransfer {
  code: string;
  total: number;
  customer: string;
  sentAt: Date;
}

/** Money that came and went without an order. */
const others = [
  [-8_300, '', 'IVA COMISION PAGOS PSE'],
  [318_500, '', 'CONSIGNACION CORRESPONSAL CB'],
  [-61_240, '', 'PAGO SERVICIO ACUEDUCTO'],
] as const;

/**
 * The statement of the demo's bank as a CSV file, in the form of a Colombian bank: a line for each transfer that waits and is not in the
 * statement of the demo yet, and lines of no order. An operator uploads it in the payments' reconciliation.
 */
export async function statementFile(client: Pick<ClientBase, 'query'>, now: Date): Promise<string> {
  const { rows } = await client.query<StatementTransfer>(
    `select o.code, o.total::float8 as total, o.customer_name as customer, f.sent_at as "sentAt" from purchase.payment_proof f
     join purchase.payment p on p.id = f.payment_id join purchase.order o on o.id = p.order_id
     where p.status = 'pending' and not exists (select from purchase.bank_line l where l.reference = substr(o.code, 4))
     order by f.sent_at`,
  );
  const transfers = rows.map(({ code, total, customer, sentAt }) => [
    localDay(dayIn(sentAt)),
    `TRANSF CTA ${customer.toUpperCase()}`,
    code.slice(3),
    pesos(total),
  ]);
  const rest = others.map(([amount, reference, text]) => [localDay(dayIn(now)), text, reference, pesos(amount)]);
  const lines = [['Fecha', 'Descripción', 'Referencia', 'Valor'], ...transfers, ...rest];
  return ['Bancolombia;Cuenta de ahorros 000-123456-5512', ...lines.map((cells) => cells.join(';'))].join('\r\n');
}

/** `23/11/2026` */
const localDay = (day: string): string => day.split('-').toReversed().join('/');
const pesos = (amount: number): string => `${amount.toLocaleString('es-CO')},00`;
