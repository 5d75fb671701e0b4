import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { Icon } from '@tonalia/ui/icon';
import { TiraProgress } from '@tonalia/ui/tira';
import { Wordmark } from '@tonalia/ui/wordmark';
import type { ReactNode } from 'react';
import { RouteLink } from '../../link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';
import { SecurePayment } from './checkout-frame.tsx';
import type { Placing } from './placing.ts';

const words = purchaseMessages.placing;

/** An order on its way: quiet at first, after a while with a way out, and what to do when it could not be confirmed. */
export function PlacingProgress({
  placing,
  isSlow,
  isOffline,
  failure,
  onAskAgain,
}: {
  placing: Placing;
  isSlow: boolean;
  isOffline: boolean;
  failure: Error | null;
  onAskAgain: () => void;
}) {
  const title = failure ? words.failedTitle : isSlow ? words.slowTitle : words.title;
  const text = isOffline ? words.offlineText : failure ? words.failedText : isSlow ? words.slowText : words.text;
  return (
    <div className="flex flex-1 flex-col bg-canvas">
      <header className="flex h-15 items-center justify-between px-5 lg:page-wrap lg:h-21 lg:w-full">
        <Wordmark />
        <SecurePayment />
      </header>
      <div className="mx-auto flex w-full max-w-105 flex-1 flex-col px-4 pt-[9dvh] lg:flex-none lg:pt-20">
        <TiraProgress
          done={isSlow ? 4 : 3}
          outcome={failure ? 'failure' : undefined}
          label={words.progress}
          className="mx-auto h-[150px]! w-[214px]!"
        />
        <div role="status" className="mt-7.5 px-3 text-center">
          <h1 className="text-h1 text-[1.75rem]! lg:text-[2rem]!">{title}</h1>
          <p className="mt-2 text-[1rem] text-balance text-text-2">{text}</p>
        </div>
        <Card flush className="mt-7">
          <dl className="divide-y divide-line">
            <Fact name={words.units}>{placing.units.toLocaleString('es-CO')}</Fact>
            <Fact name={purchaseMessages.payment.totalWith(placing.method)}>{formatPesos(placing.total)}</Fact>
            {isSlow && !failure && (
              <Fact name={words.state}>
                <Badge tone="warn">{words.toConfirm}</Badge>
              </Fact>
            )}
          </dl>
        </Card>
        <div className="mt-auto grid gap-1 pt-8 pb-[max(20px,env(safe-area-inset-bottom))] lg:mt-0">
          {failure ? (
            <>
              <Button size="lg" full onClick={onAskAgain}>
                {messages.errors.retry}
              </Button>
              <RouteLink href={paths.orderSummary()} replace className={buttonClass({ variant: 'ghost', full: true })}>
                {words.backToSummary}
              </RouteLink>
            </>
          ) : isSlow ? (
            <>
              <RouteLink href={paths.orderHistory()} replace className={buttonClass({ size: 'lg', full: true })}>
                {words.seeHistory}
              </RouteLink>
              <Button variant="ghost" full icon="retry" onClick={onAskAgain}>
                {words.askAgain}
              </Button>
            </>
          ) : (
            <p className="flex items-center justify-center gap-2 py-3 font-[550] text-text-2">
              <Icon name="mobile" className="lg:hidden" />
              {words.keepOpen}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-13 items-center justify-between gap-4 px-4.5">
      <dt className="text-text-2">{name}</dt>
      <dd className="font-[650] whitespace-nowrap">{children}</dd>
    </div>
  );
}
