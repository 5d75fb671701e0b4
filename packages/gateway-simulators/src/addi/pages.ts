import { escape, page } from '../page.ts';
import type { Application } from './ledger.ts';

/** Actions on Addi's page, and the status each one leads to. */
export const choices = {
  approve: 'APPROVED',
  reject: 'REJECTED',
  decline: 'DECLINED',
} as const;

/** The page where a person accepts or declines a credit and then returns to the shop. */
export function creditPage({ status, amount, name, redirectionUrl }: Application, path: string): string {
  const ways =
    status === 'PENDING'
      ? `<form method="post" action="${path}/approve"><button>Aprobar el crédito</button></form>
<form method="post" action="${path}/reject"><button class="no">Addi no lo aprueba</button></form>
<form method="post" action="${path}/decline"><button class="no">No aceptarlo</button></form>
<p><a href="${escape(redirectionUrl)}">Volver a la tienda sin decidir</a></p>`
      : `<p>Esta solicitud ya terminó.</p><p><a href="${escape(redirectionUrl)}">Volver a la tienda</a></p>`;
  return page(
    'Addi de prueba',
    `<p>Aquí no se presta dinero.</p><p>${escape(name)}</p><p><b>$ ${amount.toLocaleString('es-CO')}</b></p>${ways}`,
  );
}
