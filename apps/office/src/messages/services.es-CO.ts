import type { ServiceHealth } from '@tonalia/contract/office-health';
import { formatNumber } from '@tonalia/rules/money';

type Service = ServiceHealth['service'];
const gibibyte = 2 ** 30;

/** Words of the parts of the installation, which the pages of health and of payments show. */
export const serviceTexts = {
  what: 'la salud',
  check: 'Revisar',
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
  waiting: (count: number) => `${formatNumber(count)} en espera`,
  day: '24 horas',
  hours: (warns: number, bads: number) =>
    warns + bads === 0
      ? 'Últimas 24 horas sin fallas'
      : `Últimas 24 horas: ${formatNumber(bads)} con falla, ${formatNumber(warns)} con aviso`,
  unused: 'Sin uso',
  share: (part: number) => `${(Math.floor(part * 1000) / 10).toFixed(part === 1 ? 0 : 1).replace('.', ',')}%`,
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
