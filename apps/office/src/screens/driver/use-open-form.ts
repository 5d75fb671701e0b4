import type { DriverRoute, DriverStop, StopResult } from '@tonalia/contract/dispatch-driver';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';
import { readDriverSearch } from './driver-search.ts';

const isResult = (text = ''): text is StopResult => Object.hasOwn(texts.states, text);

/** The form of a stop that has not ended, held by the address: a reload opens it again, and Back closes it. */
export function useOpenForm({ code, isOnRoad }: DriverRoute, stops: readonly DriverStop[]) {
  const { entrega, fin } = readDriverSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { history } = useRouter();
  const show = (form: { entrega?: string; fin?: string }, replace: boolean) =>
    void navigate({ to: '/r', search: { ruta: code, ...form }, replace });
  const stop = isOnRoad ? stops.find(({ _id, delivery }) => _id === entrega && delivery === null) : undefined;
  return {
    form: stop && isResult(fin) ? { stop, result: fin } : undefined,
    openForm: (stopId: string, how: StopResult) => show({ entrega: stopId, fin: how }, false),
    closeForm: () => (history.canGoBack() ? history.back() : show({}, true)),
  };
}
