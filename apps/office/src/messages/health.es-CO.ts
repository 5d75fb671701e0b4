import type { ServiceHealth } from '@tonalia/contract/office-health';
import { formatNumber } from '@tonalia/rules/money';

type Service = ServiceHealth['service'];
const gibibyte = 2 ** 30;

/** Words of the installation's health. */
export const healthTexts = {
  title: 'Salud',
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
  back: 'Volver',
  attempts: (count: number) => (count === 1 ? '1 intento' : `${formatNumber(count)} intentos`),
  noText: 'El texto se borró; reenvíalo desde el pedido.',
  waiting: (count: number) => `${formatNumber(count)} en espera`,
  jobs: 'Tareas',
  jobsAll: 'Ver todas',
  version: (version: string) => `Versión ${version}`,
  since: (when: string) => `en marcha desde ${when}`,
  ms: (count: number) => `${formatNumber(Math.max(1, Math.round(count)))} ms`,
  size: (bytes: number) =>
    bytes >= gibibyte
      ? `${(bytes / gibibyte).toFixed(1).replace('.', ',')} GB`
      : `${formatNumber(Math.round(bytes / 2 ** 20))} MB`,
  freeOnDisk: (size: string, part: number) => `${size} libres, ${Math.round(part * 100)} %`,
  oldest: (words: string) => `transacción más vieja ${words}`,
  worked: (when: string) => `última bien ${when}`,
  neverWorked: 'sin uso todavía',
  failedAt: (when: string) => `falló ${when}`,
  noBackup: 'sin copia',
  failedJobs: (count: number) => `${formatNumber(count)} fallaron hoy`,
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
  } satisfies Record<Service, string>,
};
