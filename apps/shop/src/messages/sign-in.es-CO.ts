import { passwordMinLength } from '@tonalia/rules/policy';
/** Texts of phone, code and password: sign-in, registration, new password. */
export const signInMessages = {
  phone: {
    label: 'Celular',
    missing: 'Escribe tu celular.',
    invalid: 'Revisa el celular: son 10 dígitos, como 310 555 01 42.',
    send: 'Enviar código',
  },
  /** Shown after a refusal with a waiting time in seconds. */
  waitSeconds: (seconds: number) => `Hiciste muchos intentos. Vuelve a intentarlo en ${seconds} segundos.`,
  waitMinutes: (minutes: number) =>
    minutes === 1
      ? 'Hiciste muchos intentos. Vuelve a intentarlo en 1 minuto.'
      : `Hiciste muchos intentos. Vuelve a intentarlo en ${minutes} minutos.`,
  send: {
    title: '¿Cómo te enviamos el código?',
    phone: 'Celular',
    change: 'Cambiar',
    channels: 'Canal',
    submit: 'Enviar código',
    none: 'Ahora no podemos enviar códigos. Inténtalo de nuevo en unos minutos.',
  },
  channel: {
    whatsapp: { name: 'WhatsApp', text: 'Llega en segundos' },
    sms: { name: 'SMS', text: 'Mensaje de texto' },
    email: { name: 'Correo', text: 'Al de tu cuenta' },
  },
  verify: {
    title: 'Escribe el código',
    label: 'Código de 6 dígitos',
    sentTo: {
      whatsapp: 'Lo enviamos por WhatsApp al',
      sms: 'Lo enviamos por SMS al',
      email: 'Lo enviamos al correo de la cuenta del',
    },
    checking: 'Revisando el código',
    resendIn: 'Reenviar en',
    resend: 'Reenviar código',
    resent: 'Te enviamos otro código.',
    by: { whatsapp: 'Recibir por WhatsApp', sms: 'Recibir por SMS', email: 'Recibir por correo' },
    waitFor: (time: string) => `Puedes pedir otro código en ${time}.`,
  },
  recovery: {
    title: 'Recupera tu contraseña',
    text: 'Te enviamos un enlace a tu correo.',
    submit: 'Enviar enlace',
    again: 'Enviar de nuevo',
    againIn: 'Enviar de nuevo en',
    withPhone: 'Ingresar con mi celular',
    linkLost:
      'El enlace no llegó completo o se perdió al recargar. Abre de nuevo el enlace de tu correo, o pide otro aquí.',
    waitFor: (time: string) => `Puedes pedir otro enlace en ${time}.`,
  },
  password: {
    title: 'Crea una contraseña nueva',
    label: 'Contraseña nueva',
    present: 'Contraseña actual',
    presentMissing: 'Escribe tu contraseña actual.',
    presentWrong: 'Esa no es tu contraseña actual.',
    missing: 'Escribe una contraseña nueva.',
    unkept: 'Escoge una que cumpla las tres condiciones.',
    rules: {
      length: `Mínimo ${passwordMinLength} caracteres`,
      common: 'No es una de las más usadas',
      personal: 'No lleva tu nombre ni tu celular',
    },
    met: 'Cumple:',
    unmet: 'Falta:',
    strength: 'Seguridad',
    levels: ['', 'Débil', 'Regular', 'Buena', 'Muy buena'] as const,
    others: 'Cerraremos tu sesión en los demás equipos.',
    save: 'Guardar',
    linkExpired: 'Este enlace ya no sirve',
    linkExpiredText: 'Los enlaces sirven una sola vez y por poco tiempo.',
    anotherLink: 'Pedir otro enlace',
    byCode: 'Para confirmar que eres tú, te enviamos un código al',
    sendCode: 'Enviar código',
    codeMissing: 'Pide el código y escríbelo.',
    codeSentTo: 'Escribe el código que enviamos al',
  },
};
