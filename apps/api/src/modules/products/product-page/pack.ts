import { type OfficeProduct, type PackDrawing, PackForm } from '@tonalia/contract/product-office';
import { AppError } from '@tonalia/contract/errors';
import { type ArtSpec, type DrawnForm, resolve } from '@tonalia/artwork/spec';
import type { Database, Transaction } from '../../../platform/transaction.ts';
import { type PackSource, packOf } from '../picture/drawing.ts';
import { pictureStatements } from '../picture/picture.sql.ts';
import { tileOf } from '../wire.ts';
import { readOfficeShades, setPack } from './product-page.sql.ts';

/** The forms of the contract are those that are drawn. */
const isDrawn = (form: PackForm): DrawnForm => form;

type PackFields = Pick<OfficeProduct, 'packForm' | 'packBody' | 'packCap' | 'tile'>;

/** The drawn pack and the tile of a product; no pack where a scene is drawn. */
export function packFieldsOf(product: PackSource & { id: string; tile: string | null }): PackFields {
  const spec = packOf(product);
  const { form, body, cap } = spec ? resolve(spec) : { form: null, body: null, cap: null };
  return { packForm: form, packBody: body, packCap: cap, tile: tileOf(product.id, product.tile) };
}

/** Writes a changed pack and tile of a locked product. INVALID_REQUEST for a pack where a scene is drawn. */
export async function writePack(
  tx: Transaction,
  { id, edit, before }: { id: string; edit: Partial<PackFields>; before: PackFields },
): Promise<void> {
  const { packForm, packBody, packCap, tile } = edit;
  const isRepacked = [packForm, packBody, packCap].some((value) => value !== undefined);
  if (!isRepacked && tile === undefined) return;
  if (isRepacked && before.packForm === null)
    throw new AppError('INVALID_REQUEST', { field: 'packForm', detail: 'la ilustración del producto no es un envase' });
  const [source] = await pictureStatements.product(tx, id);
  const spec = source && packOf(source);
  const picture: ArtSpec | undefined =
    isRepacked && spec
      ? {
          ...spec,
          form: packForm ?? spec.form,
          ...(packBody && { body: packBody }),
          ...(packCap && { cap: packCap }),
        }
      : undefined;
  await setPack(tx, { id, picture: picture ? JSON.stringify(picture) : null, tile: tile ?? before.tile });
}

/** A product's pack in every form, as SVG, with its first shade. None where a scene is drawn. PRODUCT_NOT_FOUND. */
export async function drawPacks(
  db: Database,
  { id, now, body, cap }: { id: string; now: Date; body: string | undefined; cap: string | undefined },
): Promise<PackDrawing[]> {
  const [[source], shades, { art }] = await Promise.all([
    pictureStatements.product(db, id),
    readOfficeShades(db, { id, now }),
    // the typefaces are read with it
    import('@tonalia/artwork/art'),
  ]);
  if (!source) throw new AppError('PRODUCT_NOT_FOUND');
  const spec = packOf(source);
  if (!spec) return [];
  const shown = shades.find(({ hex }) => hex !== null);
  const look: ArtSpec = {
    ...spec,
    ...(body && { body }),
    ...(cap && { cap }),
    ...(shown?.hex && { shade: shown.hex }),
    ...(shown?.shade_code && { code: shown.shade_code }),
  };
  return PackForm.options.map((form) => ({ form, svg: art({ ...look, form: isDrawn(form) }) }));
}
