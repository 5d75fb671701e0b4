import { formatDay, formatShortDay } from '@tonalia/rules/dates';
import { formatHours } from '@tonalia/rules/hours';
import { formatNumber, formatPesos } from '@tonalia/rules/money';
import { weekdaysInWords } from '@tonalia/rules/weekdays';
import { weekdayTexts } from './weekdays.es-CO.ts';

const cityWords = (count: number) => (count === 1 ? '1 municipio' : `${formatNumber(count)} municipios`);
const customerWords = (count: number) => (count === 1 ? '1 cliente' : `${formatNumber(count)} clientes`);
const orderWords = (count: number) => (count === 1 ? '1 pedido' : `${formatNumber(count)} pedidos`);
const dayWords = (days: number) => (days === 0 ? 'Hoy' : days === 1 ? '1 día' : `${formatNumber(days)} días`);
/** One hour: the end of a span that begins in the other half of the day. */
const hourWords = (hour: string): string =>
  formatHours(hour < '12:00' ? '12:01' : '00:01', hour).split(' a ')[1] ?? hour;

/** A day within a sentence. */
const shortDay = (day: string): string => formatShortDay(day).toLocaleLowerCase('es-CO');

/** Words of coverage. */
export const coverageTexts = {
  title: 'Cobertura',
  what: 'la cobertura',
  views: 'Vistas de la cobertura',
  tabs: { zonas: 'Zonas', municipios: 'Municipios', huecos: 'Sin cobertura', festivos: 'Festivos' },
  coveredOf: (covered: number, all: number) => `${formatNumber(covered)} de ${cityWords(all)}`,
  search: 'Zona o municipio',
  warehouse: 'Bodega',
  lead: 'Plazo',
  state: 'Departamento',
  removeFilter: (name: string) => `Quitar el filtro ${name}`,
  leads: { '0-1': '0 a 1 día', '2': '2 días', '3': '3 días', '4': '4 días o más' },
  zone: 'Zona',
  cities: 'Municipios',
  city: 'Municipio',
  fee: 'Tarifa',
  freeFrom: 'Gratis desde',
  freeFromText: 'Compra en productos, con descuentos y sin cupón, desde la que el envío es gratis',
  days: 'Días',
  cutoff: 'Corte',
  orders: 'Pedidos',
  ordersText: 'Pedidos de los últimos 30 días',
  customers: 'Clientes',
  paused: 'Pausada',
  noZone: 'Sin zona',
  inPaused: (zone: string) => `${zone}, pausada`,
  states: (count: number) => `${formatNumber(count)} departamentos`,
  noCities: 'Ningún municipio',
  weekdays: weekdayTexts.letters,
  weekdayNames: weekdayTexts.names,
  create: 'Crear zona',
  edit: 'Editar',
  keyEdit: 'editar',
  count: (zones: number) => (zones === 1 ? '1 zona' : `${formatNumber(zones)} zonas`),
  cityCount: cityWords,
  holidayCount: (count: number) => (count === 1 ? '1 festivo' : `${formatNumber(count)} festivos`),
  holidaysText: 'En estos días no sale ni llega nada. Los da la ley colombiana y se calculan solos.',
  noHoles: 'No hay municipios sin cobertura',
  nothing: 'Nada coincide con lo que buscas',
  none: 'Todavía no hay zonas',
  noneText: 'Sin una zona la tienda no recibe pedidos. Crea la primera con sus municipios.',
  createHere: (state: string) => `Crear zona en ${state}`,
  map: {
    title: 'Mapa de plazos',
    beside: 'Mapa y zona escogida',
    about: (covered: number, all: number) =>
      `Mapa de Colombia: mejor plazo de cada departamento. ${covered} de ${all} departamentos con cobertura. La tabla dice lo mismo.`,
    legend: ['0–1', '2', '3', '4+ días', 'sin cobertura'],
    credit: 'Mapa:',
    creditName: 'svg-maps, Victor Cazanave',
    licence: 'CC BY 4.0',
    failed: 'No se pudo cargar el mapa. La tabla dice lo mismo.',
  },
  card: {
    more: (count: number) => `${formatNumber(count)} más`,
    leaves: 'Sale de',
    next: 'Próximo despacho',
    customers: 'Clientes',
    delivers: 'Entrega',
    inTime: 'A tiempo, 30 días',
  },
  reach: {
    label: '¿Llega a?',
    at: 'Pedido hecho',
    now: 'ahora',
    unknown: 'No conocemos ese municipio. Escoge uno de la lista.',
    place: (city: string, state: string) => `${city}, ${state}`,
    no: 'Sin cobertura: la tienda deja mirar, pero no pedir.',
    noPaused: (zone: string) => `Sin cobertura: la zona ${zone} está pausada.`,
    leaves: 'Sale',
    freeFrom: (goods: string) => `, gratis desde ${goods}`,
    arrives: 'Primera entrega',
    others: 'Después',
    close: 'Cerrar la respuesta',
    noDays: 'Sin días de entrega',
  },
  form: {
    weekdays: weekdayTexts.letters,
    weekdayNames: weekdayTexts.names,
    create: 'Crear zona',
    edit: 'Editar zona',
    whole: 'Los pedidos ya hechos conservan su fecha y su tarifa.',
    name: 'Nombre',
    warehouse: 'Sale de',
    fee: 'Tarifa del envío',
    freeFrom: 'Envío gratis desde',
    lead: 'Días de camino',
    leadHelp: '0: llega el día en que sale.',
    days: 'Días de entrega',
    ownCutoff: 'Hora de corte propia',
    ownCutoffText: (hour: string) => `Sin ella vale la de todas las zonas: ${hourWords(hour)}`,
    cutoff: 'Hora de corte',
    paused: 'Pausar la zona',
    pausedText: 'Conserva sus municipios y no recibe pedidos.',
    cities: 'Municipios de la zona',
    searchCity: 'Municipio o departamento',
    chosen: (count: number, all: number) => `${formatNumber(count)} de ${formatNumber(all)}`,
    elsewhere: (zone: string) => `hoy en ${zone}`,
    onlyChosen: 'Solo los de la zona',
    all: (state: string) => `Todo ${state}`,
    open: (state: string) => `Municipios de ${state}`,
    nothing: 'Ningún municipio coincide',
    missing: 'Falta el nombre, un día de entrega o un valor.',
    back: 'Volver',
    save: 'Guardar',
    remove: 'Eliminar zona',
    saved: (name: string) => `Zona ${name} guardada. La tienda ya la usa.`,
    created: (name: string) => `Zona ${name} creada. La tienda ya la usa.`,
    citiesInWords: cityWords,
    yes: 'Sí',
    no: 'No',
  },
  effect: {
    title: 'Qué cambia',
    none: 'Los municipios quedan como están.',
    added: (count: number) => `${count === 1 ? 'Entra' : 'Entran'} ${cityWords(count)}.`,
    removed: (count: number) => `${count === 1 ? 'Sale' : 'Salen'} ${cityWords(count)}.`,
    taken: (zone: string, names: readonly string[]) => {
      const some = names.slice(0, 4).join(', ');
      const rest = names.length > 4 ? ` y ${formatNumber(names.length - 4)} más` : '';
      return `Cruce con ${zone}: ${some}${rest} ${names.length === 1 ? 'pasa' : 'pasan'} a esta zona.`;
    },
    gained: (cities: number, customers: number) =>
      `${cityWords(cities)} ${cities === 1 ? 'gana' : 'ganan'} cobertura: ${customerWords(customers)}.`,
    lost: (cities: number, customers: number) =>
      `${cityWords(cities)} ${cities === 1 ? 'queda' : 'quedan'} sin cobertura: ${customerWords(customers)} no podrán pedir.`,
    open: (count: number) =>
      count === 0
        ? 'Ningún pedido abierto va a esta zona.'
        : `${orderWords(count)} ${count === 1 ? 'abierto conserva' : 'abiertos conservan'} su fecha y su tarifa.`,
  },
  removing: {
    title: (name: string) => `¿Eliminar la zona ${name}?`,
    text: 'Sus municipios quedan sin cobertura. Si es por unos días, puedes pausarla.',
    confirm: 'Eliminar',
    done: (name: string) => `Zona ${name} eliminada`,
  },
  pesos: (pesos: number) => (pesos === 0 ? 'Gratis' : formatPesos(pesos)),
  number: formatNumber,
  dayWords,
  hourWords,
  window: (day: string, from: string, to: string) => `${shortDay(day)}, ${formatHours(from, to)}`,
  shortDay,
  longDay: formatDay,
  deliveryDays: weekdaysInWords,
};
