import { BRAND } from '../../../platform/messages.ts';
import type { Notice } from '../notice/tell-owner.ts';

/** What people read when they were registered, and when somebody looked at it. */
export const confirmEmail = (link: string): Notice => ({
  subject: 'Confirma tu correo',
  text:
    `Este correo quedó en una cuenta nueva de ${BRAND}. Si es tuya, confírmalo con este enlace y tu sesión abierta:\n\n${link}\n\n` +
    'Sirve durante 24 horas y una sola vez. Si no es tuya, no tienes que hacer nada: desde aquí nadie ingresa.',
});

export const emailTaken = (loginUrl: string): Notice => ({
  subject: 'Alguien creó una cuenta con tu correo',
  text:
    `Alguien creó una cuenta en ${BRAND} y escribió este correo, que ya es de tu cuenta. Tu cuenta sigue igual y nadie más puede ` +
    `ingresar con tu correo.\n\nSi fuiste tú, ingresa con la cuenta que ya tienes: ${loginUrl}`,
});

export const invitation = (seller: string, loginUrl: string): Notice => ({
  subject: `Tu cuenta en ${BRAND}`,
  text: `${seller} creó tu cuenta en ${BRAND}. Ingresa con este celular: ${loginUrl}`,
});

export const approved = (homeUrl: string): Notice => ({
  subject: 'Tu registro está aprobado',
  text: `Tu registro en ${BRAND} está aprobado: ya ves tus precios y puedes hacer pedidos. ${homeUrl}`,
});

export const rejected = (reason: string, statusUrl: string): Notice => ({
  subject: 'Falta corregir un dato de tu registro',
  text: `Falta corregir un dato de tu registro en ${BRAND}: ${reason}. Míralo aquí: ${statusUrl}`,
});
