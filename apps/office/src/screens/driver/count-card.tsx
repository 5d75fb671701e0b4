import type { DriverRoute } from '@tonalia/contract/dispatch-driver';
import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { driverCalls } from '../../api/driver.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';

/** The desk's count of the cash; the driver signs it here. */
export function CountCard({
  load,
  count,
  onRoute,
}: {
  /** Its code. */
  load: string;
  count: NonNullable<DriverRoute['count']>;
  onRoute: (route: DriverRoute) => void;
}) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const sign = () => {
    setBusy(true);
    driverCalls(load)
      .signCount(count.version)
      .then(onRoute, (cause: unknown) => setFailure(sentenceOf(cause)))
      .finally(() => setBusy(false));
  };
  return (
    <Panel className="flex flex-col gap-2 px-4 py-4" label={texts.count}>
      <h2 className="text-h3">{texts.count}</h2>
      {(
        [
          [texts.mustHandOver, count.mustHandOver],
          [texts.counted, count.counted],
        ] as const
      ).map(([name, amount]) => (
        <p key={name} className="flex justify-between gap-3">
          {name} <b className="font-bold">{formatPesos(amount)}</b>
        </p>
      ))}
      {failure !== undefined && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      {count.signedAt === null ? (
        <OfficeButton look="soft" busy={isBusy} onClick={sign}>
          {texts.signCount}
        </OfficeButton>
      ) : (
        <p className="flex items-center gap-2 font-[550] text-brand-text">
          <Icon name="check-circle" size="sm" />
          {texts.signed}
        </p>
      )}
    </Panel>
  );
}
