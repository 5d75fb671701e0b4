import { BRAND } from '../../../platform/messages.ts';
import type { RegistrationDocumentKind } from '@tonalia/contract/registration-documents';
import { formatPhone, nationalNumber } from '@tonalia/rules/phone';
import type { OwnerNotification } from '../../auth/index.ts';

export const invitation = (seller: string, loginUrl: string): OwnerNotification => ({
  subject: `Tu cuenta en ${BRAND}`,
  text: `${seller} creó tu cuenta en ${BRAND}. Ingresa con este celular: ${loginUrl}`,
});

/** Of an account that the office created. */
export const welcome = (loginUrl: string): OwnerNotification => ({
  subject: `Tu cuenta en ${BRAND}`,
  text: `Creamos tu cuenta en ${BRAND}. Ingresa con este celular: ${loginUrl}`,
});

export const approved = (homeUrl: string): OwnerNotification => ({
  subject: 'Tu registro está aprobado',
  text: `Tu registro en ${BRAND} está aprobado: ya ves tus precios y puedes hacer pedidos. ${homeUrl}`,
});

export const rejected = (reason: string, statusUrl: string): OwnerNotification => ({
  subject: 'Falta corregir un dato de tu registro',
  text: `Falta corregir un dato de tu registro en ${BRAND}: ${reason}. Míralo aquí: ${statusUrl}`,
});

const papers = {
  rut: 'el RUT',
  identity: 'la cédula',
  chamber: 'el certificado de la Cámara de Comercio',
} satisfies Record<RegistrationDocumentKind, string>;
const listOf = new Intl.ListFormat('es', { type: 'conjunction' });

/** Where the company reads what a customer sends; undefined where it is not set. */
export interface DocumentAddress {
  email: string | undefined;
  whatsapp: string | undefined;
}

export function documentsAsked(
  kinds: readonly RegistrationDocumentKind[],
  { email, whatsapp }: DocumentAddress,
): OwnerNotification {
  const ways = [
    ...(email === undefined ? [] : [`al correo ${email}`]),
    ...(whatsapp === undefined ? [] : [`por WhatsApp al ${formatPhone(nationalNumber(`+${whatsapp}`))}`]),
  ];
  const to = ways.length === 0 ? '' : ` ${ways.join(' o ')}`;
  return {
    subject: 'Nos falta un documento de tu registro',
    text: `Para aprobar tu registro en ${BRAND} nos falta ${listOf.format(kinds.map((kind) => papers[kind]))}. Envíanos una foto o el PDF${to}.`,
  };
}
