/** What people read when they were registered, and when somebody looked at it. */
export const emailTakenSubject = 'Alguien creó una cuenta con tu correo';
export const emailTakenText = (loginUrl: string) =>
  `Alguien creó una cuenta en Tonalia y escribió este correo, que ya es de tu cuenta. Tu cuenta sigue igual y nadie más puede ` +
  `ingresar con tu correo.\n\nSi fuiste tú, ingresa con la cuenta que ya tienes: ${loginUrl}`;

export const invitationText = (seller: string, loginUrl: string) =>
  `${seller} creó tu cuenta en Tonalia. Ingresa con este celular: ${loginUrl}`;

export const approvedSubject = 'Tu registro está aprobado';
export const approvedText = (homeUrl: string) =>
  `Tu registro en Tonalia está aprobado: ya ves tus precios y puedes hacer pedidos. ${homeUrl}`;

export const rejectedSubject = 'Falta corregir un dato de tu registro';
export const rejectedText = (reason: string, statusUrl: string) =>
  `Falta corregir un dato de tu registro en Tonalia: ${reason}. Míralo aquí: ${statusUrl}`;
