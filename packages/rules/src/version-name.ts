import { formatNumber } from './money.ts';

/** The shade and the size of a version, each null for one without. */
export interface ShadeAndVolume {
  shade_code: string | null;
  shade_name: string | null;
  volume: number | null;
  volume_unit: 'ml' | 'g' | 'und' | null;
}

/** "7.1 Rubio medio cenizo"; null without a shade. */
export function shadeName({ shade_code, shade_name }: ShadeAndVolume): string | null {
  return [shade_code, shade_name].filter(Boolean).join(' ') || null;
}

/** "90 ml"; null without a volume, and for a single piece. */
export function volumeName({ volume, volume_unit }: ShadeAndVolume): string | null {
  const isPiece = volume === 1 && volume_unit === 'und';
  return volume === null || isPiece ? null : `${formatNumber(volume)} ${volume_unit ?? ''}`.trim();
}

/** Shade and volume: "7.1 Rubio medio cenizo, 90 ml". */
export function versionName(version: ShadeAndVolume): string | null {
  return [shadeName(version), volumeName(version)].filter(Boolean).join(', ') || null;
}

/** The colour of a version for the wire; null without a shade. */
export function colourOf(version: ShadeAndVolume & { hex: string | null; colour_image: string | null }) {
  const name = shadeName(version);
  return name === null ? null : { name, image: version.colour_image, color: version.hex };
}
