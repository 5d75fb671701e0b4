import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Card } from '@tonalia/ui/card';
import { Toggle } from '@tonalia/ui/toggle';
import { useEffect } from 'react';
import { canHavePush, pushChoice, disablePush, enablePush } from './push-registration.ts';
import { useSession } from '../../api/session/session.ts';
import { pushMessages as words } from '../../messages/push.es-CO.ts';
import { onResume } from '../../native/app-life.ts';
import { pushPermission } from '../../native/push.ts';
import { HowToAllow } from './how-to-allow.tsx';

const queryKey = ['push on this phone'];
/** Whether push is on: chosen by the user and allowed by the phone. */
const isPushOn = async (): Promise<boolean> => pushChoice()?.wanted === true && (await pushPermission()) === 'granted';

/** Switches notifications on this phone on or off. Renders nothing for users that get none. */
export function PushSwitch() {
  useSession();
  return canHavePush() ? (
    <Card flush className="mt-3 lg:mt-3.5">
      <Switch />
    </Card>
  ) : null;
}

function Switch() {
  const cache = useQueryClient();
  const { data: isOn = false } = useQuery({ queryKey, queryFn: isPushOn, networkMode: 'always' });
  const change = useMutation({
    mutationFn: async (wanted: boolean) => (wanted ? enablePush() : disablePush()),
    networkMode: 'always',
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
  // The user may return from the phone's settings with another permission.
  useEffect(() => onResume(() => void cache.invalidateQueries({ queryKey })), [cache]);
  const isRefused = change.variables === true && change.data !== undefined && change.data !== 'granted' && !isOn;
  return (
    <div className="px-4 py-1">
      <Toggle
        type="switch"
        label={words.label}
        text={words.text}
        checked={change.isPending ? change.variables : isOn}
        onChange={({ target }) => !change.isPending && change.mutate(target.checked)}
      />
      <div aria-live="polite">{isRefused && <HowToAllow className="pb-3" />}</div>
    </div>
  );
}
