import { useQueryClient } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { CustomerNotice } from '@tonalia/contract/notices';
import { sentenceOf } from '../../api/http/api-error.ts';
import { type Answer, call } from '../../api/http/client.ts';
import { noticeKeys } from '../../api/queries/notices.ts';
import { noticeMessages as words } from '../../messages/notices.es-CO.ts';
import { notify } from '../../state/notices.ts';

type NoticePages = InfiniteData<Answer<'notices', 'GET /list'>>;

/** Changes the notices in every list that is loaded; null leaves one out. */
function change(cache: QueryClient, to: (notice: CustomerNotice) => CustomerNotice | null): void {
  cache.setQueriesData<NoticePages>({ queryKey: noticeKeys.lists }, (lists) =>
    lists
      ? {
          ...lists,
          pages: lists.pages.map((page) => ({ ...page, results: page.results.flatMap((one) => to(one) ?? []) })),
        }
      : lists,
  );
}

interface NoticeActs {
  read: (notice: CustomerNotice) => void;
  readAll: (upTo: string) => void;
  archive: (notice: CustomerNotice) => void;
}

/** Reading and archiving, shown at once. What the server did not take shows again with the next look. */
export function useNoticeActs(): NoticeActs {
  const cache = useQueryClient();
  const keep = ({ results }: { results: { unread: number } }) => cache.setQueryData(noticeKeys.unread, results.unread);
  const reload = () => cache.invalidateQueries({ queryKey: ['me', 'notices'] });
  const failed = (cause: unknown) => {
    notify({ color: 'red', message: sentenceOf(cause) });
    void reload();
  };
  const setArchived = (noticeId: string, isArchived: boolean) =>
    call('notices', 'POST /{noticeId}/archive', { params: { noticeId }, body: { isArchived } }).then(keep);
  return {
    read({ noticeId, isRead }) {
      if (isRead) return;
      change(cache, (one) => (one.noticeId === noticeId ? { ...one, isRead: true } : one));
      // the thing is opened whether or not its notice could be marked
      call('notices', 'POST /{noticeId}/read', { params: { noticeId } }).then(keep, () => null);
    },
    readAll(upTo) {
      change(cache, (one) => ({ ...one, isRead: true }));
      call('notices', 'POST /read', { body: { upTo } }).then(keep, failed);
    },
    archive({ noticeId }) {
      change(cache, (one) => (one.noticeId === noticeId ? null : one));
      const undo = () => void setArchived(noticeId, false).then(reload, failed);
      setArchived(noticeId, true).then(
        () => notify({ color: 'white', message: words.archived, action: { text: words.undo, onAct: undo } }),
        failed,
      );
    },
  };
}
