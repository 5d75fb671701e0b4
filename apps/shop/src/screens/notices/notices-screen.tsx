import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CustomerNotice, NoticeGroup } from '@tonalia/contract/notices';
import { Button } from '@tonalia/ui/button';
import { Empty } from '@tonalia/ui/empty';
import { ErrorBlock } from '@tonalia/ui/error-block';
import type { IconOutline } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { Suspense, lazy, useState } from 'react';
import { noticesIn, unreadQuery } from '../../api/queries/notices.ts';
import { MobileBar } from '../../features/mobile-bar/mobile-bar.tsx';
import { noticeMessages as words } from '../../messages/notices.es-CO.ts';
import { GroupChips } from './group-chips.tsx';
import { NoticeRow } from './notice-row.tsx';
import { sectionsOf } from './notice-sections.ts';
import { useNoticeActs } from './use-notice-acts.ts';

const ChannelsSheet = lazy(() => import('./channels-sheet.tsx').then((m) => ({ default: m.ChannelsSheet })));

const CHECKS: IconOutline = 'M18 6 7 17l-5-5M22 10l-7.5 7.5L13 16';

/** The notices of the session's customer, by day, with a filter. */
export function NoticesScreen() {
  const [group, setGroup] = useState<NoticeGroup>();
  const [isChoosing, setChoosing] = useState(false);
  const list = useInfiniteQuery(noticesIn(group));
  const { data: unread = 0 } = useQuery(unreadQuery);
  const { readAll } = useNoticeActs();
  const notices = list.data?.pages.flatMap(({ results }) => results);
  const newest = notices?.[0]?.writtenAt;
  const count = words.unread(unread);
  const all = (
    <>
      <IconButton
        icon={CHECKS}
        label={words.readAll}
        disabled={unread === 0 || newest === undefined}
        onClick={() => newest !== undefined && readAll(newest)}
      />
      <IconButton icon="filter" label={words.channels.open} onClick={() => setChoosing(true)} />
    </>
  );
  return (
    <div className="flex-1 bg-canvas-sunken pb-8 lg:-mb-20 lg:pb-16">
      <div className="bg-surface lg:hidden [&>header]:bg-surface">
        <MobileBar
          title={
            <>
              {words.title} <span className="block text-small leading-tight font-normal text-text-3">{count}</span>
            </>
          }
        >
          {all}
        </MobileBar>
        <div className="px-4 pt-1 pb-2.5">
          <GroupChips group={group} onChange={setGroup} />
        </div>
      </div>
      <div className="page-wrap w-full max-w-180 lg:pt-7">
        <div className="mb-4 flex items-start justify-between max-lg:hidden">
          <div>
            <h1 tabIndex={-1} className="text-h1 outline-none">
              {words.title}
            </h1>
            <p className="text-small text-text-3">{count}</p>
          </div>
          <div className="flex items-center">{all}</div>
        </div>
        <div className="max-lg:hidden">
          <GroupChips group={group} onChange={setGroup} />
        </div>
        {list.isPending && <ListSkeleton />}
        {list.isError && !notices && (
          <ErrorBlock
            className="py-8"
            title={words.failed}
            text={list.error.message}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {notices?.length === 0 && (
          <Empty
            className="py-8"
            title={group ? words.noneOfGroup : words.none}
            text={group ? words.noneOfGroupHelp : words.noneHelp}
          />
        )}
        {isChoosing && (
          <Suspense>
            <ChannelsSheet onClose={() => setChoosing(false)} />
          </Suspense>
        )}
        <Sections notices={notices ?? []} />
        {list.hasNextPage && (
          <Button
            variant="secondary"
            className="mt-4 w-full"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {words.more}
          </Button>
        )}
      </div>
    </div>
  );
}

function Sections({ notices }: { notices: readonly CustomerNotice[] }) {
  const { read, archive } = useNoticeActs();
  const [now] = useState(() => new Date());
  return sectionsOf(notices, now).map((section) => (
    <section key={section.title} className="mt-3.5">
      <h2 className="mx-0.5 mb-2 text-h3">{section.title}</h2>
      <ul className="overflow-hidden rounded-card bg-surface inset-ring inset-ring-line">
        {section.notices.map((notice) => (
          <NoticeRow key={notice.noticeId} notice={notice} now={now} onRead={read} onArchive={archive} />
        ))}
      </ul>
    </section>
  ));
}

function ListSkeleton() {
  return (
    <Loading className="mt-5 grid gap-2.5">
      {Array.from({ length: 6 }, (_, at) => (
        <Skeleton key={at} className="h-18 rounded-card" />
      ))}
    </Loading>
  );
}
