import { type SettingValues, brandOfMessages, readSettings } from '../settings/settings.ts';
import type { Database } from '../transaction.ts';
import { findLogo } from './logo.sql.ts';
import type { PdfLetterhead } from './table-pdf.ts';

/** The letterhead of the company, with its logo or else in the brand's colour. */
export async function letterheadOf(
  db: Database,
  words: Pick<PdfLetterhead, 'title' | 'about' | 'foot'>,
): Promise<PdfLetterhead> {
  const [{ name, colour }, values] = await Promise.all([brandOfMessages(db), readSettings(db)]);
  const nit = values['company.nit'];
  const company = [values['company.name'], nit === undefined ? undefined : `NIT ${nit}`].filter(
    (part) => part !== undefined,
  );
  return { ...words, brand: name, colour, company: company.join(', '), logo: await logoOf(db, values) };
}

async function logoOf(db: Database, { 'brand.logo': picture }: SettingValues): Promise<PdfLetterhead['logo']> {
  const [file] = picture === undefined ? [] : await findLogo(db, picture.version);
  if (!picture || !file) return null;
  return {
    url: `data:image/png;base64,${file.content.toString('base64')}`,
    width: picture.width,
    height: picture.height,
  };
}
