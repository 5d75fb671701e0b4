import type { ReturnReason, ReturnState, ReturnWish } from '@tonalia/contract/return-state';

const reasons: Record<Exclude<ReturnReason, 'unsold' | 'regret'>, string> & Partial<Record<ReturnReason, string>> = {
  broken: 'Roto',
  shade: 'Otro tono',
  expired: 'Vencido',
  unordered: 'No lo pedí',
  regret: 'Me arrepentí',
  unsold: 'No lo vendo',
};
const states: Record<ReturnState, string> = {
  asked: 'En revisión',
  collecting: 'Vamos por ella',
  received: 'En bodega',
  resolved: 'Resuelta',
  rejected: 'No aceptada',
  withdrawn: 'Retirada',
};
const wishes: Record<ReturnWish, string> = { balance: 'Saldo a favor', source: 'Dinero' };

/** Words of asking to return something of an order. */
export const returnMessages = {
  title: 'Devoluciones',
  ask: 'Devolver algo',
  sheet: 'Devolver',
  of: (order: string, day: string | null) => (day === null ? order : `${order}, entregado el ${day}`),
  closed: (day: string) => `el plazo fue hasta el ${day}`,
  howMany: 'Cuántas',
  units: (n: number) => `${n} und.`,
  reasonOf: (name: string) => `Motivo de ${name}`,
  reasons,
  reason: (reason: ReturnReason) => reasons[reason] ?? reason,
  addPhoto: (name: string) => `Agregar una foto de ${name}`,
  photo: (at: number, name: string) => `Foto ${at} de ${name}`,
  removePhoto: (at: number, name: string) => `Quitar la foto ${at} de ${name}`,
  photoMissing: { broken: 'Falta una foto del daño', shade: 'Falta una foto de la etiqueta' },
  badPhoto: 'No pudimos leer esa foto. Escoge otra.',
  note: 'Cuéntanos qué pasó',
  noteHint: 'opcional',
  asMoney: 'Se devuelve como',
  wishes,
  sum: (lines: number, units: number) => `${lines === 1 ? '1 línea' : `${lines} líneas`}, ${units} und.`,
  send: 'Pedir devolución',
  needsPhoto: (name: string) => `Falta una foto de ${name}`,
  needsReason: (name: string) => `Falta el motivo de ${name}`,
  sent: 'Recibimos tu devolución. Te avisamos cuando la revisemos.',
  states,
  accepted: (accepted: number, units: number) => `${accepted} de ${units} und. aceptadas`,
  exchanged: 'Cambio sin costo',
  exchangeOrder: (code: string) => `Pedido ${code}`,
  withdraw: 'Retirar',
  withdrawTitle: (code: string) => `¿Retirar ${code}?`,
  withdrawText: 'Te quedas con los productos. Puedes pedirla de nuevo dentro del plazo.',
  withdrawConfirm: 'Retirar devolución',
  keep: 'Dejarla',
  withdrawn: (code: string) => `Retiraste ${code}`,
  failed: 'No pudimos cargar tus devoluciones.',
};
