import type { Channel } from '@tonalia/contract/people';
import { Icon } from '@tonalia/ui/icon';
import type { IconName } from '@tonalia/ui/icon';
import { signInMessages } from '../../messages/sign-in.es-CO.ts';

const icons: Record<Channel, IconName> = { whatsapp: 'whatsapp', sms: 'message', email: 'mail' };

/** The channels for a code, to choose one. */
export function ChannelCards({
  channels,
  chosen,
  onChoose,
}: {
  channels: readonly Channel[];
  chosen: Channel | undefined;
  onChoose: (channel: Channel) => void;
}) {
  return (
    <fieldset className="mt-5.5 grid grid-cols-1 gap-2.5">
      <legend className="sr-only">{signInMessages.send.channels}</legend>
      {channels.map((channel) => (
        <label
          key={channel}
          className="flex items-center gap-3 rounded-card px-3.5 py-3.5 inset-ring inset-ring-line has-checked:bg-brand-soft/55 has-checked:inset-ring-2 has-checked:inset-ring-brand has-focus-visible:focus-ring"
        >
          <input
            type="radio"
            name="channel"
            value={channel}
            checked={channel === chosen}
            className="peer sr-only"
            onChange={() => onChoose(channel)}
          />
          <span className="flex size-11 shrink-0 items-center justify-center rounded-[15px] bg-surface-2 text-text-2 max-[16rem]:hidden peer-checked:bg-brand-soft peer-checked:text-brand-text">
            <Icon name={icons[channel]} />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block text-h3">{signInMessages.channel[channel].name}</span>
            <span className="block text-small text-text-3">{signInMessages.channel[channel].text}</span>
          </span>
          <span
            aria-hidden="true"
            className={`size-[22px] shrink-0 rounded-full ${channel === chosen ? 'border-[6.5px] border-brand' : 'border-[1.75px] border-line-control'}`}
          />
        </label>
      ))}
    </fieldset>
  );
}
