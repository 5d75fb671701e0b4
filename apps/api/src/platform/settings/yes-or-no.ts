import { z } from 'zod';
import type { SettingDefinition } from './setting-definition.ts';

/** A setting that is on or off: "sí" or "no". */
export const yesOrNo = (label: string): SettingDefinition<boolean> => ({
  label,
  schema: z.boolean(),
  isRequired: false,
  example: 'sí',
  read: (text) => ({ sí: true, si: true, no: false })[text.toLowerCase()] ?? text,
  write: (isYes) => (isYes ? 'sí' : 'no'),
});
