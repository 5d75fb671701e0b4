import type { PhotoGround } from '@tonalia/contract/media-office';
import { OfficeButton } from '../../components/office-button.tsx';
import { photoTexts as texts } from '../../messages/photos.es-CO.ts';

const grounds = ['blanco', 'mantequilla', 'rubor', 'salvia', 'niebla', 'malva'] as const satisfies PhotoGround[];

/** The tiles of the shop in the light theme, which the server draws too; white is no tile. */
const colourOf = (ground: PhotoGround): string => (ground === 'blanco' ? 'white' : `var(--tile-${ground})`);

export interface GroundChoiceProps {
  cut: boolean;
  ground: PhotoGround | null;
  onChange: (look: { cut: boolean; ground: PhotoGround | null }) => void;
}

/** Whether the ground around the goods is removed, and the tint in its place. */
export const GroundChoice = ({ cut, ground, onChange }: GroundChoiceProps) => (
  <div role="group" aria-label={texts.ground} className="mt-3 flex flex-wrap items-center gap-1.5">
    <span className="mr-1 text-[0.8125rem] text-text-2">{texts.ground}</span>
    <OfficeButton
      look={cut ? 'soft' : 'secondary'}
      small
      aria-pressed={cut}
      onClick={() => onChange({ cut: !cut, ground: cut ? null : ground })}
    >
      {texts.cut}
    </OfficeButton>
    {grounds.map((one) => (
      <button
        key={one}
        type="button"
        aria-label={texts.grounds[one]}
        aria-pressed={ground === one}
        className="size-[23px] rounded-[8px] border border-line max-lg:size-11 aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-brand"
        style={{ background: colourOf(one) }}
        onClick={() => onChange({ cut: true, ground: ground === one ? null : one })}
      />
    ))}
  </div>
);
