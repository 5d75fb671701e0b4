import { escape, page } from '../page.ts';
import type { SimulatedTransaction } from './ledger.ts';

/** Return address of the shop, with the id of the transaction. */
export function wayBack({ redirectUrl, id }: SimulatedTransaction): string | undefined {
  if (!redirectUrl || !URL.canParse(redirectUrl)) return undefined;
  const url = new URL(redirectUrl);
  url.searchParams.set('id', id);
  url.searchParams.set('env', 'test');
  return url.href;
}

/** The bank's page: two buttons while the payment is pending, then the way back to the shop. */
export function bankPage(transaction: SimulatedTransaction, path: string): string {
  const back = wayBack(transaction);
  const amount = (transaction.amountInCents / 100).toLocaleString('es-CO');
  const { payment_description: described } = transaction.sent;
  const description = escape(typeof described === 'string' ? described : 'Pago');
  const choices =
    transaction.status === 'PENDING'
      ? `<form method="post" action="${path}/approve"><button>Aprobar el pago</button></form>
<form method="post" action="${path}/decline"><button class="no">Rechazar el pago</button></form>`
      : `<p>Este pago ya terminó.</p>${back ? `<p><a href="${escape(back)}">Volver a la tienda</a></p>` : ''}`;
  return page(
    'Banco de prueba',
    `<p>Aquí no se mueve dinero.</p><p>${description}</p><p><b>$ ${amount}</b></p>${choices}`,
  );
}

/** One of the two texts to accept. */
export const termsPage = (): string =>
  page('Texto de prueba', '<p>Aquí estaría el texto de la pasarela que la persona acepta antes de pagar.</p>');
