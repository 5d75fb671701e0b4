import { brandOfMessages, readSettings } from '../settings/settings.ts';
import type { Database } from '../transaction.ts';
import type { PdfLetterhead } from './table-pdf.ts';

/** The letterhead of the company, in the brand's colour. */
export async function letterheadOf(
  db: Database,
  words: Pick<PdfLetterhead, 'title' | 'about' | 'foot'>,
): Promise<PdfLetterhead> {
  const [{ name, colour }, values] = await Promise.all([brandOfMessages(db), readSettings(db)]);
  const nit = values['company.nit'];
  const company = [values['company.name'], nit === undefined ? undefined : `NIT ${nit}`].filter(
    (part) => part !== undefined,
  );
  return { ...words, brand: name, colour, company: company.join(', ') };
}
