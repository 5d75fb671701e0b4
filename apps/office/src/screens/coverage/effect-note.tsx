import type { CoverageEffect } from '@tonalia/contract/coverage-office';
import { coverageTexts } from '../../messages/coverage.es-CO.ts';

const texts = coverageTexts.effect;

/** What a change does, before it is made: crossings with other zones, and customers left without delivery, are marked. */
export function EffectNote({
  effect: { added, removed, taken, gained, lost, openOrders },
}: {
  effect: CoverageEffect;
}) {
  const warnings = [
    ...taken.map(({ zone, cities }) => texts.taken(zone.name, cities)),
    ...(lost.cities > 0 ? [texts.lost(lost.cities, lost.customers)] : []),
  ];
  const facts = [
    ...(added > 0 ? [texts.added(added)] : []),
    ...(removed > 0 ? [texts.removed(removed)] : []),
    ...(added + removed === 0 ? [texts.none] : []),
    ...(gained.cities > 0 ? [texts.gained(gained.cities, gained.customers)] : []),
    texts.open(openOrders),
  ];
  return (
    <section aria-label={texts.title} aria-live="polite" className="grid gap-2 text-[0.875rem]">
      {warnings.length > 0 && (
        <div className="grid gap-1 rounded-[12px] bg-warn-soft px-4 py-3 text-warn-ink">
          {warnings.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
      <p className="rounded-[12px] bg-surface-2 px-4 py-3">{facts.join(' ')}</p>
    </section>
  );
}
