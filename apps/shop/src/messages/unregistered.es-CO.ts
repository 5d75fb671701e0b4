import { formatDocument } from '@tonalia/rules/document';
import type { RegistrationDoubt } from '@tonalia/contract/seller-registrations';

/** Texts of customers that a seller registered without a network. */
export const unregisteredMessages = {
  kind: 'Registro de cliente',
  left: (name: string) => `${name} queda por enviar`,
  full: 'No hay espacio en el equipo y el cliente no quedó guardado. Libera espacio e inténtalo de nuevo: lo que escribiste sigue aquí.',
  notKept: 'El equipo no dejó guardar el cliente. Lo que escribiste sigue aquí; inténtalo de nuevo.',
  registered: 'Registrado',
  waitsForCustomer: 'Espera su registro',
  solve: 'Resolver registro',
  title: (business: string) => `Registro de ${business}`,
  reasons: {
    phone: (phone: string) => `El celular ${phone} ya es de otra cuenta.`,
    document: (kind: 'CC' | 'CE' | 'NIT' | null, document: string | null) =>
      `Ya hay un cliente con ${kind === 'NIT' ? 'el NIT' : 'el documento'} ${kind && document ? formatDocument(kind, document) : ''}.`,
    terms: () => 'Los términos cambiaron desde que el cliente los aceptó.',
  } satisfies Record<RegistrationDoubt, unknown>,
  sameTitle: '¿Es uno de tus clientes?',
  same: (name: string) => `Es ${name}`,
  notYours: 'No está en tu cartera. Si es el mismo negocio, pide a la oficina que te lo asigne.',
  otherTitle: 'Si es otro cliente',
  phone: 'Celular correcto',
  document: 'Número correcto',
  documentHelp: 'Déjalo igual si es otra sede con el mismo documento.',
  terms: 'El cliente aceptó conmigo el texto nuevo de los términos.',
  read: 'Leer',
  register: 'Registrar cliente',
  done: (name: string) => `${name} quedó registrado`,
  linked: (name: string) => `Quedó con ${name}, que ya era tu cliente`,
  discarded: 'Registro descartado',
  discardTitle: '¿Descartar el registro?',
  discardText: (business: string) => `${business} no se registra, y los pedidos tomados para él no se envían.`,
  keep: 'Conservar registro',
  again: 'Sigue la novedad. Revisa lo que escribiste.',
};
