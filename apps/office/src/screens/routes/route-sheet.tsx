import type { DispatchRoute } from '@tonalia/contract/dispatch-office';
import { useQueryClient } from '@tanstack/react-query';
import { Field } from '@tonalia/ui/field';
import { useState } from 'react';
import { isConflict, sentenceOf } from '../../api/call-failure.ts';
import { addRoute, changeRoute, removeRoute, routesQuery } from '../../api/routes.ts';
import { SaveConflict } from '../../components/save-conflict.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { routeTexts as texts } from '../../messages/routes.es-CO.ts';
import { PlacesPart } from './places-part.tsx';
import type { TypedPlace } from './typed-place.ts';

const typedPlaces = (route: DispatchRoute | undefined): TypedPlace[] =>
  (route?.places ?? []).map((place) => ({ ...place, words: place.words.join(', ') }));

const wordsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word.length >= 2);

/** "Suba (norte, calle 140), Chía" */
const placeWords = (places: readonly TypedPlace[]): string | null =>
  places.map(({ name, words }) => (words.trim() === '' ? name : `${name} (${words.trim()})`)).join(', ') || null;

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
  /** The route as another person saved it meanwhile. */
  const [now, setNow] = useState<DispatchRoute>();
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function run(act: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    setNow(undefined);
    try {
      await act();
      await cache.invalidateQueries(routesQuery);
      notify({ color: 'white', message: done });
      onClose();
    } catch (cause) {
      if (isConflict(cause)) await readSaved().catch(() => setFailure(sentenceOf(cause)));
      else setFailure(sentenceOf(cause));
    } finally {
      setBusy(false);
    }
  }

  /** The typed values stay, beside the route as it is now. */
  async function readSaved(): Promise<void> {
    const routes = await cache.fetchQuery({ ...routesQuery, staleTime: 0 });
    const found = routes.find(({ _id }) => _id === route?._id);
    setNow(found);
    if (!found) setFailure(texts.gone);
  }

  const save = (over = version) => {
    setTried(true);
    if (name.trim() === '') return;
    const fields = {
      name: name.trim(),
      leavesAt,
      position: route?.position ?? position,
      places: places.map(({ cityId, zoneId, words }) => ({ cityId, zoneId, words: wordsOf(words) })),
    };
    void run(
      () => (route ? changeRoute(route._id, { ...fields, version: over }) : addRoute({ ...fields, warehouseId })),
      texts.saved(fields.name),
    );
  };

  return (
    <OfficeSheet
      title={route ? texts.edit(route.name) : texts.add}
      subtitle={texts.orderHelp}
      onClose={onClose}
      onSave={now ? undefined : () => save()}
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
          <OfficeButton busy={isBusy} disabled={now !== undefined} onClick={() => save()}>
            {texts.save}
          </OfficeButton>
        </div>
      }
    >
      <div className="grid gap-4">
        {now && (
          <SaveConflict
            about={{ kind: 'route', subject: now._id, name: now.name }}
            rows={[
              { name: texts.name, mine: name.trim(), saved: now.name },
              { name: texts.leaves, mine: leavesAt, saved: now.leavesAt },
              { name: texts.places, mine: placeWords(places), saved: placeWords(typedPlaces(now)) },
            ]}
            isBusy={isBusy}
            onTake={() => {
              setName(now.name);
              setLeavesAt(now.leavesAt);
              setPlaces(typedPlaces(now));
              setVersion(now.version);
              setNow(undefined);
            }}
            onKeep={() => {
              setVersion(now.version);
              save(now.version);
            }}
          />
        )}
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
        <PlacesPart places={places} onChange={setPlaces} />
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
