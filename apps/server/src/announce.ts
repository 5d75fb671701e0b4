import { DEMO_PASSWORD, demoAccounts } from '@tonalia/demo/accounts';

const roles = { 'Admin customer': 'cliente', Seller: 'vendedor', Guest: 'visitante' };

export interface Announced {
  address: string;
  hasDemo: boolean;
  hasShop: boolean;
  hasMailbox: boolean;
}

/** The last lines of a start: where to go, and with which accounts. */
export function announce(out: NodeJS.WriteStream, { address, hasDemo, hasShop, hasMailbox }: Announced): void {
  out.write(`\n${hasShop ? `  Tonalia está lista en ${address}\n` : ''}  API: ${address}/api/docs\n`);
  if (hasMailbox) out.write(`  Mensajes que se enviarían: ${address}/dev/mailbox\n`);
  if (hasDemo && hasShop) {
    out.write(`\n  Cuentas de demostración (contraseña ${DEMO_PASSWORD}):\n`);
    for (const { email, rol } of Object.values(demoAccounts)) out.write(`    ${email.padEnd(30)} ${roles[rol]}\n`);
  }
  out.write('\n  Ctrl-C para terminar\n');
}
