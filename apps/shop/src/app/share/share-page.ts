import { readShop } from '../../api/settings/read-settings.ts';
import { shop } from '../../api/settings/shop-settings.ts';
import { type ShareReading, renderShare } from './render-share.tsx';
// oxlint-disable-next-line import/default -- build/inline-script.ts makes it
import script from './script/page-script.ts?inline-script';
import style from './share.css?inline';

/** The page of a shared link; `publicUrl` is the shop's address for links in it. */
export async function sharePage(reading: ShareReading, publicUrl: string): Promise<string> {
  await readShop();
  return renderShare(reading, { brand: shop().brand, publicUrl, style, script });
}
