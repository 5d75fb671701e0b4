import { count } from './es-CO.ts';

const changes = (n: number) => count(n, 'cambio', 'cambios');

/** Texts of a missing network. */
export const offlineMessages = {
  inApp: 'Sin conexión. Guardamos el pedido en tu celular.',
  inBrowser: 'Sin conexión. Guardamos el pedido en este equipo.',
  unsent: (n: number) => `${changes(n)} por enviar`,
  back: 'Conexión de nuevo. Enviamos tu pedido.',
  retry: 'Reintentar',
  confirmLater: 'Sin conexión. Tu carrito está guardado. Confirma cuando vuelva la red.',
  sendingFirst: 'Estamos enviando tus cambios',
  pricesOf: (time: string) => `Precios del ${time}`,
  leaveTitle: 'Tienes cambios sin enviar',
  leaveText: (n: number) => `Si cierras la sesión se pierden: ${changes(n)} de tu carrito.`,
  leave: 'Cerrar sesión',
  stay: 'Conservar cambios',
};
