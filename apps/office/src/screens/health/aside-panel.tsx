import type { AsideEvent, OfficeHealth } from '@tonalia/contract/office-health';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import type { IconProps } from '@tonalia/ui/icon';
import { dropEvent, healthQuery, retryAll, retryEvent } from '../../api/health.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { failureNotice } from '../../components/failure-notice.tsx';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { outlines } from '../../components/outlines.ts';
import { formatHour, formatWhen } from '../../components/when.ts';
import { healthTexts as texts } from '../../messages/health.es-CO.ts';

/** An act on events; its outcome is said, and the health is asked again. */
function useRepair<Input>(act: (input: Input) => Promise<unknown>, words: (outcome: unknown) => string) {
  const cache = useQueryClient();
  const notify = useNotify();
  const repair = useMutation({
    mutationFn: act,
    onSuccess: (outcome) => notify({ color: 'white', message: words(outcome) }),
    onError: (cause, input) => notify(failureNotice(cause, () => repair.mutate(input))),
    onSettled: () => cache.invalidateQueries({ queryKey: healthQuery.queryKey }),
  });
  return repair;
}

/** The events that used up their tries: read, try again, give up. */
export function AsidePanel({ health: { aside, outbox }, now }: { health: OfficeHealth; now: Date }) {
  const mayRepair = mayDo(useOperator(), 'health.repair');
  const [dropping, setDropping] = useState<AsideEvent>();
  const all = useRepair(retryAll, (count) => texts.retried(Number(count)));
  const drop = useRepair(dropEvent, () => texts.dropped);
  const kept = aside.filter(({ canRetry }) => canRetry).length;
  return (
    <Panel label={texts.aside} className="overflow-hidden">
      <div className="flex min-h-[46px] items-center justify-between gap-3 px-[18px] py-2">
        <h2 className="text-[0.9375rem] leading-none font-[650]">
          {texts.aside} <span className="font-medium text-text-2">{aside.length}</span>
        </h2>
        {mayRepair && kept > 0 && (
          <OfficeButton small icon="retry" busy={all.isPending} onClick={() => all.mutate(undefined)}>
            {texts.retryAll(kept)}
          </OfficeButton>
        )}
      </div>
      {aside.length === 0 && (
        <p className="border-t border-hair px-[18px] py-6 text-text-2">
          <b className="block font-semibold text-text">{texts.asideNone}</b>
          {texts.asideText}
        </p>
      )}
      <ul>
        {aside.map((event) => (
          <AsideRow key={event._id} event={event} now={now} mayRepair={mayRepair} onDrop={() => setDropping(event)} />
        ))}
      </ul>
      <OutboxFoot outbox={outbox} />
      {dropping && (
        <OfficeDialog
          title={texts.dropAsk(nameOf(dropping))}
          onClose={() => setDropping(undefined)}
          footer={
            <>
              <OfficeButton look="secondary" onClick={() => setDropping(undefined)}>
                {texts.back}
              </OfficeButton>
              <OfficeButton
                look="danger"
                busy={drop.isPending}
                onClick={() => drop.mutate(dropping._id, { onSettled: () => setDropping(undefined) })}
              >
                {texts.drop}
              </OfficeButton>
            </>
          }
        >
          <p className="text-text-2">{texts.dropText}</p>
        </OfficeDialog>
      )}
    </Panel>
  );
}

const topicOf = ({ topic }: AsideEvent): string => texts.topics[topic] ?? topic;
const nameOf = (event: AsideEvent): string => [topicOf(event), event.orderCode].filter(Boolean).join(' ');

function OutboxFoot({ outbox: { waiting, sent, nextTry } }: Pick<OfficeHealth, 'outbox'>) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-[18px] py-2.5 text-small text-text-2">
      <span>
        <b className="font-[650] text-text">{formatNumber(waiting)}</b> {texts.inWaiting}
      </span>
      <span>
        <b className="font-[650] text-text">{formatNumber(sent)}</b> {texts.sentToday(sent)}
      </span>
      {nextTry && <span className="ml-auto">{texts.nextTry(formatHour(new Date(nextTry)))}</span>}
    </p>
  );
}

/** The way that an event goes, by its topic. */
const channelIcons: Readonly<Record<string, IconProps['name']>> = {
  'message.email': 'mail',
  'message.recover_password': 'mail',
  'message.sms': outlines.send,
  'message.whatsapp': 'whatsapp',
  'message.phone': 'bell',
  'message.push': 'bell',
};
const iconOf = ({ topic }: AsideEvent): IconProps['name'] =>
  channelIcons[topic] ?? (topic.startsWith('order.') ? outlines.receipt : outlines.layers);

type AsideRowProps = { event: AsideEvent; now: Date; mayRepair: boolean; onDrop: () => void };

function AsideRow({ event, now, mayRepair, onDrop }: AsideRowProps) {
  const { _id, orderCode, attempts, failedAt, reason, canRetry } = event;
  const one = useRepair(retryEvent, () => texts.retried(1));
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-hair px-[18px] py-2.5">
      <Icon name={iconOf(event)} size="sm" className="text-text-2" />
      <span className="min-w-[180px] flex-1">
        <b className="text-[0.875rem] font-semibold">{topicOf(event)}</b>{' '}
        {orderCode && (
          <Link to="/pedidos/$code" params={{ code: orderCode }} className="text-text-2">
            {orderCode}
          </Link>
        )}
        <span className="block text-small break-words text-text-2">{reason}</span>
        {!canRetry && <span className="block text-small text-text-3">{texts.noText}</span>}
      </span>
      <span className="text-right text-small text-text-2">
        {texts.attempts(attempts)}
        <span className="block">{formatWhen(new Date(failedAt), now)}</span>
      </span>
      {mayRepair && (
        <>
          {canRetry && (
            <OfficeButton
              look="secondary"
              small
              busy={one.isPending}
              aria-label={texts.retryOne(nameOf(event))}
              onClick={() => one.mutate(_id)}
            >
              {texts.retry}
            </OfficeButton>
          )}
          <OutlineButton
            icon="trash"
            label={texts.dropOne(nameOf(event))}
            bare
            className="text-danger"
            onClick={onDrop}
          />
        </>
      )}
    </li>
  );
}
