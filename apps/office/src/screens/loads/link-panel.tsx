import type { LoadSheet } from '@tonalia/contract/load-office';
import { Badge } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { Panel } from '../../components/panel.tsx';
import { formatHour } from '../../components/when.ts';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';
import { RenewLinkDialog } from './renew-link-dialog.tsx';
import { useDriverLink } from './use-driver-link.ts';
import type { LoadWork } from './use-load.ts';

/** The driver's link: shown once, renewable, with the hour it was opened. It asks before a phone that may use it loses the route. */
export function LinkPanel({ load, work }: { load: LoadSheet; work: LoadWork }) {
  const canMake = mayDo(useOperator(), 'orders.adjust');
  const { address, isBusy, failure, make } = useDriverLink(load, work);
  const [isCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { link, driverPhone, driverName, state } = load;
  async function renew(): Promise<void> {
    setCopied(false);
    if (await make()) setAsking(false);
  }
  const isInUse = link !== null && (link.openedAt !== null || state === 'on_road');
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => null,
    );
  return (
    <Panel label={texts.link}>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h2 className="flex-1 whitespace-nowrap text-[0.9375rem] font-semibold">{texts.link}</h2>
        {link && (
          <Badge tone={link.openedAt ? 'success' : 'neutral'}>
            {link.openedAt ? texts.linkOpened(formatHour(new Date(link.openedAt))) : texts.linkMade}
          </Badge>
        )}
      </div>
      {address && (
        <div className="mt-2.5 flex items-center gap-2">
          <output className="min-w-0 flex-1 truncate rounded-[10px] bg-surface-2 px-3 py-2.5 text-[0.8125rem]">
            {address.replace(/^https?:\/\//, '')}
          </output>
          <OutlineButton
            icon={isCopied ? 'check' : outlines.copy}
            label={isCopied ? texts.copied : texts.copy}
            onClick={() => copy(address)}
          />
          {driverPhone && (
            <a
              href={`https://wa.me/${international(driverPhone)}?text=${encodeURIComponent(texts.linkMessage(address))}`}
              target="_blank"
              rel="noreferrer"
              aria-label={texts.send}
              className="pressable inline-flex size-[38px] items-center justify-center rounded-[12px] inset-ring-[1.5px] inset-ring-line max-lg:size-11"
            >
              <Icon name={outlines.send} size="sm" />
            </a>
          )}
        </div>
      )}
      <p className="mt-2 text-[0.8125rem] text-text-2">{address ? texts.linkOnce : texts.linkText}</p>
      {canMake && (
        <OfficeButton
          look="secondary"
          small
          className="mt-2.5"
          icon={outlines.link}
          busy={isBusy}
          onClick={() => (isInUse ? setAsking(true) : void renew())}
        >
          {link ? texts.renewLink : texts.makeLink}
        </OfficeButton>
      )}
      {failure !== undefined && !isAsking && (
        <p role="alert" className="mt-2 text-small text-danger">
          {sentenceOf(failure)}
        </p>
      )}
      {isAsking && (
        <RenewLinkDialog
          driver={driverName}
          isBusy={isBusy}
          failure={failure}
          onClose={() => setAsking(false)}
          onRenew={() => void renew()}
        />
      )}
    </Panel>
  );
}

/** A Colombian mobile number with its country. */
const international = (phone: string): string => {
  const number = phone.replace(/\D/g, '');
  return number.length === 10 ? `57${number}` : number;
};
