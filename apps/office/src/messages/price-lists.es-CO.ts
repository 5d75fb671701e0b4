import { formatNumber } from '@tonalia/rules/money';

/** Words of the price lists. */
export const listsTexts = {
  grid: 'Listas de precios',
  version: 'Versión',
  base: 'Base',
  rule: (customers: string) => `igual a Base · ${customers}`,
  ruleTitle: (customers: string) =>
    `Sin precio propio rige el de Base. ${customers === '1' ? '1 cliente' : `${customers} clientes`}.`,
  own: 'Precio propio',
  legend: 'precio propio',
  cost: 'Costo',
  margin: 'Margen',
  lowMargin: (percent: number) => `Menos de ${percent} %`,
  marginOf: (percent: number) => `margen ${percent} %`,
  tax: 'IVA de los precios',
  withTax: 'Precio',
  withoutTax: 'Sin IVA',
  ownTitle: (base: string) => `Precio propio; Base es ${base}`,
  nothing: 'No hay versiones con estos filtros',
  lists: (count: number) => (count === 1 ? '1 lista' : `${formatNumber(count)} listas`),
  keys: { relative: 'escribir −15%', clear: 'volver a la regla' },
  bulk: {
    price: 'Cambiar precio',
    rule: 'Volver a la regla',
    priceTitle: (count: number) =>
      count === 1 ? 'Cambiar el precio de 1 versión' : `Cambiar el precio de ${formatNumber(count)} versiones`,
    ruleTitle: (count: number) =>
      count === 1 ? '1 versión vuelve a la regla' : `${formatNumber(count)} versiones vuelven a la regla`,
    value: 'Precio',
    valueHelp: '16.900, o −15% y +500 sobre Base',
  },
  inList: (name: string, list: string) => `${name}, ${list}`,
  equalsBase: (pesos: string) => `Igual a Base: ${pesos}`,
  ownCount: (detail: string, count: number) =>
    `${detail} · ${count === 1 ? '1 precio propio' : `${count} precios propios`}`,
} as const;
