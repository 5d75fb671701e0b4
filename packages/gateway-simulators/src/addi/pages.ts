import { escape, page } from '../page.ts';
import type { Application } from './ledger.ts';

/** What a person does on Addi's page, and what it comes to. */
export const choices = {
  approve: 'APPROVED',
  reject: 'REJECTED',
  decline: 'DECLINED',
} as const;

/** The page where a credit is accepted or not, then the way back. */
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
