import type { CoverageMap, CoverageZone } from '@tonalia/contract/coverage-office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isConflict, sentenceOf } from '../../api/call-failure.ts';
import { coverageQuery, forgetCoverage, saveZone, zoneEffectQuery } from '../../api/coverage.ts';
import { SaveConflict } from '../../components/save-conflict.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { coverageTexts } from '../../messages/coverage.es-CO.ts';
import { CityPicker } from './city-picker.tsx';
import { EffectNote } from './effect-note.tsx';
import { useSettled } from '../../components/use-settled.ts';
import { zoneBody, zoneConflict, zoneFields } from './zone-draft.ts';
import { ZoneFields } from './zone-fields.tsx';

const texts = coverageTexts.form;
/** A pause in typing, in ms, before the effect is asked for. */
const PAUSE = 300;

export type ZoneSheetProps = {
  map: CoverageMap;
  /** The one to change; undefined for a new one. */
  zone: CoverageZone | undefined;
  /** Places of a new one. */
  cityIds: readonly string[];
  onClose: () => void;
  onSaved: (zoneId: string) => void;
  onRemove: () => void;
};

/** Makes or changes a zone: terms, places, and what the change does before it is saved. */
export function ZoneSheet({ map, zone, cityIds, onClose, onSaved, onRemove }: ZoneSheetProps) {
  const cache = useQueryClient();
  const notify = useNotify();
  const [fields, setFields] = useState(() => zoneFields(map, zone, cityIds));
  // the version that the operator has seen; another one needs a decision
  const [seen, setSeen] = useState(zone?.version ?? null);
  const [newId] = useState(() => crypto.randomUUID());
  const zoneId = zone?._id ?? newId;
  const body = useMemo(() => zoneBody(fields, seen), [fields, seen]);
  const settled = useSettled(body, PAUSE);
  const asked = zone !== undefined && zone.version !== seen ? undefined : settled;
  const effect = useQuery({
    ...zoneEffectQuery(zoneId, asked ?? { ...emptyBody, version: seen }),
    enabled: asked !== undefined,
  });
  const isBehind = isConflict(effect.error);
  useEffect(() => {
    // another person saved first: what is saved now is needed for the choice
    if (isBehind) void cache.invalidateQueries(coverageQuery);
  }, [cache, isBehind]);
  const saving = useMutation({
    mutationFn: (version: number | null) => {
      if (!body) throw new Error('the button is off without a whole zone');
      return saveZone(zoneId, { ...body, version });
    },
    onSuccess: async () => {
      await forgetCoverage(cache);
      notify({ color: 'white', message: zone ? texts.saved(fields.name) : texts.created(fields.name) });
      onSaved(zoneId);
    },
    onError: (cause) => (isConflict(cause) ? forgetCoverage(cache) : undefined),
  });
  // its own save changes the version too
  const isOld = zone !== undefined && zone.version !== seen && !saving.isPending && !saving.isSuccess;
  // what the operator confirms is what is shown
  const isShown = effect.data !== undefined && settled === body && !effect.isFetching;
  const canSave = body !== undefined && isShown && !isOld && !saving.isPending;
  const send = () => {
    if (canSave) saving.mutate(seen);
  };
  const cause = saving.error ?? (asked && effect.error);
  const failure = cause && !isConflict(cause) ? sentenceOf(cause) : undefined;
  const saved = zoneFields(map, zone, cityIds);
  return (
    <OfficeSheet
      title={zone ? texts.edit : texts.create}
      subtitle={texts.whole}
      wide
      onClose={onClose}
      onSave={send}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-2.5">
          <div className="min-w-0 flex-1 max-sm:basis-full">
            {failure ? (
              <p role="alert" className="text-[0.875rem] text-danger">
                {failure}
              </p>
            ) : (
              !body && <p className="text-[0.8125rem] text-text-2">{texts.missing}</p>
            )}
          </div>
          {zone && (
            <OfficeButton look="ghost" onClick={onRemove}>
              {texts.remove}
            </OfficeButton>
          )}
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.back}
          </OfficeButton>
          <OfficeButton busy={saving.isPending} disabled={!canSave} onClick={send}>
            {zone ? texts.save : texts.create}
          </OfficeButton>
        </div>
      }
    >
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[340px_1fr]">
        {isOld && (
          <div className="lg:col-span-2">
            <SaveConflict
              about={{ kind: 'zone', subject: zone._id, name: zone.name }}
              rows={zoneConflict(fields, saved, map)}
              isBusy={saving.isPending}
              onTake={() => {
                setFields(saved);
                setSeen(zone.version);
              }}
              onKeep={
                body &&
                (() => {
                  setSeen(zone.version);
                  saving.mutate(zone.version);
                })
              }
            />
          </div>
        )}
        <div className="grid content-start gap-5">
          <ZoneFields map={map} fields={fields} onChange={(part) => setFields((now) => ({ ...now, ...part }))} />
          {body && effect.data && <EffectNote effect={effect.data} />}
        </div>
        <CityPicker
          map={map}
          zoneId={zone?._id}
          chosen={fields.cityIds}
          onChange={(chosen) => setFields((now) => ({ ...now, cityIds: chosen }))}
        />
      </div>
    </OfficeSheet>
  );
}

/** Never sent: the query is off without a whole zone. */
const emptyBody = {
  name: '',
  warehouseId: '',
  leadDays: 0,
  weekdays: [],
  shippingFee: 0,
  freeFrom: null,
  cutoff: null,
  isPaused: false,
  cityIds: [],
};
