import { maxProofBytes, passwordMaxLength, passwordMinLength } from './limits.ts';
import { accountInUse } from './account-in-use.es-CO.ts';
import type { ErrorCode, ErrorParams } from './errors.ts';
import { fieldName } from './field-names.es-CO.ts';
import { fill, literals, overStock } from './literals.es-CO.ts';
import { refusalLiterals } from './refusal-literals.es-CO.ts';

type Texts = { [C in ErrorCode]: (params: ErrorParams<C>) => string };

/** What a person reads for each code. A code without its text does not compile. */
const texts: Texts = {
  INVALID_REQUEST: ({ field, detail }) =>
    field ? `Revisa «${fieldName(field)}»: ${detail}.` : `Revisa los datos: ${detail}.`,
  MALFORMED_BODY: () => 'No pudimos leer los datos enviados.',
  MALFORMED_REQUEST: () => 'No pudimos leer la solicitud.',
  REQUEST_TIMEOUT: () => 'La solicitud tardó demasiado en llegar. Inténtalo de nuevo.',
  HEADERS_TOO_LARGE: () => 'La dirección o los encabezados de la solicitud son demasiado largos.',
  BODY_TOO_LARGE: () => 'Los datos enviados son demasiado grandes.',
  UNSUPPORTED_MEDIA_TYPE: () => 'El formato de los datos enviados no es válido.',
  NOT_FOUND: () => 'No encontramos lo que buscas.',
  TOO_MANY_REQUESTS: ({ retryAfter }) =>
    `Hiciste muchos intentos. Espera ${retryAfter} segundos y vuelve a intentarlo.`,
  INTERNAL: () => 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.',
  UNAVAILABLE: () => 'El servicio no está disponible por ahora. Inténtalo de nuevo en un momento.',
  UNAUTHENTICATED: () => 'Tu sesión terminó. Ingresa de nuevo.',
  BAD_CREDENTIALS: () => 'El correo o la contraseña no coinciden.',
  SIGN_IN_NEEDS_PROOF: () => 'No pudimos comprobar este ingreso. Inténtalo de nuevo, o ingresa con un código.',
  SIGN_IN_NEEDS_CODE: () =>
    'Por seguridad, esta vez ingresa con un código a tu celular, o con «¿Olvidaste tu contraseña?».',
  REFRESH_REFUSED: () => 'Tu sesión terminó. Ingresa de nuevo.',
  GUEST_NOT_ALLOWED: () => 'Ingresa a tu cuenta para continuar.',
  ROLE_NOT_ALLOWED: () => 'Tu cuenta no tiene permiso para hacer esto.',
  ORIGIN_NOT_ALLOWED: () => 'La solicitud viene de un sitio no permitido.',
  CUSTOMER_REQUIRED: () => literals.chooseCustomer,
  CUSTOMER_NOT_FOUND: () => refusalLiterals.customerNotFound,
  ADDRESS_NOT_FOUND: () => 'No encontramos esa dirección.',
  SESSION_NOT_FOUND: () => 'Esa sesión ya no está abierta.',
  PHONE_TAKES_NO_CODE: () => 'Escribe un celular: a un teléfono fijo no podemos enviarle un código.',
  CHANNEL_UNAVAILABLE: () => 'No podemos enviar el código por ese medio. Escoge otro.',
  CODE_WRONG: ({ triesLeft }) =>
    triesLeft > 0
      ? `El código no coincide. Te ${triesLeft === 1 ? 'queda 1 intento' : `quedan ${triesLeft} intentos`}.`
      : 'El código no coincide. Pide uno nuevo.',
  CODE_EXPIRED: () => 'Ese código ya no sirve. Pide uno nuevo.',
  PHONE_NOT_VERIFIED: () => 'Confirma tu celular con un código para continuar.',
  ALREADY_REGISTERED: () => 'Ese celular ya tiene una cuenta.',
  FIELD_REQUIRED: ({ field }) => `Falta el dato "${field}".`,
  DOCUMENT_INVALID: () => 'Revisa el documento: el número no es válido.',
  DOCUMENT_LOCKED: () => 'Estos datos ya fueron aprobados. Escríbenos para cambiarlos.',
  PASSWORD_REFUSED: ({ why }) => passwordRefused[why],
  TRADE_TYPE_NOT_FOUND: () => 'Escoge el tipo de tu negocio.',
  TERMS_NOT_FOUND: () => 'Esa versión de los términos no existe.',
  TERMS_OUTDATED: () => 'Los términos cambiaron. Léelos y acéptalos de nuevo.',
  LINK_EXPIRED: () => 'Este enlace ya no sirve. Pide uno nuevo.',
  PROOF_REQUIRED: () => 'Confirma que eres tú con tu contraseña o con un código.',
  REGISTRATION_PENDING: () =>
    'Estamos revisando tus datos. Tu carrito queda guardado y podrás pedir apenas los aprobemos.',
  REGISTRATION_REJECTED: ({ reason }) => `Falta corregir un dato de tu registro: ${reason}`,
  CUSTOMER_BLOCKED: () => 'El cliente está bloqueado: no se le pueden tomar pedidos.',
  REGISTRATION_ASKS: () => 'El registro tiene una novedad. Resuélvela para registrar al cliente.',
  REGISTRATION_DISCARDED: () => 'Este registro se descartó.',
  REGISTRATION_NOT_FOUND: () => 'No encontramos ese registro.',
  REGISTRATION_SETTLED: () => 'El cliente ya quedó registrado.',
  REGISTRATION_PHOTO_REFUSED: () => 'No pudimos leer una de las fotos del cliente. Regístralo de nuevo con otras.',
  ACCOUNT_IN_USE: accountInUse,
  CITY_NOT_FOUND: () => 'No encontramos esa ciudad.',
  NO_COVERAGE: ({ city, state }) => fill(refusalLiterals.noCoverage, { city, state }),
  PRODUCT_NOT_FOUND: () => 'No encontramos ese producto.',
  VERSION_NOT_FOUND: () => 'No encontramos ese tono o volumen.',
  LIST_NOT_FOUND: () => 'Esa lista ya no está.',
  CATEGORY_NOT_FOUND: () => 'Esa categoría ya no está.',
  FAVORITES_FULL: () => 'Ya tienes muchos favoritos. Quita alguno para agregar otro.',
  NOTICE_NOT_FOUND: () => 'Ese aviso ya no está.',
  MEMBER_NOT_FOUND: () => 'Esa persona ya no está en tu negocio.',
  MEMBER_CHANGED: () => 'Estos permisos cambiaron en otro dispositivo. Revísalos y guarda de nuevo.',
  TEAM_FULL: ({ most }) => `Tu negocio ya tiene ${most} personas. Quita a alguien para invitar a otra.`,
  REQUEST_NOT_FOUND: () => 'Esa solicitud ya no está.',
  REQUEST_DECIDED: () => 'Esa solicitud ya tuvo respuesta.',
  APPROVAL_NEEDED: () => 'Este pedido necesita la aprobación de tu negocio.',
  ALERT_NOT_FOUND: () => 'Ya no esperas ese producto.',
  ALERTS_FULL: () => 'Ya esperas 200 productos. Quita alguno en Avísame para esperar otro.',
  OUT_OF_STOCK: () => refusalLiterals.outOfStockMessage,
  SHADE_OUT_OF_STOCK: () => literals.shadeOutOfStock,
  STOCK_EXCEEDED: ({ left }) => overStock(left),
  QUANTITY_NOT_A_NUMBER: () => refusalLiterals.enterANumber,
  QUANTITY_NOT_AN_INTEGER: () => refusalLiterals.enterWithoutDots,
  QUANTITY_OUT_OF_RANGE: ({ max }) => `La cantidad va de 1 a ${max}.`,
  QUANTITY_STEP: ({ step }) => `Este producto se vende de a ${step} unidades.`,
  SHADE_REQUIRED: () => refusalLiterals.atLeastOneShade,
  VOLUME_REQUIRED: ({ name }) => fill(literals.chooseVolume, { name }),
  COLOUR_REQUIRED: () => literals.chooseColour,
  CART_NOT_FOUND: () => 'No encontramos ese carrito.',
  CART_LINE_NOT_FOUND: () => 'Ese producto ya no está en el carrito.',
  LISTS_FULL: () => 'Ya tienes muchas plantillas. Borra una para guardar otra.',
  SHARE_NOT_FOUND: () => 'Este enlace no existe o ya no sirve.',
  SHARE_EXPIRED: () => 'Este enlace venció. Pide uno nuevo.',
  SHARE_FULL: () => 'Este enlace ya recibió todas las listas que puede recibir. Pide uno nuevo.',
  SHARES_FULL: () => 'Ya tienes muchos enlaces abiertos. Anula alguno para compartir otro.',
  LIST_CHANGED: () => 'Esta plantilla cambió en otro lugar. Mírala y guarda de nuevo.',
  FORMULA_NOT_FOUND: () => 'Esa mezcla ya no está.',
  FORMULA_CHANGED: () => 'Esta mezcla cambió en otro lugar. Mírala y guarda de nuevo.',
  FORMULAS_FULL: () => 'Ya tienes muchas clientas. Borra una para guardar otra.',
  CART_EMPTY: () => 'Tu carrito está vacío.',
  CART_FULL: () => 'Tu carrito está lleno. Termina este pedido y haz otro.',
  CART_CHANGED: () => 'Cambiaron algunos productos de tu carrito. Revísalos antes de confirmar.',
  IDEMPOTENCY_KEY_REUSED: () => 'Ese cambio ya se había enviado con otros datos.',
  TOTAL_CHANGED: ({ expected, total }) =>
    `El total de tu pedido era de ${pesos(expected)} y ahora es de ${pesos(total)}. Revísalo y confirma de nuevo.`,
  UNPAID_ORDERS: ({ most }) => `Tienes ${most} pedidos por pagar. Paga o cancela alguno para hacer otro.`,
  INSUFFICIENT_STOCK: ({ left }) => fill(refusalLiterals.insufficientStock, { n: left }),
  ADDRESS_REQUIRED: () => 'Escoge una dirección de entrega.',
  PAYMENT_METHOD_REQUIRED: () => 'Escoge cómo vas a pagar.',
  PAYMENT_METHOD_UNAVAILABLE: () => 'Ese medio de pago no está disponible para este pedido.',
  CREDIT_EXCEEDED: ({ available }) => `Tu cupo disponible es de ${pesos(available)}.`,
  CREDIT_DOCUMENT_NOT_FOUND: () => 'No encontramos uno de esos documentos.',
  CREDIT_DOCUMENT_CHANGED: ({ balance }) =>
    balance === 0
      ? 'Uno de los documentos ya está pagado. Actualiza la página.'
      : `El saldo de un documento cambió: ahora es de ${pesos(balance)}.`,
  CREDIT_OVERDUE: ({ overdue }) => `Tienes ${pesos(overdue)} vencidos. Págalos para volver a usar tu cupo.`,
  COUPON_NOT_FOUND: () => 'Ese cupón no existe o ya venció.',
  COUPON_NOT_APPLICABLE: ({ reason }) => reason,
  COMBO_LIMIT: ({ name, left }) =>
    left > 0 ? `De ${name} puedes pedir hasta ${left}.` : `Ya no puedes pedir más de ${name}.`,
  SCHEDULE_UNAVAILABLE: () => 'Esa fecha de entrega ya no está disponible. Escoge otra.',
  ORDER_NOT_FOUND: () => 'No encontramos ese pedido.',
  RETURN_TOO_MUCH: () => 'No se puede devolver más de lo que llegó y todavía no se ha pedido devolver.',
  RETURN_TOO_LATE: () => 'Ya pasó el plazo para devolver este producto.',
  RETURN_DECIDED: () => 'La devolución ya cambió de estado. Actualiza para ver cómo va.',
  ORDER_NOT_CANCELLABLE: () => 'Este pedido ya se está preparando y no se puede cancelar.',
  ORDER_ASKS: () => 'El pedido tiene novedades. Resuélvelas para enviarlo.',
  ORDER_DISCARDED: () => 'Este pedido se descartó.',
  ORDER_NOT_PAYABLE: () => 'Este pedido ya no está esperando un pago.',
  CARD_NOT_FOUND: () => 'No encontramos esa tarjeta.',
  RETURN_PHOTO_REFUSED: () => 'No pudimos leer una de las fotos. Envíala en JPG, PNG o WebP, entera y de hasta 1 MB.',
  PROOF_REFUSED: ({ why }) => proofRefused[why],
  GATEWAY_UNAVAILABLE: () => 'La pasarela de pagos no responde. Intenta en unos minutos o escoge otro medio de pago.',
  EVENT_REFUSED: () => 'El aviso no es válido.',
};

const pesos = (amount: number): string => `$\u00a0${amount.toLocaleString('es-CO')}`;

const proofRefused = {
  kind: 'El comprobante debe ser una foto (JPG, PNG o WebP) o un PDF.',
  size: `El comprobante no debe pesar más de ${maxProofBytes / 2 ** 20} MB.`,
  small: 'El comprobante es muy pequeño para leerlo. Envía la foto o el PDF completos.',
  broken: 'El archivo está incompleto o dañado. Envíalo de nuevo.',
};

const passwordRefused = {
  length: `La contraseña debe tener entre ${passwordMinLength} y ${passwordMaxLength} caracteres.`,
  common: 'Esa contraseña es de las más usadas. Escoge otra.',
  personal: 'La contraseña no debe llevar tu nombre, tu correo ni tu celular.',
};

/** The Spanish sentence of a code with its values put in. */
export function errorText<C extends ErrorCode>(code: C, params: ErrorParams<C>): string {
  return texts[code](params);
}
