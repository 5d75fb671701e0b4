import { BRAND } from '../../../platform/messages.ts';
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
