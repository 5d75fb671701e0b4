import { firstLinkHours } from '@tonalia/rules/policy';
import { DEMO_PASSWORD, demoAccounts, demoOperators } from '@tonalia/demo/accounts';

const roles = { 'Admin customer': 'cliente', Seller: 'vendedor' };

export interface StartedShop {
  address: string;
  hasDemo: boolean;
  hasShop: boolean;
  /** Secrets of the demo's operators for the second factor (base32), by e-mail. */
  secrets: ReadonlyMap<string, string>;
  hasMailbox: boolean;
  /** Whether a warehouse exists; without one there are no prices and no stock. */
  hasWarehouse: boolean;
  /** Whether payments are simulated. */
  isPaymentSimulated: boolean;
  /** Makes the first owner; absent where the office has operators. */
  firstLink: string | undefined;
}

/** Prints the last lines of a start: the address and the demo accounts. */
export function printStart(out: NodeJS.WriteStream, started: StartedShop): void {
  const { address, hasDemo, hasShop, secrets, hasMailbox, hasWarehouse, isPaymentSimulated, firstLink } = started;
  out.write(
    `\n${hasShop ? `  Tonalia está lista en ${address}\n  Oficina: ${address}/oficina\n` : ''}  API: ${address}/api/docs\n`,
  );
  if (firstLink) out.write(`\n  Empieza aquí (sirve una vez, ${firstLinkHours} horas):\n  ${firstLink}\n\n`);
  else if (!hasWarehouse) out.write('  Falta la primera bodega: npm run warehouse (docs/operations.md)\n');
  if (hasMailbox) out.write(`  Mensajes que se enviarían: ${address}/dev/mailbox\n`);
  if (isPaymentSimulated)
    out.write(
      '  Pagos de prueba, sin dinero: tarjeta 4242 4242 4242 4242, Nequi 3991111111, PSE Banco de prueba, Addi de prueba\n',
    );
  if (hasDemo) {
    out.write(`\n  Cuentas de demostración (contraseña ${DEMO_PASSWORD}):\n`);
    for (const { email, rol } of Object.values(demoAccounts)) out.write(`    ${email.padEnd(30)} ${roles[rol]}\n`);
    for (const { email, title } of demoOperators) {
      const secret = secrets.get(email);
      if (secret) out.write(`    ${email.padEnd(30)} ${title.padEnd(12)} TOTP ${secret}\n`);
    }
  }
  out.write('\n  Ctrl-C para terminar\n');
}
