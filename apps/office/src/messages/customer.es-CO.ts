import type { OfficeCustomer, OfficeFiscalData } from '@tonalia/contract/customers-office-one';
import type { Responsibility } from '@tonalia/contract/fiscal';

const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const together = new Intl.ListFormat('es-CO', { type: 'conjunction' });
const asSentence = (words: string) => words.slice(0, 1).toLocaleUpperCase('es-CO') + words.slice(1);

/** Days of the week in a row, three or more, by their first and last: "lunes a sábado"; others one by one. */
function weekdayWords(days: readonly number[]): string {
  const names = days.map((day) => weekdays[day - 1] ?? '');
  const isRow = days.length > 2 && days.every((day, at) => at === 0 || day - (days[at - 1] ?? 0) === 1);
  return isRow ? `${names[0]} a ${names.at(-1)}` : together.format(names);
}

/** Words of the page of a customer. */
export const customerTexts = {
  title: 'Cliente',
  what: 'el cliente',
  back: 'Volver',
  notFound: 'No encontramos este cliente',
  notFoundText: 'Puede que haya eliminado su cuenta.',
  state: {
    approved: 'Activo',
    received: 'En revisión',
    in_review: 'En revisión',
    rejected: 'Rechazado',
    blocked: 'Bloqueado',
  } satisfies Record<OfficeCustomer['state'], string>,
  since: (words: string) => `cliente ${words}`,
  today: 'desde hoy',
  days: (days: number) => (days === 1 ? 'hace 1 día' : `hace ${days} días`),
  months: (months: number) => (months === 1 ? 'hace 1 mes' : `hace ${months} meses`),
  years: (years: number) => (years === 1 ? 'hace 1 año' : `hace ${years} años`),
  whatsapp: 'WhatsApp',
  orders: 'Pedidos',
  allOrders: 'Ver todos',
  contact: 'Contacto',
  phone: 'Teléfono',
  email: 'Correo',
  address: 'Dirección',
  seller: 'Asesor',
  kind: 'Tipo',
  city: 'Ciudad',
  none: 'Sin dato',
  addresses: 'Direcciones',
  addressName: 'Dirección',
  isDefault: 'Principal',
  weekdays: (days: readonly number[]) => asSentence(weekdayWords(days)),
  noCoverage: 'Sin cobertura',
  noAddresses: 'Todavía no tiene direcciones.',
  fiscal: {
    title: 'Datos fiscales',
    edit: 'Editar datos fiscales',
    checked: (when: string) => `Revisados ${when}`,
    unchecked: 'Por revisar',
    uncheckedText: 'Son los del registro: complétalos para poder facturarle.',
    personKind: 'Tipo de persona',
    kinds: { natural: 'Natural', company: 'Jurídica' },
    legalName: 'Razón social',
    legalNameHelp: 'Como está en el RUT',
    tradeName: 'Nombre comercial',
    documentType: 'Documento',
    documentTypes: { CC: 'Cédula', CE: 'Cédula de extranjería', NIT: 'NIT' },
    document: 'Número',
    documentHelp: 'El NIT, con su dígito de verificación',
    documentWrong: 'Revisa el número: no es válido para ese documento.',
    documentHalf: 'Escoge el documento y escribe su número.',
    missingDigit: (whole: string) => `Le falta el dígito de verificación: ${whole}`,
    invoiceEmail: 'Correo de facturación',
    responsibilities: 'Responsabilidades',
    duty: {
      'O-13': 'O-13 Gran contribuyente',
      'O-15': 'O-15 Autorretenedor',
      'O-23': 'O-23 Agente de retención IVA',
      'O-47': 'O-47 Régimen simple',
      'R-99-PN': 'R-99-PN No responsable',
    } satisfies Record<Responsibility, string>,
    chargesIva: 'Responsable de IVA',
    withholds: 'Practica retención',
    yes: 'Sí',
    no: 'No',
    unknown: 'Sin dato',
    paymentDays: 'Plazo del cupo',
    paymentDaysHelp: 'En días; vacío, el de la empresa',
    paymentDaysLocked: 'Lo cambia quien da cupo',
    days: (days: number) => (days === 1 ? '1 día' : `${days} días`),
    usualDays: 'El de la empresa',
    address: 'Dirección de facturación',
    addressHelp: 'Vacía, la de entrega',
    sameAddress: 'La de entrega',
    state: 'Departamento',
    city: 'Ciudad',
    chooseCity: 'Escoge la ciudad',
    chooseState: 'Escoge el departamento',
    cityMissing: 'Escoge la ciudad de la dirección.',
    frozen: 'Los pedidos que ya hizo conservan los datos de ese día.',
    save: 'Guardar datos',
    saved: 'Datos fiscales guardados',
  },
} as const;

/** How a yes or no that may be unknown reads. */
export const yesNo = (value: OfficeFiscalData['chargesIva']): string =>
  value === null ? customerTexts.fiscal.unknown : value ? customerTexts.fiscal.yes : customerTexts.fiscal.no;
