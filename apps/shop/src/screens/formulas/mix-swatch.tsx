import { sheen } from '@tonalia/ui/sheen';
import { classNames } from '@tonalia/ui/class-names';
import type { Mix } from '@tonalia/contract/formulas';
import { type SalonShelf, colourOf, developerOf, hexOf } from './mix-figures.ts';

/** The colour of a mix, as a guide. Decorative. */
export function MixSwatch({ mix, shelf, className }: { mix: Mix; shelf: SalonShelf; className?: string }) {
  const hex = hexOf(mix, shelf);
  return (
    <span
      aria-hidden="true"
      className={classNames('block shrink-0', hex === null && 'bg-surface-3', className)}
      style={hex === null ? undefined : { background: sheen(hex) }}
    />
  );
}

/** The dyes of a mix and its developer as a bar, by grams. Decorative. */
export function MixBar({ mix, shelf }: { mix: Mix; shelf: SalonShelf }) {
  const developer = developerOf(mix);
  return (
    <span aria-hidden="true" className="mt-1.5 flex h-2 max-w-28 gap-0.5 overflow-hidden rounded-[3px]">
      {mix.lines.map(({ versionId, grams }) => (
        <span
          key={versionId}
          className="bg-surface-3"
          style={{ flex: grams, background: colourOf(shelf.get(versionId)) ?? undefined }}
        />
      ))}
      {developer > 0 && <span className="bg-surface-3" style={{ flex: developer }} />}
    </span>
  );
}
