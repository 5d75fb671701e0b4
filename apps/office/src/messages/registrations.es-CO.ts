type TwinSign = 'document' | 'email' | 'street';
const signs = { document: 'el documento', email: 'el correo', street: 'la dirección' } satisfies Record<
  TwinSign,
  string
>;
const listOf = new Intl.ListFormat('es', { type: 'conjunction' });

/** Words of the registrations that wait for a decision. */
export const registrationTexts = {
  title: 'Registros por aprobar',
  importCustomers: 'Importar clientes',
  what: 'los registros',
  list: 'Registros',
  ago: (age: string) => `hace ${age}`,
  business: 'Negocio',
  person: 'Persona',
  document: 'Documento',
  name: 'Nombre',
  kind: 'Tipo',
  street: 'Dirección',
  city: 'Ciudad',
  phone: 'Teléfono',
  email: 'Correo',
  none: 'Sin dato',
  receivedAt: (when: string, seller: string | undefined) =>
    seller === undefined ? `Recibido ${when}` : `Recibido ${when}, por ${seller}`,
  position: (at: number, of: number) => `${at} de ${of}`,
  twin: 'Puede ser un duplicado.',
  twinText: (same: readonly TwinSign[], name: string, city: string, lastOrder: string | undefined) => {
    const shared = listOf.format(same.map((sign) => signs[sign]));
    const first = shared.charAt(0).toLocaleUpperCase('es-CO') + shared.slice(1);
    const order = lastOrder === undefined ? '' : `, último pedido ${lastOrder}`;
    return `${first} ya ${same.length === 1 ? 'es' : 'son'} de ${name}, ${city}${order}.`;
  },
  twins: 'Clientes parecidos',
  compare: 'Comparar',
  isSame: '¿Es el mismo cliente?',
  isOther: 'No es el mismo',
  rejectAsCustomer: 'Rechazar, ya es cliente',
  isCustomer: 'Ya es cliente',
  fact: 'Dato',
  equal: 'igual',
  lastOrder: 'Último pedido',
  noOrder: 'Sin pedidos',
  owed: 'Debe',
  rules: 'Reglas',
  registered: (when: string) => `Registro, ${when.toLocaleLowerCase('es-CO')}`,
  customerSince: (year: string) => `Cliente desde ${year}`,
  coverage: 'Cobertura',
  covered: 'Con cobertura',
  noCoverage: 'Sin cobertura',
  onApproval: 'Al aprobar',
  tradeList: 'Lista',
  seller: 'Asesor',
  noSeller: 'Sin asesor',
  waitingSellers: 'Esperan a su asesor',
  waitingSellersText: 'Tomados sin red. Cada asesor los responde en su celular.',
  doubts: {
    phone: 'El teléfono ya tiene cuenta',
    document: 'El documento ya es de otro cliente',
    terms: 'Cambió el texto de datos personales',
  },
  approve: 'Aprobar',
  reject: 'Rechazar',
  approved: (business: string) => `${business} quedó aprobado`,
  rejected: (business: string) => `${business} quedó rechazado`,
  was: (business: string) => `Otra persona ya había decidido el registro de ${business}`,
  gone: 'Otra persona ya lo decidió',
  goneText: 'Este registro ya no espera una decisión.',
  next: 'Ver el siguiente',
  otherRegistration: 'otro registro',
  reason: 'Motivo del rechazo',
  reasons: ['Documento ilegible', 'El NIT no coincide', 'Sin cobertura en su ciudad', 'Ya es cliente'],
  otherReason: 'Otro motivo',
  ownReason: 'Escribe el motivo',
  ownReasonText: 'El negocio lo lee y puede corregir su registro.',
  message: (reason: string) => `Le escribimos: “Falta corregir un dato de tu registro: ${reason}.”`,
  empty: 'Todo al día',
  emptyText: 'No hay registros por aprobar.',
  back: 'Volver a la lista',
  toCustomers: 'Volver a Clientes',
  readOnly: 'Tu rol no decide registros.',
};
