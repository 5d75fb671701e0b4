import type { ListField } from '../../../platform/row-import.ts';

const document: ListField = {
  target: 'document',
  name: 'NIT o cédula',
  titles: [
    'nit',
    'cedula',
    'documento',
    'identificacion',
    'numero de documento',
    'numero documento',
    'id cliente',
    'nit cliente',
    'nit cc',
  ],
};

/** What a column of a list of customers can be. */
export const customerFields: readonly ListField[] = [
  document,
  { target: 'document_type', name: 'Tipo de documento', titles: ['tipo documento', 'tipo doc', 'tipo identificacion'] },
  {
    target: 'name',
    name: 'Negocio',
    titles: [
      'nombre',
      'cliente',
      'nombre comercial',
      'razon social',
      'nombre del negocio',
      'nombre negocio',
      'nombre cliente',
      'establecimiento',
    ],
  },
  {
    target: 'person',
    name: 'Nombre del contacto',
    titles: ['contacto', 'nombre contacto', 'nombres', 'encargado', 'propietario'],
  },
  { target: 'last_name', name: 'Apellidos del contacto', titles: ['apellidos', 'apellido', 'apellido contacto'] },
  {
    target: 'phone',
    name: 'Celular',
    titles: ['telefono', 'celular contacto', 'movil', 'tel', 'whatsapp', 'telefono 1'],
  },
  { target: 'email', name: 'Correo', titles: ['email', 'e mail', 'correo electronico', 'mail'] },
  {
    target: 'trade_type',
    name: 'Tipo de negocio',
    titles: ['tipo negocio', 'tipo cliente', 'tipo de cliente', 'lista', 'lista de precios', 'segmento'],
  },
  {
    target: 'seller',
    name: 'Asesor',
    titles: ['asesora', 'vendedor', 'vendedora', 'codigo vendedor', 'asesor comercial'],
  },
  { target: 'address', name: 'Dirección', titles: ['direccion entrega', 'direccion de entrega', 'dir'] },
  { target: 'address_title', name: 'Nombre de la dirección', titles: ['sede', 'sucursal', 'punto'] },
  { target: 'city', name: 'Ciudad', titles: ['municipio', 'codigo dane', 'dane', 'poblacion'] },
  { target: 'state', name: 'Departamento', titles: ['depto', 'dpto'] },
  { target: 'credit_limit', name: 'Cupo', titles: ['cupo credito', 'cupo de credito', 'limite de credito', 'credito'] },
  {
    target: 'payment_days',
    name: 'Plazo en días',
    titles: ['plazo', 'dias', 'dias credito', 'dias de credito', 'dias plazo', 'forma de pago dias'],
  },
];

/** What a column of a list of receivables can be. */
export const receivableFields: readonly ListField[] = [
  document,
  {
    target: 'number',
    name: 'Factura',
    titles: [
      'documento cartera',
      'numero',
      'numero factura',
      'no factura',
      'n factura',
      'numero de factura',
      'comprobante',
      'referencia',
    ],
  },
  {
    target: 'issued',
    name: 'Fecha',
    titles: ['fecha factura', 'fecha documento', 'fecha de emision', 'emision', 'fecha de factura'],
  },
  { target: 'due', name: 'Vence', titles: ['vencimiento', 'fecha vencimiento', 'fecha de vencimiento', 'vence el'] },
  {
    target: 'balance',
    name: 'Saldo',
    titles: ['valor', 'saldo pendiente', 'total', 'valor saldo', 'por cobrar', 'deuda'],
  },
];

/** Notes of the report. */
export const importNotes = {
  phoneStays: 'el celular no cambia: solo lo cambia su dueño',
  emailStays: 'el correo no cambia: solo lo cambia su dueño',
};
