import type { OfficeErrorCode } from './office-errors.ts';

/** What an operator reads for each code of the office. A code without its text does not compile. */
const texts: Record<OfficeErrorCode, string> = {
  STEP_UP_REQUIRED: 'Confirma con tu segundo factor para seguir.',
  OPERATOR_EXISTS: 'Ya hay un operador con ese correo.',
  OPERATOR_NOT_FOUND: 'Ese operador ya no está en la oficina.',
  LAST_OWNER: 'La oficina necesita al menos una persona con el rol Dueño.',
  VERSION_CONFLICT: 'Otra persona guardó un cambio antes. Revisa los datos y guarda de nuevo.',
  ORDER_UNPAID: 'El pedido todavía espera el pago.',
  ORDER_ENDED: 'El pedido ya se canceló o se rechazó.',
  SHIPMENT_NOT_FOUND: 'El pedido no tiene un despacho con esa fecha.',
  SHIPMENT_STEP_WRONG: 'El despacho no está en el paso anterior.',
  SHIPMENT_LEFT: 'Ya salió de la bodega, así que esto no se puede cambiar.',
  SHIPMENT_IN_WORK: 'Ese despacho ya se está alistando. Solo se puede mover completo y a una fecha sin otro despacho.',
  DISPATCH_DAY_WRONG: 'Ese día no hay despachos, o queda por fuera de los próximos 120 días. Escoge otro.',
  PRESALE_LATER: 'La preventa llega después de ese día. Escoge su fecha o una posterior.',
  OTHER_WAREHOUSE: 'A esa ciudad le despacha otra bodega. Cancela el pedido y haz uno nuevo.',
  SHIPPING_COSTS_MORE: 'El envío a esa ciudad cuesta más de lo que el cliente aceptó. Pídele un pedido nuevo.',
  MESSAGE_NOT_FOUND: 'Ese mensaje no es de este pedido.',
  MESSAGE_OUTDATED: 'El pedido cambió y ese mensaje ya no aplica.',
  NO_RECIPIENT: 'El cliente no tiene correo ni la aplicación para recibir el mensaje.',
  REFUND_NOT_FOUND: 'Ese reembolso no existe.',
  REFUND_TOO_MUCH: 'Es más de lo que ese pago todavía tiene.',
  REFUND_AT_GATEWAY: 'La pasarela todavía intenta devolver ese dinero.',
  BALANCE_UNAVAILABLE: 'Ese cliente no tiene cupo donde guardar un saldo a favor.',
  TRANSFER_NOT_FOUND: 'Esa transferencia no existe.',
  TRANSFER_REVIEWED: 'Otra persona ya revisó esta transferencia.',
  PROOF_NOT_FOUND: 'Esta transferencia no tiene comprobante.',
  BANK_LINE_NOT_FOUND: 'Ese movimiento del banco no existe.',
  BANK_LINE_TAKEN: 'Ese movimiento del banco ya tiene pareja.',
  BANK_LINE_MISSING: 'Ningún movimiento del banco coincide con esta transferencia.',
  LINE_NOT_FOUND: 'El pedido no tiene esa línea.',
  ADJUSTMENT_UPWARDS: 'Un ajuste no sube unidades: para enviar más hace falta el sí del cliente.',
  ADJUSTMENT_EMPTY: 'Así no queda nada por enviar ni por pagar. Cancela el pedido.',
  SUBSTITUTE_UNAVAILABLE: 'Ese reemplazo no se puede enviar en esta línea.',
  PAYMENT_UNDER_WAY: 'Hay un pago en curso. Espera su resultado y ajusta después.',
};

/** The Spanish sentence of a code of the office. */
export const officeErrorText = (code: OfficeErrorCode): string => texts[code];
