import type { PickBoard } from '@tonalia/contract/dispatch-office';
import type { PickShipment, Wave } from '@tonalia/contract/dispatch-wave';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { createElement, useState } from 'react';
import { isConflict, sentenceOf } from '../../api/call-failure.ts';
import { assignWave, boardQuery, forgetPicking, moveToRoute, takeOutOfWave, waveQuery } from '../../api/picking.ts';
import { useNotify } from '../../components/notices.tsx';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';
import type { LateAssignment } from './assign-conflict.tsx';
import { WaveUndo } from './wave-undo.tsx';
import { type PickingSearch, askedDay } from './picking-search.ts';

/** The board of the address, the wave that it shows, and how both change. */
export function useBoard() {
  const search: PickingSearch = useSearch({ from: '/frame/alistamiento' });
  const navigate = useNavigate({ from: '/alistamiento' });
  const board = useQuery(boardQuery({ day: askedDay(search), warehouseId: search.bodega }));
  const shown = search.ver === 'sin-ola' ? undefined : shownWave(board.data, search.ola);
  const wave = useQuery({ ...waveQuery(shown?.code ?? ''), enabled: shown !== undefined });
  const change = (part: Partial<PickingSearch>) =>
    void navigate({ search: (before) => withoutUndefined({ ...before, ...part }), replace: true });
  return { search, board, shown, wave, change, ...useChanges() };
}

const shownWave = (board: PickBoard | undefined, code: string | undefined): Wave | undefined =>
  board?.waves.find((one) => one.code === code) ?? board?.waves[0];

const withoutUndefined = (search: Partial<Record<keyof PickingSearch, string | undefined>>): PickingSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as PickingSearch; // as: only absent ones were dropped

/** The changes that ask nothing before: they are undone by the same control. */
function useChanges() {
  const cache = useQueryClient();
  const notify = useNotify();
  const [late, setLate] = useState<LateAssignment>();
  async function assign(wave: Wave, operatorId: string | null): Promise<void> {
    setLate(undefined);
    try {
      const { operator, undo } = await assignWave(wave, operatorId);
      const message = texts.assigned(texts.wave(wave.number, wave.name), operator?.name);
      notify({ color: 'white', message, action: undo && createElement(WaveUndo, { undo }) });
    } catch (cause) {
      const now = isConflict(cause) && (await savedWave(wave.code));
      if (now) setLate({ wave, now, operatorId });
      else notify({ color: 'red', message: sentenceOf(cause) });
    }
    await forgetPicking(cache);
  }
  const savedWave = (code: string) => cache.fetchQuery({ ...waveQuery(code), staleTime: 0 }).catch(() => undefined);
  async function run(act: () => Promise<unknown>, message?: string): Promise<void> {
    try {
      await act();
      if (message) notify({ color: 'white', message });
    } catch (cause) {
      notify({ color: 'red', message: sentenceOf(cause) });
    }
    await forgetPicking(cache);
  }
  return {
    assign: (wave: Wave, operatorId: string | null) => void assign(wave, operatorId),
    late,
    /** Assigns over what another person saved, with the hour that is saved. */
    assignOver: ({ now, operatorId }: LateAssignment) => void assign(now, operatorId),
    forgetLate: () => setLate(undefined),
    takeOut: (waveCode: string, { _id, orderCode }: PickShipment) =>
      void run(() => takeOutOfWave(waveCode, _id), texts.tookOut(orderCode)),
    route: (shipmentId: string, routeId: string | null) => void run(() => moveToRoute(shipmentId, routeId)),
  };
}
