/**
 * Whose shop this is: what another distributor changes to run it as theirs. Logo and colours are in packages/ui
 * (wordmark, tokens.css), the legal texts in messages/terms.es-CO.ts.
 */
export const brandName = 'Tonalia';

/** How to reach people. `whatsapp` and `phone` are in E.164 without the plus, as links write them. */
export const support = {
  whatsapp: '573105550100',
  phone: '576015550100',
  phoneShown: '601 555 01 00',
  email: 'hola@tonalia.co',
  /** Bogotá's clock; ISO weekdays, 1 is Monday. */
  hours: { weekdays: [1, 2, 3, 4, 5, 6], from: 8, to: 18, text: 'Lun a sáb, 8 a 6' },
  emailAnswer: 'Respuesta en 1 día hábil',
} as const;

/** Who answers for the sale and for people's data, as the law asks to be named. */
export const company = {
  name: 'Tonalia S.A.S.',
  nit: '900.555.014-1',
  address: 'Calle 57 # 9-41, Bogotá, D.C., Colombia',
  dataEmail: 'datos@tonalia.co',
} as const;
