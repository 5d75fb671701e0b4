import type { BannerPlace } from '@tonalia/contract/promotions-office';
import { Icon } from '@tonalia/ui/icon';
import { VersionField } from '../../features/find-thing/choice-fields.tsx';
import { VersionPicture } from '../../components/version-picture.tsx';
import { marketingTexts as texts } from '../../messages/marketing.es-CO.ts';
import { type BannerFields, firstGround } from './banner-draft.ts';

/** Most packs on a picture. */
const MOST_PACKS = 4;

/** Composes the picture of a banner: packs of the catalogue on a wall. The shop fixes the wall of the main banners, which is the ground of their text. */
export function SceneFields({
  place,
  scene,
  onChange,
}: {
  place: BannerPlace;
  scene: BannerFields['scene'];
  onChange: (scene: BannerFields['scene']) => void;
}) {
  const { packs, ground } = scene ?? { packs: [], ground: firstGround };
  const hasGround = place === 'featured' || place === 'popup';
  return (
    <div className="grid gap-3">
      {packs.length > 0 && (
        <ul aria-label={texts.packs} className="flex flex-wrap gap-2">
          {packs.map((pack) => (
            <li key={pack._id}>
              <button
                type="button"
                aria-label={texts.removePack(pack.name)}
                title={texts.removePack(pack.name)}
                className="relative block"
                onClick={() => onChange({ ground, packs: packs.filter(({ _id }) => _id !== pack._id) })}
              >
                <VersionPicture image={pack.image} tile={pack.tile} size="md" />
                <span className="absolute -top-1 -right-1 rounded-full bg-surface text-text-2 shadow-2">
                  <Icon name="x" size="xs" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {packs.length < MOST_PACKS && (
        <VersionField
          key={packs.length}
          onChoose={(_id, { productName, shade, name, image, tile }) =>
            onChange({
              ground,
              packs: [
                ...packs.filter((one) => one._id !== _id),
                { _id, name: [productName, shade, name].filter(Boolean).join(' '), image, tile },
              ],
            })
          }
        />
      )}
      {hasGround && (
        <div role="group" aria-label={texts.ground} className="flex items-center gap-2">
          <span className="flex-1 text-label">{texts.ground}</span>
          {Object.entries(texts.grounds).map(([hex, name]) => (
            <button
              key={hex}
              type="button"
              aria-label={name}
              title={name}
              aria-pressed={scene !== null && ground === hex}
              className="touch-area size-7 rounded-[9px] inset-ring inset-ring-swatch-edge aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-brand"
              style={{ background: hex }}
              onClick={() => onChange({ packs, ground: hex })}
            />
          ))}
        </div>
      )}
      {scene && <p className="text-[0.8125rem] text-text-2">{texts.drawnOnSave}</p>}
    </div>
  );
}
