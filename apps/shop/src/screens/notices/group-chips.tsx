import type { NoticeGroup } from '@tonalia/contract/notices';
import { Chip } from '@tonalia/ui/chip';
import { noticeMessages as words } from '../../messages/notices.es-CO.ts';

const groups = ['orders', 'money', 'shades', 'team'] as const;

interface GroupChipsProps {
  group: NoticeGroup | undefined;
  onChange: (group: NoticeGroup | undefined) => void;
}

/** Filters the list. */
export function GroupChips({ group, onChange }: GroupChipsProps) {
  return (
    <div role="group" aria-label={words.filters} className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 py-1">
      <Chip strong selected={group === undefined} onToggle={() => onChange(undefined)}>
        {words.groups.all}
      </Chip>
      {groups.map((one) => (
        <Chip key={one} strong selected={group === one} onToggle={() => onChange(one)}>
          {words.groups[one]}
        </Chip>
      ))}
    </div>
  );
}
