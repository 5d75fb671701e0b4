import type { RegistrationDocumentKind } from '@tonalia/contract/registration-documents';

/** In the order in which they are read. */
export const documentOrder = ['rut', 'identity', 'chamber'] as const satisfies RegistrationDocumentKind[];

const papers = {
  rut: 'el RUT',
  identity: 'la cédula',
  chamber: 'el certificado de la Cámara de Comercio',
} satisfies Record<RegistrationDocumentKind, string>;
const listOf = new Intl.ListFormat('es', { type: 'conjunction' });

/** Words of the documents of a registration. */
export const documentTexts = {
  title: 'Documentos',
  names: {
    rut: 'RUT',
    identity: 'Cédula',
    chamber: 'Cámara de Comercio',
  } satisfies Record<RegistrationDocumentKind, string>,
  unasked: 'Sin pedir',
  asked: (when: string) => `Pedido ${when}`,
  received: (when: string) => `Recibido ${when}`,
  mark: 'Ya llegó',
  markOf: (name: string) => `Ya llegó: ${name}`,
  unmark: 'No ha llegado',
  unmarkOf: (name: string) => `No ha llegado: ${name}`,
  ask: 'Pedir documento',
  askOf: (business: string) => `Pedir documento a ${business}`,
  send: 'Pedir',
  allThere: 'Ya llegaron todos los documentos.',
  message: (kinds: readonly RegistrationDocumentKind[]) =>
    `Le escribimos: “Para aprobar tu registro nos falta ${listOf.format(kinds.map((kind) => papers[kind]))}.” Cada documento se pide una vez al día.`,
  sent: (business: string) => `Le pedimos los documentos a ${business}`,
  sentBefore: (business: string) => `A ${business} ya se le habían pedido hoy`,
};
