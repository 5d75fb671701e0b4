import type { ServiceHealth } from '@tonalia/contract/office-health';
import { formatNumber } from '@tonalia/rules/money';
import { texts } from './texts.es-CO.ts';

type Service = ServiceHealth['service'];
const gibibyte = 2 ** 30;

/** Words of the installation's health. */
export const healthTexts = {
  title: texts.health,
  what: 'la salud',
  allWell: 'Todo bien',
  services: 'Servicios',
  check: 'Revisar',
  checked: (age: string) => `revisado hace ${age}`,
  justNow: 'revisado ahora',
  names: {
    database: 'Base de datos',
    disk: 'Disco',
    backup: 'Copia de seguridad',
    gateway: 'Pasarela',
    email: 'Correo',
    sms: 'SMS',
    whatsapp: 'WhatsApp',
    push: 'Avisos al celular',
    outbox: 'Salida',
    jobs: 'Tareas',
    stock: 'Existencias',
  } satisfies Record<Service, string>,
  gatewayNames: { wompi: 'Pasarela Wompi', addi: 'Pasarela Addi' } as Readonly<Record<string, string>>,
  states: { ok: 'bien', warn: 'con aviso', bad: 'con falla', off: 'sin configurar' },
  aside: 'Apartados de la salida',
  asideNone: 'Nada apartado',
  asideText: 'Lo que agota sus intentos queda aquí.',
  retry: 'Reintentar',
  retryOne: (name: string) => `Reintentar ${name}`,
  retryAll: (count: number) => (count === 1 ? 'Reintentar' : `Reintentar los ${formatNumber(count)}`),
  retried: (count: number) => (count === 1 ? 'Vuelve a la salida' : `${formatNumber(count)} vuelven a la salida`),
  drop: 'Soltar',
  dropOne: (name: string) => `Soltar ${name}`,
  dropAsk: (name: string) => `¿Soltar ${name}?`,
  dropText: 'No se intenta más y no se puede recuperar. Queda escrito quién lo soltó.',
  dropped: 'Se soltó',
  /** Events of the outbox in the trade's words, by topic. */
  topics: {
    'auth.account_deleted': 'Cuenta borrada',
    'auth.session_ended': 'Sesión cerrada',
    'message.email': 'Correo',
    'message.phone': 'Aviso al celular',
    'message.push': 'Aviso al celular',
    'message.recover_password': 'Recuperar contraseña',
    'message.sms': 'SMS',
    'message.whatsapp': 'WhatsApp',
    'order.address_changed': 'Cambio de dirección',
    'order.adjusted': 'Pedido ajustado',
    'order.changed': 'Cambio de pedido',
    'order.payment_failed': 'Pago fallido',
    'order.placed': 'Pedido recibido',
    'order.presale_moved': 'Cambio de preventa',
    'order.return_changed': 'Cambio de devolución',
    'order.shipment_changed': 'Cambio de despacho',
    'order.shipment_moved': 'Cambio de fecha de despacho',
    'order.still_unpaid': 'Recordatorio de pago',
    'products.presale_moved': 'Cambio de preventa',
  } as Readonly<Record<string, string>>,
  back: 'Volver',
  attempts: (count: number) => (count === 1 ? '1 intento' : `${formatNumber(count)} intentos`),
  noText: 'El texto se borró; reenvíalo desde el pedido.',
  waiting: (count: number) => `${formatNumber(count)} en espera`,
  inWaiting: 'en espera',
  sentToday: (count: number) => (count === 1 ? 'enviado hoy' : 'enviados hoy'),
  nextTry: (hour: string) => `próximo intento ${hour}`,
  jobs: 'Tareas',
  jobsAll: 'Ver todas',
  jobsWhat: 'las tareas',
  jobsNone: 'Ninguna tarea todavía',
  jobsText: 'Lo que tarda, como exportar o despachar muchos pedidos, se ve aquí.',
  shownOf: (shown: number, all: number) =>
    shown === all ? formatNumber(all) : `${formatNumber(shown)} de ${formatNumber(all)}`,
  day: '24 horas',
  hours: (warns: number, bads: number) =>
    warns + bads === 0
      ? 'Últimas 24 horas sin fallas'
      : `Últimas 24 horas: ${formatNumber(bads)} con falla, ${formatNumber(warns)} con aviso`,
  unused: 'Sin uso',
  share: (part: number) => `${(Math.floor(part * 1000) / 10).toFixed(part === 1 ? 0 : 1).replace('.', ',')}%`,
  backups: 'Copias',
  noBackups: 'ninguna en 30 días',
  lastBackup: (age: string) => `la última hace ${age}`,
  backupDays: (made: number, missing: number) =>
    `Copias de 30 días: ${formatNumber(made)} hechas, ${formatNumber(missing)} días sin copia`,
  backupDay: (day: string, isMade: boolean) => `${day}, ${isMade ? 'hecha' : 'sin copia'}`,
  missingDays: (count: number) => (count === 1 ? '1 día sin copia' : `${formatNumber(count)} días sin copia`),
  today: 'hoy',
  version: (version: string) => `Versión ${version}`,
  since: (when: string) => `en marcha desde ${when}`,
  ms: (count: number) => `${formatNumber(Math.max(1, Math.round(count)))} ms`,
  size: (bytes: number) =>
    bytes >= gibibyte
      ? `${(bytes / gibibyte).toFixed(1).replace('.', ',')} GB`
      : `${formatNumber(Math.round(bytes / 2 ** 20))} MB`,
  freeOnDisk: (size: string, part: number) => `${size} libres, ${Math.round(part * 100)}%`,
  oldest: (words: string) => `transacción más vieja ${words}`,
  worked: (when: string) => `última bien ${when}`,
  neverWorked: 'sin uso todavía',
  failedAt: (when: string) => `falló ${when}`,
  noBackup: 'sin copia',
  stockDiffers: (count: number, names: string) =>
    count === 1 ? `1 no cuadra: ${names}` : `${formatNumber(count)} no cuadran: ${names}`,
  stockAgrees: 'los movimientos cuadran',
  failedJobs: (count: number) => (count === 1 ? '1 falló hoy' : `${formatNumber(count)} fallaron hoy`),
  asideCount: (count: number) => (count === 1 ? '1 apartado' : `${formatNumber(count)} apartados`),
  off: 'sin configurar',
  /** What to do, where something is wrong. */
  advice: {
    database: 'Mira si hay una consulta larga o si el disco está lleno; reinicia el proceso que la dejó abierta.',
    disk: 'Libera espacio o agranda el disco antes de que la base de datos se detenga.',
    backup: 'Haz una copia hoy y prográmala cada noche; al terminar, toca el archivo last-backup.',
    gateway: 'Revisa las llaves y el estado de la pasarela; los pagos pendientes se consultan solos.',
    email: 'Revisa el servidor de correo y su clave; lo apartado se reenvía desde cada pedido.',
    sms: 'Revisa el saldo y las llaves del proveedor de SMS.',
    whatsapp: 'Revisa el estado de WhatsApp y la clave del proveedor.',
    push: 'Revisa la cuenta de servicio de FCM.',
    outbox: 'Mira lo apartado: corrige la causa y reintenta, o suéltalo.',
    jobs: 'Abre Tareas para ver qué falló y vuelve a empezarla.',
    stock:
      'Cuenta esas versiones y ajústalas en Existencias; si lo reservado no cuadra, avisa a soporte antes de despachar.',
  } satisfies Record<Service, string>,
};
