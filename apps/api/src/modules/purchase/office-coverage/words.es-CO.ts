/** Titles and words of the downloaded coverage. */
export const coverageExportWords = {
  code: 'Código DANE',
  city: 'Municipio',
  state: 'Departamento',
  zone: 'Zona',
  none: 'sin zona',
  delivers: 'Se entrega',
  yes: 'sí',
  no: 'no',
  warehouse: 'Bodega',
  fee: 'Tarifa',
  freeFrom: 'Gratis desde',
  leadDays: 'Plazo en días',
  weekdays: 'Días',
  cutoff: 'Corte',
  customers: 'Clientes',
  orders: 'Pedidos de 30 días',
};
