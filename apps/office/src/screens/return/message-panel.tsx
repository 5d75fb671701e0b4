import { Icon } from '@tonalia/ui/icon';
import { useId } from 'react';
import { Panel } from '../../components/panel.tsx';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';

/** The words that the customer gets with the decision. */
export function MessagePanel({ message, onMessage }: { message: string; onMessage: (message: string) => void }) {
  const id = useId();
  return (
    <Panel>
      <label htmlFor={id} className="block font-semibold">
        {texts.message}
      </label>
      <textarea
        id={id}
        rows={4}
        maxLength={500}
        className="mt-2.5 w-full rounded-[12px] bg-surface p-3 outline-none inset-ring-[1.5px] inset-ring-line-control focus:inset-ring-2 focus:inset-ring-brand"
        value={message}
        onChange={({ currentTarget }) => onMessage(currentTarget.value)}
      />
      <p className="mt-1.5 flex items-center gap-2 text-[0.8125rem] text-text-2">
        <Icon name="message" size="sm" />
        {texts.messageNote}
      </p>
    </Panel>
  );
}
