import { formatPesos } from '@tonalia/rules/money';
import type { ConflictRow } from '../../components/conflict-note.tsx';
import { packTexts } from '../../messages/pack.es-CO.ts';
import { photoTexts } from '../../messages/photos.es-CO.ts';
import { productTexts as texts } from '../../messages/product.es-CO.ts';
import type { FieldValue, EditedShade, ValueConflict } from './edits.rules.ts';

/** Both values of each field that another person changed, in words. */
export const conflictRows = (conflicts: readonly ValueConflict[], rows: readonly EditedShade[]): ConflictRow[] =>
  conflicts.map(({ key, mine, saved }) => {
    const [id = '', field = ''] = key.split(':');
    const word = texts.fields[field as keyof typeof texts.fields]; // as: every field has its word
    const row = rows.find(({ _id }) => _id === id);
    return {
      name: row ? texts.ofShade(word, row.shade ?? row.code) : word,
      mine: inWords(field, mine),
      saved: inWords(field, saved),
    };
  });

function inWords(field: string, value: FieldValue): string | null {
  if (value === null) return null;
  if (field === 'price') return formatPesos(Number(value));
  if (field === 'state') return texts.states[value as keyof typeof texts.states]; // as: the states of the contract
  if (field === 'packForm') return packTexts.forms[value as keyof typeof packTexts.forms]; // as: the forms of the contract
  if (field === 'tile') return photoTexts.grounds[value as keyof typeof photoTexts.grounds]; // as: the tiles of the contract
  return String(value);
}
