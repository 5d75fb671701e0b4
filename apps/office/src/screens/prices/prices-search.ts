/** The names of the tabs in the address; the first is the page without one. */
export const tabNames = ['programados', 'ofertas', 'cupones'] as const;
export type PricesTab = (typeof tabNames)[number];
export const spanNames = ['semana', 'mes', 'trimestre'] as const;
export const couponStates = {
  activos: 'running',
  programados: 'coming',
  agotados: 'used_up',
  vencidos: 'ended',
} as const;
type CouponStateInAddress = keyof typeof couponStates;
export const couponStateNames = Object.keys(couponStates) as CouponStateInAddress[]; // as: the keys of the table above
export const dealStates = { activas: 'running', programadas: 'coming', terminadas: 'ended' } as const;
type DealStateInAddress = keyof typeof dealStates;
export const dealStateNames = Object.keys(dealStates) as DealStateInAddress[]; // as: the keys of the table above

/** The prices as their address holds them. */
export interface PricesSearch {
  /** Absent for the programmed prices. */
  vista?: Exclude<PricesTab, 'programados'>;
  q?: string;
  /** A trade type, or the state of deals. */
  lista?: string;
  estado?: DealStateInAddress | CouponStateInAddress;
  /** The first day of the calendar; absent for the week of today. */
  desde?: string;
  /** Absent for five weeks. */
  tramo?: Exclude<(typeof spanNames)[number], 'mes'>;
  pagina?: number;
  /** The row with the focus. */
  fila?: string;
  panel?: 'explicar' | 'programar' | 'oferta' | 'cupon';
  cliente?: string;
  tipo?: string;
  version?: string;
  /** In Bogotá, to the minute; absent for now. */
  fecha?: string;
  cantidad?: number;
  /** Another list price to try, in pesos. */
  base?: number;
}

/** Reads an address. What is not understood is left out, so an old link opens too. */
export function readPricesSearch(search: Record<string, unknown>): PricesSearch {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  const whole = (name: string, most: number) => {
    const value = Number(search[name]);
    return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
  };
  const fits = (name: string, pattern: RegExp) => (pattern.test(text(name)) ? text(name) : undefined);
  const found: { [K in keyof PricesSearch]: PricesSearch[K] | undefined } = {
    vista: (['ofertas', 'cupones'] as const).find((name) => name === search['vista']),
    q: text('q').slice(0, 80) || undefined,
    lista: fits('lista', /^[\w-]{1,40}$/),
    estado: [...dealStateNames, ...couponStateNames].find((name) => name === search['estado']),
    desde: fits('desde', /^\d{4}-\d\d-\d\d$/),
    tramo: (['semana', 'trimestre'] as const).find((name) => name === search['tramo']),
    pagina: whole('pagina', 10_000),
    fila: fits('fila', /^[\w-]{1,40}$/),
    panel: (['explicar', 'programar', 'oferta', 'cupon'] as const).find((name) => name === search['panel']),
    cliente: fits('cliente', /^[\da-f-]{36}$/),
    tipo: fits('tipo', /^[\w-]{1,40}$/),
    version: fits('version', /^[1-9]\d{0,17}$/),
    fecha: fits('fecha', /^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
    cantidad: whole('cantidad', 9_999),
    base: whole('base', 999_999),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
