import { readableUnderWhite } from '@tonalia/artwork/brand-palette';
import { parseHex } from '@tonalia/artwork/colour';
import { BrandPicture, CompanyRegime, LegalText, SupportHours } from '@tonalia/contract/settings';
import { dayIn } from '@tonalia/rules/dates';
import { formatDocument, isDocument } from '@tonalia/rules/document';
import { readLegalText } from '@tonalia/rules/legal-text';
import { z } from 'zod';
import { policySettings } from './policy-settings.ts';
import type { SettingDefinition } from './setting-definition.ts';
import { readSupportHours, writeSupportHours } from './support-hours.ts';
import { yesOrNo } from './yes-or-no.ts';

const define = <T>(definition: SettingDefinition<T>): SettingDefinition<T> => definition;

/** One line of text, usable in a page, a mail header and an SMS. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{C}<>]+$/u);
/** A fraction, typed and shown as "40 %". */
const share = (most: number) => ({
  schema: z.number().min(0).max(most),
  read: (text: string): number =>
    Number(/^(\d+(?:[.,]\d+)?) ?%?$/.exec(text)?.[1]?.replace(',', '.') ?? Number.NaN) / 100,
  write: (value: number): string => `${String(value * 100).replace('.', ',')} %`,
});
const phone = z.string().regex(/^57\d{10}$/);
/** "573205550200" as "320 555 02 00". */
const writePhone = (value: string): string => value.slice(2).replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4');
const readPhone = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  return digits.length === 10 ? `57${digits}` : digits;
};

/** A colour with white text on it. */
const ground = (label: string, example: string) =>
  define<string>({
    label,
    schema: z
      .string()
      .regex(/^#[\da-f]{6}$/)
      .refine((hex) => readableUnderWhite(hex) === hex),
    isRequired: false,
    example,
    read: (text) => parseHex(text) ?? text,
    write: (hex) => hex.toUpperCase(),
    advise: (text) => {
      const hex = parseHex(text);
      return hex && `no alcanza un contraste de 4,5 con texto blanco; usa ${readableUnderWhite(hex).toUpperCase()}`;
    },
  });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
/** A picture that the office stored; a person types none, only removes it. */
const picture = (label: string) =>
  define<BrandPicture>({
    label,
    schema: BrandPicture,
    isRequired: false,
    example: 'un archivo que se sube en la oficina',
    read: parseJson,
    write: ({ width, height }) => `${width} × ${height} px`,
  });

/** All settings. The keys are stored in the database, so their meaning never changes. */
export const settings = {
  'brand.name': define({
    label: 'Nombre de la marca',
    // Used in SMS codes and below a phone's icon: short, and nothing that mail programs turn into a link.
    schema: z.string().regex(/^[\p{L}\d][\p{L}\d &'-]{0,29}$/u),
    isRequired: true,
    example: 'Belleza Pro',
  }),
  'brand.colour': ground('Color principal', '#0B6549'),
  'brand.header_colour': ground('Color del encabezado', '#062E23'),
  'brand.accent_colour': ground('Color de acento', '#C2264A'),
  'brand.logo': picture('Logo'),
  'brand.icon': picture('Ícono'),
  'company.name': define({
    label: 'Razón social',
    schema: line(120),
    isRequired: true,
    example: 'Belleza Pro S.A.S.',
  }),
  'company.nit': define({
    label: 'NIT con dígito de verificación',
    schema: z.string().refine((text) => isDocument('NIT', text)),
    isRequired: true,
    example: '860.034.313-7',
    read: (text) => formatDocument('NIT', text),
  }),
  'company.regime': define({
    label: 'Régimen de la empresa',
    schema: CompanyRegime,
    isRequired: false,
    example: CompanyRegime.options.join(' o '),
    read: (text) => CompanyRegime.options.find((regime) => regime.toLowerCase() === text.toLowerCase()) ?? text,
  }),
  'company.dian_resolution': define({
    label: 'Resolución DIAN de facturación',
    schema: z.string().regex(/^\d{5,20}$/),
    isRequired: false,
    example: '18764082211430',
    read: (text) => text.replace(/\s/g, ''),
  }),
  'company.address': define({
    label: 'Dirección de la empresa',
    schema: line(160),
    isRequired: true,
    example: 'Carrera 43A # 1-50, Medellín, Antioquia, Colombia',
  }),
  'company.city': define({
    label: 'Ciudad y país, como van al pie de la página',
    schema: line(60),
    isRequired: true,
    example: 'Medellín, Colombia',
  }),
  'company.data_email': define({
    label: 'Correo para los datos personales',
    schema: z.email().max(120),
    isRequired: true,
    example: 'datos@bellezapro.example',
  }),
  'support.whatsapp': define({
    label: 'WhatsApp de ayuda',
    schema: phone,
    isRequired: true,
    example: '320 555 02 00',
    read: readPhone,
    write: writePhone,
  }),
  'support.phone': define({
    label: 'Teléfono de ayuda',
    schema: phone,
    isRequired: true,
    example: '604 555 02 00',
    read: readPhone,
    write: writePhone,
  }),
  'support.email': define({
    label: 'Correo de ayuda',
    schema: z.email().max(120),
    isRequired: true,
    example: 'hola@bellezapro.example',
  }),
  'support.hours': define({
    label: 'Horario de ayuda',
    schema: SupportHours.refine(({ from, to }) => from < to),
    isRequired: true,
    example: 'lun-sáb 8-18',
    read: readSupportHours,
    write: writeSupportHours,
  }),
  'support.email_answer': define({
    label: 'Cuándo se responde un correo',
    schema: line(60),
    isRequired: false,
    example: 'Respuesta en 1 día hábil',
  }),
  'legal.terms': define({
    label: 'Términos y política de datos',
    schema: LegalText,
    isRequired: true,
    example: 'un archivo con partes que empiezan por «## Título»',
    read: (text) => readLegalText(text, dayIn(new Date())),
    write: ({ version, sections }) => `versión ${version}, ${sections.length} partes`,
  }),
  'orders.prefix': define({
    label: 'Letras del número de pedido',
    schema: z.string().regex(/^[A-Z]{2,4}$/),
    isRequired: true,
    example: 'BP',
    read: (text) => text.toUpperCase(),
  }),
  'credit.name': define({
    label: 'Nombre del cupo de crédito',
    schema: line(40),
    isRequired: false,
    example: 'Cupo Belleza Pro',
  }),
  'loyalty.zone': define({
    label: 'Zona de los niveles de lealtad',
    schema: line(40),
    isRequired: false,
    example: 'URBANO1 BTA',
  }),
  'deliveries.shows_driver': yesOrNo('El cliente ve el nombre del conductor y el vehículo'),
  'shop.published': yesOrNo('La tienda está publicada'),
  'import.price_floor': define({
    label: 'Precio más bajo que se cree, en pesos',
    schema: z.number().int().min(1).max(100_000_000),
    isRequired: false,
    example: '500',
    read: (text) => Number(text.replaceAll('.', '')),
  }),
  'import.price_change_warning': define({
    label: 'Cambio de precio que se cree sin preguntar',
    isRequired: false,
    example: '40 %',
    ...share(10),
  }),
  'import.price_stop_share': define({
    label: 'Parte de precios dudosos con la que una importación se detiene',
    isRequired: false,
    example: '5 %',
    ...share(1),
  }),
  ...policySettings,
};

/** The key of a setting of the registry. */
export type SettingKey = keyof typeof settings;
/** The type of a setting's value, as its schema in the registry parses it. */
export type SettingValue<K extends SettingKey> = (typeof settings)[K] extends SettingDefinition<infer T> ? T : never;

/** Every key, in the order of the registry. */
export const settingKeys = Object.keys(settings) as SettingKey[]; // Object.keys returns string[]

/** Whether a text is the key of a setting. */
export const isSettingKey = (text: string): text is SettingKey => Object.hasOwn(settings, text);
