import { useMutation } from '@tanstack/react-query';
import { Icon } from '@tonalia/ui/icon';
import { Sheet } from '@tonalia/ui/sheet';
import { Toggle } from '@tonalia/ui/toggle';
import { sentenceOf } from '../../api/http/api-error.ts';
import { call } from '../../api/http/client.ts';
import { refreshSession, useSession } from '../../api/session/session.ts';
import { noticeMessages } from '../../messages/notices.es-CO.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { alertsPath } from '../../navigation/notices-address.ts';

const words = noticeMessages.channels;
type NewsChannel = 'news_by_push' | 'news_by_mail';
const channels: readonly { name: NewsChannel; label: string; text?: string }[] = [
  { name: 'news_by_push', label: words.push, text: words.pushText },
  { name: 'news_by_mail', label: words.mail },
];

/** Where the person gets its news, and the way to the versions that it waits for. */
export function ChannelsSheet({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (change: Partial<Record<NewsChannel, boolean>>) => call('auth', 'PUT /me', { body: change }),
    onSuccess: () => refreshSession(),
  });
  return (
    <Sheet open onClose={onClose} title={words.title} subtitle={words.text}>
      <div className="divide-y divide-line">
        {channels.map(({ name, label, text }) => (
          <Toggle
            key={name}
            type="switch"
            label={label}
            text={text}
            checked={(isPending ? variables[name] : undefined) ?? user?.[name] ?? true}
            onChange={({ target }) => !isPending && mutate({ [name]: target.checked })}
          />
        ))}
        <RouteLink
          href={alertsPath()}
          className="pressable flex min-h-14 items-center justify-between gap-3 text-label"
        >
          {words.alerts}
          <Icon name="chevron-right" size="sm" />
        </RouteLink>
      </div>
      {error && (
        <p role="alert" className="text-small text-danger">
          {sentenceOf(error)}
        </p>
      )}
      <p className="mt-3 text-small text-text-3">{words.phone}</p>
    </Sheet>
  );
}
