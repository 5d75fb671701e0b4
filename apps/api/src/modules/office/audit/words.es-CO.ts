/** Titles of the columns of the downloaded audit. */
export const auditExportWords = {
  at: 'Cuándo',
  by: 'Quién',
  network: 'Desde',
  action: 'Acción',
  subject: 'Sobre qué',
  detail: 'Detalle',
};
