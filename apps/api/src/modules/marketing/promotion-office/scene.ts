import type { ArtSpec, SceneItem, SceneSpec } from '@tonalia/artwork/spec';
import type { BannerPlace } from '@tonalia/contract/promotions-office';

/** The size of a place's picture, and the part of its width that has no text. */
const places: Record<BannerPlace, { width: number; height: number; from: number; hasArches: boolean }> = {
  main: { width: 808, height: 372, from: 376, hasArches: true },
  'main-mobile': { width: 358, height: 310, from: 12, hasArches: true },
  featured: { width: 384, height: 216, from: 150, hasArches: false },
  popup: { width: 400, height: 360, from: 30, hasArches: false },
};

/** A scale of dyes from light to dark. */
const arches = ['#efd2a0', '#ebb07a', '#dc8e4c', '#cb6e3c', '#b84c3e', '#983236', '#7c2230', '#542033'];

/** The picture of a banner: packs in a row on a wall, beside the room of the text. */
export function sceneOf(place: BannerPlace, packs: readonly ArtSpec[], ground: string): SceneSpec {
  const { width, height, from, hasArches } = places[place];
  const floor = Math.round(height * 0.86);
  const to = width - 12;
  const step = (to - from) / Math.max(1, packs.length);
  // a pack is 400 units high and about 130 wide at scale 1
  const scale = Math.min((height * (place === 'main-mobile' ? 0.5 : 0.72)) / 400, step / 150);
  const items = packs.map((pack, at): SceneItem => ({
    ...pack,
    x: Math.round(from + step * (at + 0.5)),
    y: floor,
    scale: round(scale),
  }));
  return {
    width,
    height,
    background: ground,
    items,
    ...(hasArches && {
      arches: { colors: arches, from, to, bottom: floor, ...(place === 'main-mobile' && { top: 124 }) },
    }),
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
