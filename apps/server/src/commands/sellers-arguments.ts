import { isEmail } from '@tonalia/rules/email';
import { isCellPhone, toE164 } from '@tonalia/rules/phone';
import type { NewSeller } from '../../../api/src/modules/auth/index.ts';
import { Stop } from '../terminal/stop.ts';

const USAGE = `Uso: npm run sellers -- list
     npm run sellers -- add CORREO CELULAR CÓDIGO "Nombre" "Apellidos"
     npm run sellers -- assign CORREO "correo o documento del cliente"
     npm run sellers -- hand-over CORREO-DE-QUIEN-SE-VA CORREO-DE-QUIEN-SIGUE
     npm run sellers -- quota CORREO "12.000.000", la meta de cada mes; 0 la quita`;
const NAME_MAX = 80;
const MOST_QUOTA = 100_000_000_000;
const CODE = /^[\w-]{1,40}$/;

/** A task of `npm run sellers`. E-mails are in lower case. */
export type SellerTask =
  | { do: 'list' }
  | { do: 'add'; seller: NewSeller }
  | { do: 'assign'; email: string; customer: string }
  | { do: 'hand over'; from: string; to: string }
  | { do: 'quota'; email: string; pesos: number | null };

/** Parses the command line. Throws Stop with one sentence when it is wrong. */
export function readSellerTask([what, ...given]: string[]): SellerTask {
  const [first = '', second = '', ...rest] = given;
  if (what === 'list' && given.length === 0) return { do: 'list' };
  if (what === 'assign' && second.trim() && rest.length === 0)
    return { do: 'assign', email: emailOf(first), customer: second };
  if (what === 'hand-over' && given.length === 2) return handOver(emailOf(first), emailOf(second));
  if (what === 'quota' && given.length === 2) return { do: 'quota', email: emailOf(first), pesos: quotaOf(second) };
  if (what === 'add' && given.length === 5) return { do: 'add', seller: sellerOf(first, second, rest) };
  throw new Stop(USAGE);
}

function handOver(from: string, to: string): SellerTask {
  if (from === to) throw new Stop('Es la misma persona.');
  return { do: 'hand over', from, to };
}

/** Null for 0, which takes the quota away. */
function quotaOf(typed: string): number | null {
  const pesos = /^\$?\s?\d{1,3}(\.?\d{3})*$/.test(typed) ? Number(typed.replace(/\D/g, '')) : NaN;
  if (!(pesos <= MOST_QUOTA)) throw new Stop(`«${typed}» no es una meta en pesos, hasta 100.000.000.000.`);
  return pesos === 0 ? null : pesos;
}

function sellerOf(email: string, phone: string, [code = '', ...names]: string[]): NewSeller {
  const typed = phone.replace(/^\+57/, '');
  const phoneE164 = isCellPhone(typed) ? toE164(typed) : undefined;
  if (phoneE164 === undefined) throw new Stop(`«${phone}» no es un celular.`);
  if (!CODE.test(code)) throw new Stop(`«${code}» no sirve de código: letras, números y guiones, hasta 40.`);
  const [name = '', lastName = ''] = names.map((one) => one.trim());
  if (!name || !lastName) throw new Stop(USAGE);
  if (name.length > NAME_MAX || lastName.length > NAME_MAX)
    throw new Stop(`El nombre y los apellidos van en ${NAME_MAX} caracteres o menos.`);
  return { email: emailOf(email), phoneE164, code, name, lastName };
}

function emailOf(typed: string): string {
  if (!isEmail(typed)) throw new Stop(`«${typed}» no es un correo.`);
  return typed.toLowerCase();
}
