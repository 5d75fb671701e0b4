import type { ShelfItem } from '@tonalia/contract/formulas';
import { proportionText } from '@tonalia/rules/mix-text';
import { Icon } from '@tonalia/ui/icon';
import { SegmentedControl } from '@tonalia/ui/segmented-control';
import { useState } from 'react';
import { LinePicture } from '../../features/line-picture/line-picture.tsx';
import { formulaMessages as words } from '../../messages/formulas.es-CO.ts';
import { DyeRow, ShelfLeft } from './dye-row.tsx';
import { developerOf, totalOf } from './mix-figures.ts';
import { MixSwatch } from './mix-swatch.tsx';
import { ShelfSheet } from './shelf-sheet.tsx';
import type { MixDraft } from './use-mix-draft.ts';

const VOLUMES = [10, 20, 30, 40];
const PROPORTIONS = [10, 15, 20];
/** The usual ones, and the one that the mix has. */
const withOwn = (usual: readonly number[], own: number | undefined) =>
  [...new Set([...usual, ...(own === undefined ? [] : [own])])].toSorted((a, b) => a - b);

/** The mix: its colour, its dyes, the oxidant and the proportion. */
export function MixCard({ draft }: { draft: MixDraft }) {
  const { client, shelf, setMix, setVolume, step } = draft;
  const { mix } = client;
  const [counted, setCounted] = useState<ShelfItem | null>(null);
  const correct = (versionId: string) => setCounted(shelf.get(versionId) ?? null);
  const developer = developerOf(mix);
  const oxidant = mix.developer?.versionId ?? null;
  const bottle = oxidant === null ? null : (shelf.get(oxidant)?.match ?? null);
  return (
    <>
      <section className="overflow-hidden rounded-card bg-surface inset-ring inset-ring-line">
        <div className="relative h-28">
          <MixSwatch mix={mix} shelf={shelf} className="absolute inset-0" />
          <div className="absolute inset-x-3.5 bottom-3 flex items-end justify-between gap-3">
            <p className="min-w-0 truncate rounded-[13px] bg-tab px-3 py-2 text-h3 text-on-tab">
              {mix.title || words.one}
            </p>
            <p className="shrink-0 rounded-[13px] bg-tab px-3 py-2.5 text-label text-on-tab">
              {words.grams(totalOf(mix))}
            </p>
          </div>
        </div>
        <ul className="px-3.5">
          {mix.lines.map(({ versionId, grams }) => (
            <DyeRow
              key={versionId}
              item={shelf.get(versionId)}
              grams={grams}
              onStep={(way) => step(versionId, way)}
              onCorrect={() => correct(versionId)}
            />
          ))}
          <li className="flex min-h-16 flex-wrap items-center gap-3 py-2">
            {bottle && <LinePicture match={bottle} />}
            <span className="min-w-0 flex-1">
              <b className="block text-label">
                {mix.developer ? words.oxidant(mix.developer.volume) : words.noOxidant}
              </b>{' '}
              {oxidant !== null && (
                <ShelfLeft item={shelf.get(oxidant)} need={developer} onCorrect={() => correct(oxidant)} />
              )}
            </span>
            {mix.developer && <b className="pr-2 text-label">{words.grams(developer)}</b>}
          </li>
        </ul>
        <SegmentedControl
          label={words.volume}
          className="mx-3.5 mb-3"
          value={String(mix.developer?.volume ?? '')}
          onChange={(volume) => setVolume(Number(volume))}
          options={withOwn(VOLUMES, mix.developer?.volume).map((volume) => ({
            value: String(volume),
            label: words.vol(volume),
          }))}
        />
      </section>
      <div className="flex flex-wrap gap-2">
        <SegmentedControl
          label={words.proportion}
          className="min-w-0 flex-1 basis-52 inset-ring inset-ring-line"
          value={String(mix.proportion)}
          onChange={(proportion) => setMix((before) => ({ ...before, proportion: Number(proportion) }))}
          options={withOwn(PROPORTIONS, mix.proportion).map((tenths) => ({
            value: String(tenths),
            label: proportionText(tenths),
          }))}
        />
        {mix.minutes !== null && (
          <p className="flex min-h-12 items-center gap-2 rounded-[14px] border-[1.5px] border-line bg-surface px-4 text-label">
            <Icon name="clock" size="sm" />
            {words.minutesOf(mix.minutes)}
          </p>
        )}
      </div>
      {counted && <ShelfSheet item={counted} onClose={() => setCounted(null)} />}
    </>
  );
}
