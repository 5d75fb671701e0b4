import type { CoverageMap } from '@tonalia/contract/coverage-office';
import type { OfficeWarehouse } from '@tonalia/contract/warehouses-office';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Chip } from '@tonalia/ui/chip';
import { coverageQuery, forgetCoverage, removeZone, saveZone } from '../../api/coverage.ts';
import { warehousesQuery } from '../../api/warehouses.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { StateMap } from '../../features/coverage-map/state-map.tsx';
import { coverageTexts } from '../../messages/coverage.es-CO.ts';
import { firstRunTexts } from '../../messages/first-run.es-CO.ts';
import { AddCity } from './add-city.tsx';
import { FreeFrom, type FreeShipping, freeOf } from './free-from.tsx';
import { type ReachZone, isReached, nearCities, reachBody, reachOf, reachPresets, reachZones } from './presets.ts';
import { StepFoot } from './step-foot.tsx';
import { StepForm, StepRefused } from './step-form.tsx';
import type { FirstRunWalk } from './walk.ts';
import { ZoneTerms } from './zone-terms.tsx';

const texts = firstRunTexts.coverage;

/** How far the shop delivers, and what it costs. */
export function CoverageStep({ walk }: { walk: FirstRunWalk }) {
  const [map, warehouses] = useQueries({ queries: [coverageQuery, warehousesQuery] });
  if (map.isPending || warehouses.isPending) return <LoadingRows />;
  if (!map.data || !warehouses.data) {
    const retry = () => void Promise.all([map.refetch(), warehouses.refetch()]);
    return <LoadFailure what={coverageTexts.what} cause={map.error ?? warehouses.error} onRetry={retry} />;
  }
  const [warehouse] = warehouses.data;
  if (warehouse) return <CoverageForm walk={walk} map={map.data} warehouse={warehouse} />;
  return (
    <>
      <div className="flex-1">
        <EmptyNote title={texts.needsWarehouse}>
          <OfficeButton onClick={() => walk.onGo('warehouse')}>{firstRunTexts.names.warehouse}</OfficeButton>
        </EmptyNote>
      </div>
      <StepFoot walk={walk} />
    </>
  );
}

type CoverageFormProps = { walk: FirstRunWalk; map: CoverageMap; warehouse: OfficeWarehouse };

function CoverageForm({ walk, map, warehouse }: CoverageFormProps) {
  const cache = useQueryClient();
  const [near, setNear] = useState(() => nearCities(map, warehouse));
  const known = reachZones(map, warehouse, near);
  const [preset, setPreset] = useState(() => reachOf(known));
  const [typed, setTyped] = useState<ReadonlyMap<string, Partial<ReachZone>>>(new Map());
  const [free, setFree] = useState<FreeShipping>(() => freeOf(known));
  const freeFrom = free.isOn ? free.pesos : null;
  const zones = known.map((zone) => ({ ...zone, ...typed.get(zone.id), ...(free.isTyped && { freeFrom }) }));
  const reached = zones.filter((zone) => isReached(preset, zone));
  const save = async () => {
    if (reached.some(({ shippingFee }) => shippingFee === null)) throw new StepRefused(texts.noFee);
    if (reached.some(({ weekdays }) => weekdays.length === 0)) throw new StepRefused(texts.noDays);
    if (free.isOn && !free.pesos) throw new StepRefused(texts.noFreeFrom);
    try {
      for (const zone of reached) {
        const body = reachBody(zone, map, warehouse._id);
        if (body) await saveZone(zone.id, body);
      }
      for (const { saved, ...zone } of zones)
        if (saved && !isReached(preset, { ...zone, saved })) await removeZone(zone.id, saved.version);
    } finally {
      await forgetCoverage(cache);
    }
  };
  const stateOf = new Map(map.cities.map(({ _id, stateId }) => [_id, stateId]));
  const leads = new Map<string, number>();
  for (const { cityIds, leadDays } of reached.toReversed())
    for (const cityId of cityIds) leads.set(stateOf.get(cityId) ?? '', leadDays);
  return (
    <StepForm walk={walk} title={texts.title} save={save}>
      <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_330px]">
        <div className="min-w-0">
          <div role="group" aria-label={texts.reach} className="flex flex-wrap gap-2">
            {reachPresets.map((one) => (
              <Chip key={one} selected={one === preset} onToggle={() => setPreset(one)}>
                {texts.presets[one]}
              </Chip>
            ))}
          </div>
          <AddCity map={map} near={near} warehouse={warehouse} onChange={(cities) => setNear(cities)} />
          <div className="mt-4 grid gap-2.5">
            {reached.map((zone) => (
              <ZoneTerms
                key={zone.id}
                zone={zone}
                cutoff={map.cutoff}
                onChange={(part) => setTyped((now) => new Map([...now, [zone.id, { ...now.get(zone.id), ...part }]]))}
              />
            ))}
          </div>
          <FreeFrom free={free} onChange={setFree} />
          <p className="mt-4 text-small text-text-2">{texts.more}</p>
        </div>
        <div className="max-xl:hidden">
          <StateMap leads={leads} names={new Map(map.states.map(({ _id, name }) => [_id, name]))} chosen={new Set()} />
        </div>
      </div>
    </StepForm>
  );
}
