import { type BrandFile, brandPicturePath } from '@tonalia/contract/settings';
import type { OperatorActor } from '../../../platform/http/actor.ts';
import { changeSetting } from '../../../platform/settings/set-setting.ts';
import { lockSettings } from '../../../platform/settings/settings.sql.ts';
import { type Database, inTransaction } from '../../../platform/transaction.ts';
import { saveBrandFile } from './brand-picture.sql.ts';
import { drawBrandPicture } from './draw-brand-picture.ts';

/**
 * Stores a logo or an icon and shows it from now on: files and setting in one transaction. Refuses with BRAND_PICTURE_WRONG,
 * BRAND_PICTURE_SMALL and BRAND_ICON_NOT_SQUARE.
 */
export async function saveBrandPicture(
  db: Database,
  { name, operatorId, network }: Pick<OperatorActor, 'name' | 'operatorId' | 'network'>,
  kind: 'logo' | 'icon',
  file: Buffer,
): Promise<BrandFile> {
  const { files, ...picture } = await drawBrandPicture(kind, file);
  await inTransaction(db, async (tx) => {
    await lockSettings(tx);
    for (const one of files) await saveBrandFile(tx, picture.version, one.name, one.content);
    const author = { by: name, operator: { operatorId, network } };
    await changeSetting(tx, { ...author, key: `brand.${kind}`, text: JSON.stringify(picture) });
  });
  const { version, width, height } = picture;
  return { url: brandPicturePath(version, kind === 'logo' ? 'logo' : 'icon-512'), width, height };
}
