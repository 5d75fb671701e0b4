import type { CustomerNotice } from '@tonalia/contract/notices';
import { IconButton } from '@tonalia/ui/icon-button';
import { noticeMessages as words } from '../../messages/notices.es-CO.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { whenOf } from './notice-sections.ts';
import { NoticeSign } from './notice-sign.tsx';

interface NoticeRowProps {
  notice: CustomerNotice;
  now: Date;
  onRead: (notice: CustomerNotice) => void;
  onArchive: (notice: CustomerNotice) => void;
}

/** A notice: it leads to its thing, which reads it. */
export function NoticeRow({ notice, now, onRead, onArchive }: NoticeRowProps) {
  const { title, text, path, action, isRead, writtenAt } = notice;
  return (
    <li className="flex items-start border-b border-line last:border-0">
      <RouteLink
        href={path}
        onClick={() => onRead(notice)}
        className="pressable grid min-w-0 flex-1 grid-cols-[44px_minmax(0,1fr)_auto] gap-x-3 py-3.25 pl-4"
      >
        <NoticeSign {...notice} />
        <span className="min-w-0">
          <span className={`block wrap-break-word ${isRead ? 'font-medium' : 'font-bold'}`}>{title}</span>
          {text !== '' && <span className="mt-px block text-small wrap-break-word text-text-2">{text}</span>}
          {action !== null && (
            <span className="mt-2.25 inline-flex min-h-11 items-center rounded-control bg-brand-soft px-3.5 text-label text-brand-text">
              {action}
            </span>
          )}
        </span>
        <span className="flex min-w-9 flex-col items-end">
          <time dateTime={writtenAt} className="text-small text-text-3">
            {whenOf(writtenAt, now)}
          </time>
          {!isRead && (
            <span className="mt-1.5 size-2.25 rounded-full bg-accent">
              <span className="sr-only">{words.notRead}</span>
            </span>
          )}
        </span>
      </RouteLink>
      <IconButton
        icon="x"
        iconSize="sm"
        label={words.archive(title)}
        className="text-text-3"
        onClick={() => onArchive(notice)}
      />
    </li>
  );
}
