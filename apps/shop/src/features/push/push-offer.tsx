import { useMutation } from '@tanstack/react-query';
import { Button } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { Icon } from '@tonalia/ui/icon';
import { useState } from 'react';
import { declinePush, isTimeToOffer, enablePush } from './push-registration.ts';
import { pushMessages as words } from '../../messages/push.es-CO.ts';
import { HowToAllow } from './how-to-allow.tsx';

/** Offers notifications after an order, at most every sixty days. The phone's own question follows only after a yes. */
export function PushOffer() {
  const [isOffered, setIsOffered] = useState(() => isTimeToOffer(Date.now()));
  const accept = useMutation({ mutationFn: enablePush, networkMode: 'always' });
  if (!isOffered) return null;
  const decline = () => {
    declinePush();
    setIsOffered(false);
  };
  return (
    <Card className="mt-3">
      <div className="flex gap-3">
        <Icon name="bell" className="mt-0.5 text-text-2" />
        <div className="min-w-0 flex-1" aria-live="polite">
          {accept.data === 'granted' ? (
            <p className="font-semibold">{words.thanks}</p>
          ) : (
            <>
              <h2 className="text-[1rem] font-semibold">{words.offer}</h2>
              <p className="mt-0.5 text-small text-text-2">{words.offerText}</p>
            </>
          )}
          {accept.data && accept.data !== 'granted' && <HowToAllow />}
        </div>
      </div>
      {!accept.data && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" loading={accept.isPending} onClick={() => accept.mutate()}>
            {words.yes}
          </Button>
          <Button variant="ghost" size="sm" onClick={decline}>
            {words.notNow}
          </Button>
        </div>
      )}
    </Card>
  );
}
