import type { CustomerNotice } from '@tonalia/contract/notices';
import { Icon } from '@tonalia/ui/icon';
import type { IconName, IconOutline } from '@tonalia/ui/icon';
import { Swatch } from '@tonalia/ui/swatch';

// Only this list draws them, so they are not among the icons of every page.
const PACKED: IconOutline =
  'M12 22V12m4 5 2 2 4-4M21 11.1V8a2 2 0 0 0-1-1.7l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.7l7 4a2 2 0 0 0 2 0l1.3-.7M3.3 7 12 12l8.7-5M7.5 4.3l9 5.1';
const BACK: IconOutline = 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11';
const DOWN: IconOutline = 'M16 17h6v-6M22 17l-8.5-8.5-5 5L2 7';

const signs: Record<CustomerNotice['kind'], [icon: IconName | IconOutline, tone: string]> = {
  order: [PACKED, 'bg-brand-soft text-brand-text'],
  refund: [BACK, 'bg-brand-soft text-brand-text'],
  payment: ['card', 'bg-brand-soft text-brand-text'],
  back_in_stock: ['bell', 'bg-brand-soft text-brand-text'],
  price_drop: [DOWN, 'bg-surface-2 text-text-2'],
  approval: ['users', 'bg-info-soft text-info'],
};

/** The start of a row: the shade that a notice is about, else the sign of its kind. */
export function NoticeSign({ kind, hex }: Pick<CustomerNotice, 'kind' | 'hex'>) {
  if (hex !== null) return <Swatch color={hex} size={48} className="size-11! rounded-[13px]!" />;
  const [icon, tone] = signs[kind];
  return (
    <span className={`flex size-11 shrink-0 items-center justify-center rounded-[14px] ${tone}`}>
      <Icon name={icon} />
    </span>
  );
}
