import { readFile } from 'node:fs/promises';
import { TERMS_VERSION } from '@tonalia/contract/terms';
import { readLegalText } from '@tonalia/rules/legal-text';
import type { ClientBase } from 'pg';

/** The demo's company. It does not exist: its telephone numbers are not assigned. */
export const demoSettings = {
  'brand.name': 'Tonalia',
  'company.name': 'Tonalia S.A.S.',
  'company.nit': '900.555.014-1',
  'company.regime': 'Responsable de IVA',
  'company.dian_resolution': '18764082211430',
  'company.address': 'Calle 57 # 9-41, Bogotá, D.C., Colombia',
  'company.city': 'Bogotá, Colombia',
  'company.data_email': 'datos@tonalia.co',
  'support.whatsapp': '573105550100',
  'support.phone': '576015550100',
  'support.email': 'hola@tonalia.co',
  'support.hours': { weekdays: [1, 2, 3, 4, 5, 6], from: 8, to: 18 },
  'support.email_answer': 'Respuesta en 1 día hábil',
  'orders.prefix': 'TN',
};

const termsFile = new URL('../../contract/texts/terms.es-CO.md', import.meta.url);

/** Terms of the demo's company, as an owner would publish them. */
async function demoTerms() {
  const values: Record<string, unknown> = demoSettings;
  const text = await readFile(termsFile, 'utf8');
  const filled = text.replaceAll(/\{\{([^}]+)\}\}/g, (_, key: string) => String(values[key]));
  return readLegalText(filled, TERMS_VERSION);
}

/** Writes the settings of the demo's company. Settings that were set or removed before stay as they are. */
export async function loadSettings(client: ClientBase): Promise<void> {
  const values = { ...demoSettings, 'legal.terms': await demoTerms() };
  await client.query(
    `with given as (
       select key, value from jsonb_each($1::jsonb)
       where not exists (select from platform.setting_history h where h.key = jsonb_each.key)
     ), kept as (
       insert into platform.setting_history (key, value, set_by) select key, value, 'demo' from given
     )
     insert into platform.setting (key, value, updated_by) select key, value, 'demo' from given
     on conflict (key) do nothing`,
    [JSON.stringify(values)],
  );
}
