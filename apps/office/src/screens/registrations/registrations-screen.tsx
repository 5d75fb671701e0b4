import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { classNames } from '@tonalia/ui/class-names';
import { EmptyNote, LoadFailure, LoadingRows } from '../../components/states.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useNow } from '../../components/use-now.ts';
import { registrationTexts as texts } from '../../messages/registrations.es-CO.ts';
import { DecidedElsewhere } from './decided-elsewhere.tsx';
import { RegistrationDetail } from './registration-detail.tsx';
import { RegistrationList } from './registration-list.tsx';
import { RegistrationsHeader } from './registrations-header.tsx';
import { useShown } from './use-shown.ts';
import { WaitingSellers } from './waiting-sellers.tsx';
import { registrationsQuery } from '../../api/waiting.ts';

const route = getRouteApi('/frame/clientes/registros');

/** Registrations one by one: J and K walk, A approves, R rejects. On a phone the list comes first. */
export function RegistrationsScreen() {
  const now = useNow();
  const { registro } = route.useSearch();
  const list = useQuery(registrationsQuery);
  const all = list.data?.results ?? [];
  const { shown, at, isGone, leaveTo } = useShown(list.data?.results, registro);
  const navigate = route.useNavigate();
  const open = (id: string | undefined) =>
    void navigate({ search: id === undefined ? {} : { registro: id }, replace: true, resetScroll: false });
  const leave = (id: string | undefined) => {
    leaveTo(id);
    open(id);
  };
  const isOpenOnPhone = registro !== undefined && (shown !== undefined || isGone);
  // The one that was decided elsewhere is between its neighbours: the next one took its place.
  const next = isGone ? (all[at] ?? all.at(-1)) : all[at + 1];
  useKeys({
    j: next && (() => leave(next._id)),
    k: all[at - 1] && (() => leave(all[at - 1]?._id)),
  });
  return (
    <>
      <RegistrationsHeader count={all.length} onBack={isOpenOnPhone ? () => leave(undefined) : undefined} />
      {list.isPending && <LoadingRows />}
      {list.isError && !list.data && (
        <LoadFailure what={texts.what} cause={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && !shown && !isGone && (
        <>
          <EmptyNote title={texts.empty} text={texts.emptyText} />
          <div className="mx-auto w-full max-w-[560px] p-4">
            <WaitingSellers now={now} />
          </div>
        </>
      )}
      {(shown || isGone) && (
        <div className="min-h-0 flex-1 lg:grid lg:grid-cols-[312px_minmax(0,1fr)]">
          <RegistrationList
            registrations={all}
            chosen={shown?._id}
            now={now}
            onOpen={leave}
            className={classNames(isOpenOnPhone && 'max-lg:hidden')}
          />
          <div className={classNames('flex min-h-0 flex-col', !isOpenOnPhone && 'max-lg:hidden')}>
            {isGone && <DecidedElsewhere onNext={next && (() => leave(next._id))} />}
            {shown && (
              <RegistrationDetail
                key={shown._id}
                registration={shown}
                position={isGone ? undefined : { at: at + 1, of: all.length }}
                now={now}
                onDecided={() => leave((next ?? all[at - 1])?._id)}
              />
            )}
          </div>
        </div>
      )}
    </>
  );
}
