import type { AuditEntry } from '@tonalia/contract/office-audit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon, type IconProps } from '@tonalia/ui/icon';
import { initialsOf } from '@tonalia/rules/initials';
import { outlines } from '../../components/outlines.ts';
import { PersonMark } from '../../components/person-mark.tsx';
import { formatHour } from '../../components/when.ts';
import { actVerbs, auditTexts as texts } from '../../messages/audit.es-CO.ts';
import { changeWords, subjectWords } from './audit-words.ts';

const icons: Record<string, IconProps['name'] | undefined> = {
  purchase: outlines.receipt,
  dispatch: 'truck',
  products: 'box',
  media: 'image',
  auth: 'user',
  marketing: 'coupon',
  platform: outlines.gear,
  tracking: 'warehouse',
  app: 'mobile',
  office: 'lock',
} satisfies Record<string, IconProps['name']>;

/** One event: its time, author, act and change, and the way back in `children`. On a phone in two lines. */
export function AuditRow({ event, children }: { event: AuditEntry; children?: ReactNode }) {
  const who = event.by ?? texts.system;
  const words = changeWords(event);
  const [area = ''] = event.action.split('.');
  const [first = '', ...rest] = who.split(' ');
  return (
    <li className="grid min-h-[51px] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-line px-4 py-2 text-[0.875rem] not-first:border-t lg:grid-cols-[78px_184px_minmax(0,1.2fr)_minmax(0,1fr)]">
      <time dateTime={event.at} className="whitespace-nowrap text-text-2 tabular-nums max-lg:order-2">
        {formatHour(new Date(event.at))}
      </time>
      <span className="flex min-w-0 items-center gap-2.5 font-semibold">
        {event.by === null ? (
          <span className="inline-flex size-[26px] shrink-0 items-center justify-center rounded-[9px] bg-surface-2 text-text-2">
            <Icon name={outlines.gear} size="xs" />
          </span>
        ) : (
          <PersonMark initials={initialsOf(first, rest.at(-1) ?? '')} id={event.operatorId ?? who} />
        )}
        <span className="truncate">{who}</span>
      </span>
      <span className="flex min-w-0 items-center gap-2 max-lg:order-3 max-lg:col-span-2">
        <span className="shrink-0 text-text-3">
          <Icon name={icons[area] ?? 'history'} size="sm" />
        </span>
        <span className="min-w-0 text-text-2">
          {actVerbs[event.action] ?? texts.fallback} <Subject event={event} />
        </span>
      </span>
      <span className="flex min-w-0 items-center justify-between gap-3 text-text-2 max-lg:order-4 max-lg:col-span-2 max-lg:pl-7 max-lg:empty:hidden">
        {words && <span className="min-w-0">{words}</span>}
        {children}
      </span>
    </li>
  );
}

const subjectClass = 'font-semibold text-text';

/** The subject, which leads to its page when it has one. */
function Subject({ event }: { event: AuditEntry }) {
  const { named } = event;
  const words = subjectWords(event);
  const link = `${subjectClass} hover:underline`;
  if (named?.kind === 'order')
    return (
      <Link to="/pedidos/$code" params={{ code: named.key }} className={link}>
        {words}
      </Link>
    );
  if (named?.kind === 'customer')
    return (
      <Link to="/clientes/$id" params={{ id: named.key }} className={link}>
        {words}
      </Link>
    );
  if (named?.kind === 'product')
    return (
      <Link to="/productos/$productId" params={{ productId: named.key }} className={link}>
        {words}
      </Link>
    );
  if (named?.kind === 'version')
    return (
      <Link to="/existencias" search={{ q: named.key }} className={link}>
        {words}
      </Link>
    );
  return <b className={subjectClass}>{words}</b>;
}
