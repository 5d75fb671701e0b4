import type { DebtAge } from '@tonalia/contract/customer-list';

/** Titles and words of the downloaded list of customers. */
export const customerExportWords = {
  sheet: 'Clientes',
  name: 'Cliente',
  city: 'Ciudad',
  document: 'NIT o cédula',
  seller: 'Asesor',
  tradeType: 'Lista',
  lastOrder: 'Último pedido',
  bought: 'Ventas 90 días',
  owed: 'Debe',
  debt: 'Cartera',
  blocked: 'Bloqueado',
  direct: 'Directo',
  yes: 'sí',
};

export const debtWords: Record<DebtAge, string> = {
  none: 'No debe',
  current: 'Al día',
  to30: '1 a 30 días',
  to60: '31 a 60 días',
  to90: '61 a 90 días',
  over90: 'Más de 90 días',
};
