import type { SettingKey } from '../src/platform/settings/registry.ts';
import { setSetting } from '../src/platform/settings/set-setting.ts';
import type { Database } from '../src/platform/transaction.ts';

/** Names the installation of a test, as most owners do first. */
export async function nameInstallation(db: Database, brand = 'Tonalia', prefix = 'TN'): Promise<void> {
  await db.query(
    `insert into platform.setting (key, value, updated_by)
     values ('brand.name', to_jsonb($1::text), 'test'), ('orders.prefix', to_jsonb($2::text), 'test')
     on conflict (key) do update set value = excluded.value`,
    [brand, prefix],
  );
}

/** Settings that give an installation an owner's company. The terms name company and NIT. */
export const ownSettings = {
  'brand.name': 'Belleza Pro',
  'company.name': 'Distribuciones Belleza Pro S.A.S.',
  'company.nit': '860.034.313-7',
  'company.address': 'Carrera 43A # 1-50, Medellín',
  'company.city': 'Medellín, Colombia',
  'company.data_email': 'datos@bellezapro.example',
  'support.whatsapp': '320 555 02 00',
  'support.phone': '604 555 02 00',
  'support.email': 'ayuda@bellezapro.example',
  'support.hours': 'lun-vie 9-17',
  'orders.prefix': 'bp',
  'legal.terms': '## Quiénes somos\n\nLa opera {{company.name}}, NIT {{company.nit}}, {{company.address}}.',
} as const satisfies Partial<Record<SettingKey, string>>;

/** Gives the installation of a test a company other than the demo's. */
export async function makeOwn(db: Database): Promise<void> {
  const entries = Object.entries(ownSettings) as [SettingKey, string][]; // Object.entries loses the types of the keys
  for (const [key, text] of entries) await setSetting(db, { key, text, by: 'dueña' });
}

/** Texts of the demo's company alone: its name, and the addresses and numbers of its people. */
export const ofTheDemo =
  /tonalia(?!\.(theme|userLogin|closed|phone|welcome))|900\.?555\.?014|573105550100|576015550100|601 555 01 00|310 555 01 00|Calle 57 # 9-41|\bTN-/i;
