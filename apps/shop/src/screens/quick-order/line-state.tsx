import { Icon } from '@tonalia/ui/icon';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { useIsOnline } from '../../native/use-online.ts';
import { dispatchText } from './dispatch-text.ts';
import { dispatchSigns, signOf } from './line-signs.ts';
import { type QuickLine, isReady, isUnread } from './quick-line.ts';

const tones = { now: 'text-text-2', presale: 'text-info', short: 'text-warn' } as const;

/** When a line leaves, or what it needs; in a table with a sign before it. */
export function LineState({ line, hasSign = false }: { line: QuickLine; hasSign?: boolean }) {
  const isOnline = useIsOnline();
  if (isUnread(line)) return <span>{isOnline || line.state === 'reading' ? words.reading : words.waiting}</span>;
  if (!isReady(line) || !line.match)
    return (
      <span className="inline-flex items-center gap-1 font-semibold text-warn">
        <Icon name={signOf(line.state)} size="xs" /> {line.reason}
      </span>
    );
  const { text, tone } = dispatchText(line.match, line.quantity);
  if (!hasSign) return <span className={tones[tone]}>{text}</span>;
  return (
    <span className={`inline-flex items-center gap-1.5 font-medium ${tones[tone]}`}>
      <Icon name={dispatchSigns[tone]} size="xs" className={tone === 'now' ? 'text-brand-text' : ''} /> {text}
    </span>
  );
}
