import type { DispatchRoute } from '@tonalia/contract/dispatch-office';
import { useQueryClient } from '@tanstack/react-query';
import { Field } from '@tonalia/ui/field';
import { useState } from 'react';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { addRoute, changeRoute, removeRoute, routesQuery } from '../../api/routes.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { routeTexts as texts } from '../../messages/routes.es-CO.ts';
import { CityChooser } from './city-chooser.tsx';
import type { TypedPlace } from './typed-place.ts';

const typedPlaces = (route: DispatchRoute | undefined): TypedPlace[] =>
  (route?.places ?? []).map((place) => ({ ...place, words: place.words.join(', ') }));

const wordsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word.length >= 2);

export type RouteSheetProps = {
  /** Undefined for a new one. */
  route: DispatchRoute | undefined;
  warehouseId: string;
  /** Of a new one. */
  position: number;
  onClose: () => void;
};

/** Name, hour and places of a route. */
export function RouteSheet({ route, warehouseId, position, onClose }: RouteSheetProps) {
  const cache = useQueryClient();
  const notify = useNotify();
  const [name, setName] = useState(route?.name ?? '');
  const [leavesAt, setLeavesAt] = useState(route?.leavesAt ?? '12:00');
  const [places, setPlaces] = useState(() => typedPlaces(route));
  const [version, setVersion] = useState(route?.version ?? 1);
  const [failure, setFailure] = useState<string>();
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function run(act: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
      await cache.invalidateQueries(routesQuery);
      notify({ color: 'white', message: done });
      onClose();
    } catch (cause) {
      setFailure(sentenceOf(cause));
      if (cause instanceof CallFailure && cause.code === 'VERSION_CONFLICT') await takeCurrent();
    } finally {
      setBusy(false);
    }
  }

  /** What is typed stays; the next save is over the route as it is now. */
  async function takeCurrent(): Promise<void> {
    const now = (await cache.fetchQuery({ ...routesQuery, staleTime: 0 })).find(({ _id }) => _id === route?._id);
    if (!now) return;
    setVersion(now.version);
    setFailure(texts.conflict);
  }

  const save = () => {
    setTried(true);
    if (name.trim() === '') return;
    const fields = {
      name: name.trim(),
      leavesAt,
      position: route?.position ?? position,
      places: places.map(({ cityId, zoneId, words }) => ({ cityId, zoneId, words: wordsOf(words) })),
    };
    void run(
      () => (route ? changeRoute(route._id, { ...fields, version }) : addRoute({ ...fields, warehouseId })),
      texts.saved(fields.name),
    );
  };

  return (
    <OfficeSheet
      title={route ? texts.edit(route.name) : texts.add}
      subtitle={texts.orderHelp}
      onClose={onClose}
      onSave={save}
      footer={
        <div className="flex items-center gap-2.5">
          {route && (
            <OfficeButton look="ghost" className="text-danger" onClick={() => setAsking(true)}>
              {texts.remove}
            </OfficeButton>
          )}
          <span className="flex-1" />
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton busy={isBusy} onClick={save}>
            {texts.save}
          </OfficeButton>
        </div>
      }
    >
      <div className="grid gap-4">
        {failure && (
          <p role="alert" className="rounded-[10px] bg-danger-soft px-3 py-2.5 text-danger-ink">
            {failure}
          </p>
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <Field
            small
            label={texts.name}
            value={name}
            maxLength={40}
            error={isTried && name.trim() === '' ? texts.nameMissing : undefined}
            onChange={({ target }) => setName(target.value)}
          />
          <Field
            small
            type="time"
            label={texts.leaves}
            value={leavesAt}
            onChange={({ target }) => setLeavesAt(target.value || leavesAt)}
          />
        </div>
        <h3 className="text-[0.9375rem] font-[650]">{texts.places}</h3>
        {places.length === 0 && <p className="text-text-2">{texts.noPlaces}</p>}
        {places.map((place) => (
          <div key={place.cityId ?? place.zoneId} className="flex items-end gap-2">
            <Field
              small
              className="max-w-none! flex-1"
              label={texts.words(place.name)}
              placeholder={texts.anyAddress}
              value={place.words}
              onChange={({ target }) =>
                setPlaces((now) => now.map((one) => (one === place ? { ...one, words: target.value } : one)))
              }
            />
            <OutlineButton
              icon="x"
              label={texts.takePlace(place.name)}
              onClick={() => setPlaces((now) => now.filter((one) => one !== place))}
            />
          </div>
        ))}
        <p className="text-small text-text-2">{texts.wordsHelp}</p>
        <CityChooser
          onChoose={(city) =>
            setPlaces((now) => (now.some(({ cityId }) => cityId === city.cityId) ? now : [...now, city]))
          }
        />
      </div>
      {isAsking && route && (
        <OfficeDialog
          title={texts.removeAsk(route.name)}
          onClose={() => setAsking(false)}
          footer={
            <>
              <OfficeButton look="secondary" onClick={() => setAsking(false)}>
                {texts.cancel}
              </OfficeButton>
              <OfficeButton
                look="danger"
                busy={isBusy}
                onClick={() => {
                  setAsking(false);
                  void run(() => removeRoute(route._id), texts.removed(route.name));
                }}
              >
                {texts.remove}
              </OfficeButton>
            </>
          }
        >
          <p>{texts.removeText}</p>
        </OfficeDialog>
      )}
    </OfficeSheet>
  );
}
