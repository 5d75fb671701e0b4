import type { DebtAge, OfficeCustomerTab } from '@tonalia/contract/customer-list';
import { texts } from './texts.es-CO.ts';

const ages: Record<DebtAge, string> = {
  none: 'Al día',
  current: 'Al día',
  to30: '1–30 días',
  to60: '31–60 días',
  to90: '61–90 días',
  over90: '+90 días',
};
const ageChoices: Record<DebtAge, string> = { ...ages, none: 'No debe', current: 'Debe y está al día' };

/** Words of the list of customers. */
export const customersTexts = {
  title: texts.customers,
  what: 'los clientes',
  views: 'Vistas de clientes',
  tab: (tab: OfficeCustomerTab, quietDays: number) =>
    ({
      all: 'Todos',
      new: 'Nuevos este mes',
      quiet: `Sin pedir hace ${quietDays} días`,
      overdue: 'En mora',
      blocked: 'Bloqueados',
    })[tab],
  registrations: 'Registros por aprobar',
  search: 'Nombre, NIT o teléfono',
  filter: { asesor: 'Asesor', ciudad: 'Ciudad', lista: 'Lista de precios', cartera: 'Cartera', cupo: 'Cupo' },
  credit: { con: 'Con cupo', sin: 'Sin cupo' },
  without: (name: string) => `Quitar el filtro ${name}`,
  direct: 'Directo',
  column: {
    name: 'Cliente',
    document: 'NIT o cédula',
    seller: 'Asesor',
    tradeType: 'Lista',
    lastOrder: 'Último pedido',
    bought: 'Ventas 90 días',
    owed: 'Debe',
    debt: 'Cartera',
  },
  sortBy: (name: string) => `Ordenar por ${name.toLocaleLowerCase('es-CO')}`,
  ages,
  ageChoices,
  blocked: 'Bloqueado',
  today: 'hoy',
  yesterday: 'ayer',
  daysAgo: (days: number) => `hace ${days} días`,
  noOrder: '–',
  none: 'Todavía no hay clientes',
  noneText: 'Llegan por la tienda, por sus asesores o por una importación.',
  noneFound: 'Ningún cliente coincide',
  clear: 'Quitar filtros',
} as const;
