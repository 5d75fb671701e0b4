import { useQuery } from '@tanstack/react-query';
import { hexToLch, lchToHex } from '@tonalia/ui/sheen';
import { Skeleton } from '@tonalia/ui/skeleton';
import { Swatch } from '@tonalia/ui/swatch';
import { useEffect, useRef, useState } from 'react';
import { colourFamiliesQuery } from '../../api/queries/colours.ts';
import { colourSearchMessages as text } from '../../messages/colour-search.es-CO.ts';

export interface SwatchPanelProps {
  hex: string | null;
  onChoose: (hex: string) => void;
}

const allFamilies = 'grid grid-cols-5 gap-x-1 gap-y-3 py-0.5 lg:gap-x-2';
const rowOfFamilies =
  'no-scrollbar max-lg:-mx-4 max-lg:flex max-lg:overflow-x-auto max-lg:px-4 max-lg:*:w-16 max-lg:*:shrink-0';

/** Picks a colour from swatches: a family, then lighter or darker; or any colour with the device's picker. */
export function SwatchPanel({ hex, onChoose }: SwatchPanelProps) {
  const { data: families, isPending } = useQuery(colourFamiliesQuery);
  // The strip stays while its tones are tried one by one.
  const [strip, setStrip] = useState(hex);
  if (hex !== null && !tonesOf(strip).includes(hex)) setStrip(hex);
  const row = useInSight(strip);
  return (
    <div className="pb-6">
      {/* Before a choice the page is otherwise empty, so all families are shown on a phone too. */}
      <div
        ref={row}
        role="group"
        aria-label={text.families}
        className={hex === null ? allFamilies : `${allFamilies} ${rowOfFamilies}`}
      >
        {isPending && Array.from({ length: 10 }, (_, at) => <Skeleton key={at} className="h-17 rounded-control" />)}
        {families?.map(({ _id, name, color }) => (
          <button
            key={_id}
            type="button"
            aria-pressed={strip === color}
            className="group/family flex min-w-0 flex-col items-center gap-1.5 rounded-control pt-1 text-micro text-text-2 aria-pressed:text-text"
            onClick={() => onChoose(color)}
          >
            <Swatch
              color={color}
              size={48}
              className="outline-offset-2 outline-brand group-aria-pressed/family:outline-2"
            />
            <span className="w-full truncate text-center">{name}</span>
          </button>
        ))}
      </div>
      <Tones tones={tonesOf(strip)} hex={hex} onChoose={onChoose} />
      <OtherColour hex={hex} onChoose={onChoose} />
    </div>
  );
}

/** Scrolls the chosen swatch of a row into view. */
function useInSight(chosen: string | null) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = row.current;
    const one = list?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (list && one) list.scrollLeft = one.offsetLeft - (list.clientWidth - one.offsetWidth) / 2;
  }, [chosen]);
  return row;
}

const STEPS = [0.24, 0.16, 0.08, 0, -0.08, -0.16, -0.24];

/** The same hue from light to dark, the colour itself in the middle. */
function tonesOf(hex: string | null): string[] {
  if (hex === null) return [];
  const base = hexToLch(hex);
  const at = (by: number) => lchToHex({ ...base, l: Math.min(0.97, Math.max(0.12, base.l + by)) }).toUpperCase();
  return STEPS.map((by) => (by === 0 ? hex : at(by)));
}

function Tones({ tones, hex, onChoose }: SwatchPanelProps & { tones: readonly string[] }) {
  if (tones.length === 0) return null;
  return (
    <div role="group" aria-label={text.finer} className="mt-5 flex h-12 gap-1">
      {tones.map((tone, at) => (
        <button
          key={STEPS[at]}
          type="button"
          aria-label={text.tone(at + 1, tones.length)}
          aria-pressed={tone === hex}
          className="min-w-0 flex-1 rounded-[10px] inset-ring inset-ring-swatch-edge outline-offset-2 outline-brand first:rounded-l-control last:rounded-r-control aria-pressed:outline-[2.5px]"
          style={{ background: tone }}
          onClick={() => onChoose(tone)}
        />
      ))}
    </div>
  );
}

/** Debounce in ms: the device's picker reports every intermediate colour. */
const SETTLED_MS = 250;

const EVERY_COLOUR = 'conic-gradient(in hsl longer hue, red, red)';

function OtherColour({ hex, onChoose }: SwatchPanelProps) {
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>();
  return (
    <label className="has-focus-visible:focus-ring pressable mt-4 flex h-12 items-center gap-3 rounded-control border-[1.5px] border-line px-3 text-label">
      {/* Before a choice it shows a rainbow, not the picker's initial colour. */}
      <span className="size-7 shrink-0 rounded-[9px]" style={hex === null ? { background: EVERY_COLOUR } : undefined}>
        <input
          type="color"
          key={hex}
          defaultValue={(hex ?? '#C2264A').toLowerCase()}
          className={`block size-7 cursor-pointer appearance-none rounded-[9px] border-0 bg-transparent p-0 outline-none ${hex === null ? 'opacity-0' : ''}`}
          onChange={({ currentTarget: { value } }) => {
            clearTimeout(timer);
            setTimer(setTimeout(() => onChoose(value.toUpperCase()), SETTLED_MS));
          }}
        />
      </span>
      {text.other}
    </label>
  );
}
