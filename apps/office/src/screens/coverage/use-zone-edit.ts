import type { CoverageMap, CoverageZone } from '@tonalia/contract/coverage-office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { isConflict, sentenceOf } from '../../api/call-failure.ts';
import { coverageQuery, forgetCoverage, saveZone, zoneEffectQuery } from '../../api/coverage.ts';
import { useNotify } from '../../components/notices.tsx';
import { useSettled } from '../../components/use-settled.ts';
import { coverageTexts } from '../../messages/coverage.es-CO.ts';
import { type ZoneFields, zoneBody, zoneFields } from './zone-draft.ts';

const texts = coverageTexts.form;
/** A pause in typing, in ms, before the effect is asked for. */
const PAUSE = 300;

export interface ZoneEdit {
  map: CoverageMap;
  /** The one to change; undefined for a new one. */
  zone: CoverageZone | undefined;
  /** Places of a new one. */
  cityIds: readonly string[];
  onSaved: (zoneId: string) => void;
}

/** The form of a zone: what is typed, what it would do, and its save, which another person's save stops. */
export function useZoneEdit({ map, zone, cityIds, onSaved }: ZoneEdit) {
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
  const cause = saving.error ?? (asked && effect.error);
  const failure = cause && !isConflict(cause) ? sentenceOf(cause) : undefined;
  return {
    fields,
    change: (part: Partial<ZoneFields>) => setFields((before) => ({ ...before, ...part })),
    /** The values that are saved now. */
    saved: zoneFields(map, zone, cityIds),
    effect: body && effect.data,
    isWhole: body !== undefined,
    isOld,
    isBusy: saving.isPending,
    canSave,
    failure,
    send: () => {
      if (canSave) saving.mutate(seen);
    },
    /** Takes what another person saved. */
    take: () => {
      setFields(zoneFields(map, zone, cityIds));
      setSeen(zone?.version ?? null);
    },
    /** Saves what is typed over it; absent while it is not whole. */
    keep:
      body &&
      (() => {
        setSeen(zone?.version ?? null);
        saving.mutate(zone?.version ?? null);
      }),
  };
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
