import { type BrandPalette, brandPalette } from '@tonalia/artwork/brand-palette';
import type { LegalText } from '@tonalia/contract/settings';
import { TERMS_VERSION } from '@tonalia/contract/terms';
import type { Database, Transaction } from '../transaction.ts';
import { type SettingKey, type SettingValue, isSettingKey, settingKeys, settings } from './registry.ts';
import {
  type SettingRow,
  findBrand,
  findCreditName,
  findSettingText,
  findTextVersion,
  listSettingRows,
} from './settings.sql.ts';

/** The values that are set; a stored value that no longer fits its schema counts as not set. */
export type SettingValues = { [K in SettingKey]?: SettingValue<K> };

/** The author of the demo's values. They are examples, so a public start does not accept them. */
export const DEMO_AUTHOR = 'demo';

/** Names for an installation without its own; no company is behind them. */
const UNNAMED = 'Tienda';
const SPECIFIED_ZONE = 'URBANO1 BTA';
/** The drawn brand's colour. */
const DRAWN = '#0b6549';

/** The stored settings, read from the database. A value that the registry refuses counts as not set. */
export async function readSettings(db: Database | Transaction): Promise<SettingValues> {
  return valuesOf(await listSettingRows(db));
}

function valuesOf(rows: readonly SettingRow[]): SettingValues {
  const valid = rows.flatMap(({ key, value }) => {
    const parsed = isSettingKey(key) ? settings[key].schema.safeParse(value) : undefined;
    return parsed?.success ? [[key, parsed.data] as const] : [];
  });
  return Object.fromEntries(valid) as SettingValues; // as: each value passed the schema of its key
}

/** The settings that prevent a public start: required ones that are not set, and those with the demo's value. */
export async function missingSettings(db: Database): Promise<SettingKey[]> {
  const rows = await listSettingRows(db);
  const ofDemo = new Set(rows.filter(({ updatedBy }) => updatedBy === DEMO_AUTHOR).map(({ key }) => key));
  const values = valuesOf(rows);
  return settingKeys.filter((key) => ofDemo.has(key) || (settings[key].isRequired && values[key] === undefined));
}

/** The brand's name for messages, read from the database; a neutral word when it is not set. */
export async function brandName(db: Database | Transaction): Promise<string> {
  const [found] = await findSettingText(db, 'brand.name' satisfies SettingKey);
  return found?.value ?? UNNAMED;
}

/** What a message shows of the brand. */
export interface BrandOfMessages {
  name: string;
  /** `#rrggbb`, dark enough for white text. */
  colour: string;
}

/** The brand's name and colour, read from the database; a neutral word and the drawn brand's colour when they are not set. */
export async function brandOfMessages(db: Database | Transaction): Promise<BrandOfMessages> {
  const [found] = await findBrand(db);
  return { name: found?.name ?? UNNAMED, colour: found?.colour ?? DRAWN };
}

/** The name of own credit, on bank statements and among payment methods. */
export async function creditName(db: Database | Transaction): Promise<string> {
  const [found] = await findCreditName(db);
  return found?.name ?? '';
}

/** The loyalty zone of this installation's tiers; default: the specification's zone. */
export async function loyaltyZone(db: Database | Transaction): Promise<string> {
  const [found] = await findSettingText(db, 'loyalty.zone' satisfies SettingKey);
  return found?.value ?? SPECIFIED_ZONE;
}

/** The version of the terms accepted now; the demo's when none were published. */
export const versionOf = ({ 'legal.terms': terms }: SettingValues): string => terms?.version ?? TERMS_VERSION;

/** The same, read from the database. */
export const termsVersion = async (db: Database | Transaction): Promise<string> => versionOf(await readSettings(db));

/** The terms of a published version, or the current ones; undefined when there are none. */
export async function findTerms(db: Database, version: string | undefined): Promise<LegalText | undefined> {
  if (version === undefined) return (await readSettings(db))['legal.terms'];
  const [found] = await findTextVersion(db, 'legal.terms' satisfies SettingKey, version);
  const parsed = settings['legal.terms'].schema.safeParse(found?.value);
  return parsed.success ? parsed.data : undefined;
}

/** Names used where the owner set none. */
export const namesOf = (values: SettingValues) => {
  const brand = values['brand.name'];
  return {
    brand: brand ?? UNNAMED,
    creditName: values['credit.name'] ?? `Cupo ${brand ?? 'de crédito'}`,
    loyaltyZone: values['loyalty.zone'] ?? SPECIFIED_ZONE,
  };
};

/** The tones of the owner's colours; null when none is set, for the drawn brand's. */
export function paletteOf(values: SettingValues): BrandPalette | null {
  const { 'brand.colour': main, 'brand.header_colour': header, 'brand.accent_colour': accent } = values;
  if (main === undefined && header === undefined && accent === undefined) return null;
  return brandPalette({ main: main ?? DRAWN, header, accent });
}
