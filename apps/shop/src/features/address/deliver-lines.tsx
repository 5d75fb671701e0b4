import { Icon } from '@tonalia/ui/icon';

/** 'Entregar a' or 'Entregar en' above, customer or address below. */
export function DeliverLines({ caption, name }: { caption: string; name: string }) {
  return (
    <span className="flex min-w-0 flex-col gap-0.5">
      <span className="text-micro text-text-3">{caption}</span>
      <span className="flex min-w-0 items-center gap-1 text-label">
        <span className="truncate">{name}</span>
        <Icon name="chevron-down" size="sm" />
      </span>
    </span>
  );
}
