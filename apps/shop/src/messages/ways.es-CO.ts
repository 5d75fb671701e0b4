/** Texts of the two ways to get an order with a presale: all at once, or in parts. */
export const waysMessages = {
  title: (units: number) => `Tienes ${units.toLocaleString('es-CO')} und. en preventa`,
  together: 'Recibir todo junto',
  apart: (parts: number) => (parts === 2 ? 'En dos despachos' : `En ${parts} despachos`),
  days: (days: readonly string[]) =>
    `${days.slice(0, -1).join(', ')}${days.length > 1 ? ' y ' : ''}${days.at(-1) ?? ''}`,
  ready: 'Listas hoy',
  arrive: (day: string) => `Llegan el ${day}`,
  units: (n: number) => `${n.toLocaleString('es-CO')} und.`,
  inPresale: (n: number) => `${n.toLocaleString('es-CO')} und. en preventa`,
  /** Of an order that is sent later. */
  leaves: (days: string) => `Sale ${days}`,
  onceSent: 'al enviarlo',
  free: 'Gratis',
  once: 'un solo envío',
  saves: (pesos: string) => `Ahorras ${pesos}`,
  times: (parts: number, pesos: string) => `${parts} × ${pesos}`,
  chosen: 'Pediste recibir todo junto. Lo que ya hay espera la preventa, reservado para ti.',
};
