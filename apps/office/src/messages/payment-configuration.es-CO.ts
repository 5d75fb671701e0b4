import type { PaymentOffer } from '@tonalia/contract/payment-offers-office';
import { formatPesos } from '@tonalia/rules/money';

/** Words of how customers pay. */
export const paymentConfigurationTexts = {
  what: 'las formas de pago',
  methods: 'Formas de pago',
  order: 'en el orden que ve el cliente',
  groups: {
    instant: 'Al instante',
    transfer: 'Con comprobante, que se revisa en Pagos',
    credit: 'A crédito',
    on_delivery: 'Al recibir',
  } satisfies Record<PaymentOffer['group'], string>,
  drag: (name: string) => `Arrastrar ${name}`,
  up: (name: string) => `Subir ${name}`,
  down: (name: string) => `Bajar ${name}`,
  dragHelp: 'Arrastra, o usa ↑ y ↓',
  movement: ({ type, kind, amount }: NonNullable<PaymentOffer['movement']>) =>
    `${type === 'discount' ? '−' : '+'}${kind === 'percentage' ? `${amount} %` : formatPesos(amount)}`,
  impossible: 'Se ofrece cuando la instalación tenga las llaves de Wompi o de Addi',
  switched: (name: string, isOn: boolean) => (isOn ? `${name} se ofrece en la tienda` : `${name} ya no se ofrece`),
  movements: 'El descuento o recargo de cada una está en',
  toPrices: 'Precios',
  accounts: 'Cuentas para transferencias',
  accountsText:
    'El cliente las ve todas al pagar, en este orden. El extracto del banco dice a cuál llegó cada transferencia.',
  stepUp: 'La cuenta recibe el dinero de tus clientes. Confirma que eres tú para cambiarla.',
  saveAccounts: 'Guardar cuentas',
  savedAccounts: 'Cuentas guardadas',
  discard: 'Descartar',
  connections: 'Conexiones',
  credit: 'Crédito',
  cutoff: 'Corte del día',
  leavesNow: 'Lo que se pide ahora sale',
  closesIn: 'Hoy cierra en',
  left: (hours: number, minutes: number) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  holidays: 'Sin despacho domingos y festivos',
  nextHoliday: (day: string) => `sigue ${day}`,
  ownHours: 'Zonas con hora propia',
  toCoverage: 'Cobertura',
  rounding: 'Redondeo',
  holds: 'Esperas del pago',
  fees: 'Pasarela y dinero que sale',
};
