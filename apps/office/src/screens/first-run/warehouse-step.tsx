import type { CoverageMap } from '@tonalia/contract/coverage-office';
import type { OfficeWarehouse } from '@tonalia/contract/warehouses-office';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { coverageQuery, forgetCoverage } from '../../api/coverage.ts';
import { saveWarehouse, warehousesQuery } from '../../api/warehouses.ts';
import { LoadFailure, LoadingRows } from '../../components/states.tsx';
import { coverageTexts } from '../../messages/coverage.es-CO.ts';
import { firstRunTexts } from '../../messages/first-run.es-CO.ts';
import { StepForm } from './step-form.tsx';
import type { FirstRunWalk } from './walk.ts';

const texts = firstRunTexts.warehouse;

/** Where orders leave from: one warehouse; others follow in the office. */
export function WarehouseStep({ walk }: { walk: FirstRunWalk }) {
  const [map, warehouses] = useQueries({ queries: [coverageQuery, warehousesQuery] });
  if (map.data && warehouses.data) return <WarehouseForm walk={walk} map={map.data} known={warehouses.data[0]} />;
  if (map.isPending || warehouses.isPending) return <LoadingRows />;
  const retry = () => void Promise.all([map.refetch(), warehouses.refetch()]);
  return <LoadFailure what={coverageTexts.what} cause={map.error ?? warehouses.error} onRetry={retry} />;
}

type WarehouseFormProps = { walk: FirstRunWalk; map: CoverageMap; known: OfficeWarehouse | undefined };

function WarehouseForm({ walk, map, known }: WarehouseFormProps) {
  const cache = useQueryClient();
  const [typed, setTyped] = useState({
    name: known?.name ?? texts.usual,
    address: known?.address ?? '',
    stateId: known?.stateId ?? '',
    cityId: known?.cityId ?? '',
  });
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  const save = async () => {
    const { name, address, cityId } = typed;
    if (known && name === known.name && address === known.address && cityId === known.cityId) return;
    try {
      await saveWarehouse({ name, address, cityId }, known);
    } finally {
      await Promise.all([cache.invalidateQueries({ queryKey: warehousesQuery.queryKey }), forgetCoverage(cache)]);
    }
  };
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'es');
  const options = (places: readonly { _id: string; name: string }[]) =>
    places.toSorted(byName).map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <StepForm walk={walk} title={texts.title} lead={texts.lead} save={save}>
      <div className="grid max-w-[560px] gap-4">
        <Field
          small
          className="max-w-none!"
          label={texts.name}
          value={typed.name}
          required
          maxLength={60}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <Field
          small
          className="max-w-none!"
          label={texts.address}
          value={typed.address}
          required
          minLength={5}
          maxLength={160}
          autoComplete="street-address"
          onChange={({ currentTarget }) => change({ address: currentTarget.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            small
            className="max-w-none!"
            label={texts.state}
            placeholder={texts.choose}
            required
            value={typed.stateId}
            options={options(map.states)}
            onChange={({ currentTarget }) => change({ stateId: currentTarget.value, cityId: '' })}
          />
          <SelectField
            small
            className="max-w-none!"
            label={texts.city}
            placeholder={texts.choose}
            required
            disabled={typed.stateId === ''}
            value={typed.cityId}
            options={options(map.cities.filter(({ stateId }) => stateId === typed.stateId))}
            onChange={({ currentTarget }) => change({ cityId: currentTarget.value })}
          />
        </div>
      </div>
    </StepForm>
  );
}
