import { brandName, company, support } from '../brand.ts';

export interface TermsSection {
  /** Its anchor: links from elsewhere point at it. */
  id: string;
  title: string;
  paragraphs: readonly string[];
}

/** Our own words around the text. */
export const termsMessages = {
  title: 'Términos y condiciones',
  contents: 'Contenido',
  version: (day: string) => `Versión vigente desde el ${day}`,
};

/**
 * What people accept: the terms of sale and the policy for their personal data. A change of meaning takes a new
 * TERMS_VERSION in packages/contract, so that everybody is asked again. A distributor has it read by their own lawyer.
 */
export const termsSections: readonly TermsSection[] = [
  {
    id: 'quienes-somos',
    title: 'Quiénes somos',
    paragraphs: [
      `${brandName} es una tienda al por mayor de productos de belleza para negocios en Colombia. La opera ${company.name}, NIT ${company.nit}, con domicilio en ${company.address}.`,
      'Estos términos aplican a la página web y a la aplicación, y a todo pedido que hagas en ellas, por tu cuenta o por medio de una asesora.',
    ],
  },
  {
    id: 'tu-cuenta',
    title: 'Tu cuenta',
    paragraphs: [
      'Para comprar necesitas una cuenta con los datos verdaderos de tu negocio y ser mayor de edad. Podemos revisar esos datos antes de aprobar la cuenta, y pedirte que corrijas alguno.',
      'Tú respondes por lo que se hace con tu celular y tu contraseña. Si crees que alguien entró a tu cuenta, cierra las sesiones abiertas desde tu perfil, cambia la contraseña y avísanos.',
      'Una asesora puede registrar tu cuenta y hacer pedidos para tu negocio cuando se lo encargas. Esos pedidos aparecen en tu historial como los tuyos.',
      'Puedes eliminar tu cuenta desde Mis datos o desde la página para eliminar cuentas, cuando no debas nada, no tengas pedidos ni devoluciones en curso y haya pasado el tiempo para devolver lo que te llegó.',
    ],
  },
  {
    id: 'precios',
    title: 'Precios y disponibilidad',
    paragraphs: [
      'Los precios están en pesos colombianos e incluyen IVA. Dependen de tu tipo de negocio, de la bodega que atiende tu ciudad y de las ofertas vigentes.',
      'El precio que vale es el del momento en que confirmas el pedido. Si un precio o una cantidad cambió mientras estaba en el carrito, te lo mostramos antes de confirmar y tú decides.',
      'Las ofertas y los cupones dicen hasta cuándo valen y a qué productos aplican. Duran hasta esa fecha o hasta agotar existencias.',
      'Los tonos que ves en una pantalla son una guía: el resultado depende del producto, de la base y de la técnica.',
    ],
  },
  {
    id: 'preventa',
    title: 'Preventa',
    paragraphs: [
      'Un producto en preventa aún no está en bodega. Sale en la fecha que ves junto a la cantidad y se despacha aparte de los productos disponibles.',
      'Si la fecha cambia te avisamos, y puedes quitarlo del pedido sin costo y recibir lo que hayas pagado por él.',
    ],
  },
  {
    id: 'pagos',
    title: 'Pagos y cupo',
    paragraphs: [
      'Los medios de pago disponibles se muestran al confirmar el pedido, con el descuento o el recargo de cada uno. Los pagos en línea los procesa una pasarela de pagos: no guardamos los datos de tus tarjetas.',
      'El cupo es un crédito que otorgamos después de estudiar tu caso. Cada pedido a crédito tiene una fecha de pago, que ves en Mis créditos. Si un pago se vence podemos suspender el cupo hasta que te pongas al día.',
      'Por cada compra emitimos factura electrónica al documento registrado en la cuenta.',
    ],
  },
  {
    id: 'despachos',
    title: 'Despachos y cobertura',
    paragraphs: [
      'Despachamos a las ciudades con cobertura, los días de ruta de cada una. La fecha y el costo del despacho se muestran antes de confirmar.',
      'Un pedido puede salir en varios despachos. Revisa la mercancía al recibirla: si falta algo o llegó averiado, anótalo en la guía y escríbenos.',
      'Si nadie recibe en la dirección del pedido lo intentamos otra vez. Si tampoco es posible, la mercancía vuelve a la bodega y te contactamos.',
    ],
  },
  {
    id: 'retracto',
    title: 'Cambios y derecho de retracto',
    paragraphs: [
      'Puedes cancelar un pedido sin costo mientras no haya salido de la bodega.',
      'Cuando la Ley 1480 de 2011 te reconoce como consumidor, puedes retractarte de una compra a distancia dentro de los cinco días hábiles siguientes a la entrega. El producto debe volver sin uso y en su empaque, y tú pagas el envío de vuelta. Te devolvemos todo lo que pagaste en el plazo que fija la ley.',
      'Por higiene no recibimos de vuelta productos de uso personal abiertos, y la ley los exceptúa del retracto. Tampoco hay retracto en los demás casos que ella exceptúa.',
      'También puedes pedir la reversión de un pago electrónico en los casos del artículo 51 de esa ley: cuando hubo fraude, no pediste la compra, no llegó, no corresponde a lo pedido o llegó defectuosa.',
    ],
  },
  {
    id: 'garantia',
    title: 'Garantía',
    paragraphs: [
      'Respondemos por la calidad, la idoneidad y la seguridad de lo que vendemos, por el término que indique el producto o el que fije la ley. En los productos perecederos ese término es el de su fecha de vencimiento.',
      'Para hacerla efectiva escríbenos con el número del pedido y una foto. Según el caso reparamos, cambiamos el producto o devolvemos el dinero.',
      'La garantía no cubre el daño por mal uso, por mezclas que el fabricante no indica o por no hacer la prueba de sensibilidad que pide el empaque.',
    ],
  },
  {
    id: 'datos-personales',
    title: 'Tus datos personales',
    paragraphs: [
      `Esta es la política de tratamiento de datos personales de ${company.name}, responsable del tratamiento según la Ley 1581 de 2012 y el Decreto 1377 de 2013, compilado en el Decreto 1074 de 2015.`,
      'Qué datos tratamos: nombre, celular, correo, documento, datos y direcciones de tu negocio, pedidos, pagos y cupo, y los datos técnicos del dispositivo y de la sesión que hacen falta para la seguridad de la cuenta. No pedimos datos sensibles ni datos de menores de edad.',
      'Para qué: crear y cuidar tu cuenta, preparar, cobrar y entregar tus pedidos, facturar, responder tus solicitudes, estudiar y administrar el cupo, prevenir fraudes y cumplir la ley. Solo con tu permiso, y hasta que lo retires, también para enviarte novedades y ofertas.',
      'A quién los entregamos: a quienes nos ayudan a prestar el servicio, como la pasarela de pagos, el transportador, quien envía los mensajes y quien aloja los sistemas, que solo pueden usarlos para eso; a la asesora que atiende tu negocio; y a las autoridades cuando la ley lo exige. No vendemos tus datos.',
      'Los guardamos mientras tu cuenta exista. Al eliminarla borramos los datos personales. Solo conservamos lo que ordenan las normas contables y tributarias: tu documento, el nombre de la factura, los pedidos y sus valores, en un registro cerrado, por 10 años desde tu último pedido (Ley 962 de 2005, artículo 28).',
    ],
  },
  {
    id: 'tus-derechos',
    title: 'Tus derechos sobre los datos',
    paragraphs: [
      'Puedes conocer, actualizar y rectificar tus datos; pedir prueba de tu autorización; saber qué uso les hemos dado; retirar la autorización o pedir que los suprimamos cuando no haya un deber legal de conservarlos; y consultarlos gratis. Muchas de estas cosas las haces tú mismo desde Mis datos.',
      `Para ejercerlos escribe a ${company.dataEmail} o a ${company.address}, con tu nombre, lo que pides y cómo responderte. Respondemos las consultas en máximo diez días hábiles y los reclamos en máximo quince. Si necesitamos más tiempo te decimos por qué y hasta cuándo, dentro de los plazos de la ley.`,
      'Si después de eso no quedas conforme, puedes presentar una queja ante la Superintendencia de Industria y Comercio (www.sic.gov.co).',
      'Usamos solo las cookies necesarias para mantener tu sesión abierta y segura, y medimos las visitas sin identificar a nadie.',
    ],
  },
  {
    id: 'cambios-del-texto',
    title: 'Cambios de estos términos',
    paragraphs: [
      'Si los cambiamos publicamos aquí la versión nueva con su fecha. A los pedidos ya confirmados se les aplica la versión que estaba vigente. Si cambia para qué usamos tus datos, te pedimos aceptarlo de nuevo.',
      'Estos términos se rigen por las leyes de la República de Colombia.',
    ],
  },
  {
    id: 'contacto',
    title: 'Contacto',
    paragraphs: [
      `Para cualquier petición, queja o reclamo escríbenos a ${support.email} o llama al ${support.phoneShown} (${support.hours.text.toLowerCase()}). Al radicarla te damos un número para que puedas seguirla.`,
    ],
  },
];
