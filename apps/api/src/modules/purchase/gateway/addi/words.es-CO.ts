/** Why a credit was not granted, for the customer. */
export const reasons: Partial<Record<string, string>> = {
  REJECTED: 'Addi no aprobó el crédito. Usa otro medio de pago.',
  DECLINED: 'El crédito de Addi no se aceptó. Intenta de nuevo o usa otro medio de pago.',
  ABANDONED: 'La solicitud a Addi se venció sin terminar. Intenta de nuevo o usa otro medio de pago.',
  INTERNAL_ERROR: 'Addi no pudo atender la solicitud. Intenta de nuevo o usa otro medio de pago.',
};

export const NOT_TAKEN = 'Addi no recibió la solicitud. Revisa tu cédula y tu celular, o usa otro medio de pago.';
export const CLOSED = 'Addi no está disponible en este momento. Usa otro medio de pago.';
export const LOST = 'La respuesta de Addi se perdió. Intenta de nuevo.';
export const NO_CELL_PHONE =
  'Addi solo presta con un celular colombiano. Revisa el tuyo en tu perfil o usa otro medio de pago.';
export const NOT_HERE = 'Esto no se puede pagar con Addi. Usa otro medio de pago.';
export const NOT_CANCELLED = 'Addi no canceló este crédito por su servicio.';
