/** Reasons of a declined card, by response code (ISO 8583). Codes that would help a thief have no text of their own. */
const byCode: Record<string, string> = {
  '14': 'El número de la tarjeta no es válido. Revísalo o usa otra.',
  '51': 'La tarjeta no tiene cupo o saldo suficiente. Usa otra o habla con tu banco.',
  '54': 'La tarjeta está vencida. Usa otra.',
  '57': 'Tu banco no permite este pago con la tarjeta. Usa otra o habla con tu banco.',
  '61': 'El valor supera el tope de la tarjeta. Usa otra o habla con tu banco.',
  '65': 'La tarjeta llegó a su tope de usos. Usa otra o habla con tu banco.',
  '82': 'El código de seguridad no coincide. Revísalo e intenta de nuevo.',
  '91': 'Tu banco no respondió. Intenta en unos minutos o usa otro medio de pago.',
  N7: 'El código de seguridad no coincide. Revísalo e intenta de nuevo.',
};

const declined: Record<string, string> = {
  CARD: 'Tu banco no aprobó el pago. Usa otra tarjeta o habla con tu banco.',
  PSE: 'El pago no se aprobó en tu banco. Intenta de nuevo o usa otro medio de pago.',
  NEQUI: 'El pago no se aprobó en Nequi. Intenta de nuevo o usa otro medio de pago.',
};

/** Why a transaction failed, for the shopper. */
export function declineReason(method: string, code: string | undefined): string {
  return (method === 'CARD' && code && byCode[code]) || (declined[method] ?? 'El pago no se aprobó.');
}

export const ERROR_REASON = 'El pago no se pudo procesar. Intenta de nuevo o usa otro medio de pago.';

/** By the rejected field. */
const byField: Record<string, string> = {
  acceptance_token: 'Los términos de la pasarela se actualizaron. Léelos y acéptalos de nuevo.',
  accept_personal_auth: 'Los términos de la pasarela se actualizaron. Léelos y acéptalos de nuevo.',
  token: 'Los datos de la tarjeta ya no sirven. Escríbelos de nuevo.',
  payment_source_id: 'La tarjeta guardada ya no sirve. Usa otra.',
  installments: 'Ese número de cuotas no está disponible. Escoge otro.',
  financial_institution_code: 'Ese banco no está disponible. Escoge otro.',
  user_legal_id: 'El documento no es válido. Revísalo.',
  user_legal_id_type: 'Ese tipo de documento no está disponible para este pago.',
  phone_number: 'El celular no es válido para este pago. Revísalo.',
  amount_in_cents: 'Este valor no se puede pagar por este medio.',
  customer_email: 'El correo no es válido para este pago.',
};

/** Why a charge was refused, by its rejected fields. */
export function refusalReason(fields: readonly string[]): string {
  const known = fields.map((field) => byField[field]).find(Boolean);
  return known ?? 'La pasarela no aceptó el pago. Intenta con otro medio.';
}

export const NOT_VOIDABLE = 'Este pago no se puede anular en la pasarela.';
