import type { SavedList } from '@tonalia/contract/saved-lists';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { listReminderMessages } from '../../../messages/list-reminder.es-CO.ts';
import { savedListMessages as words } from '../../../messages/saved-lists.es-CO.ts';
import { RouteLink } from '../../../navigation/link.tsx';
import { LinePicture } from '../../../features/line-picture/line-picture.tsx';
import { savedListPath } from '../../../navigation/saved-list-address.ts';
import { sumOfList } from './saved-list-query.ts';

const SHOWN = 4;

/** A list with its pictures and what it costs today; on a phone with its buttons. */
export function ListCard(props: {
  list: SavedList;
  isShown: boolean;
  isWide: boolean;
  /** The first of the lists has the main button of the screen. */
  isFirst: boolean;
  isOrdering: boolean;
  onOrder: () => void;
}) {
  const { list, isShown, isWide, isFirst, isOrdering, onOrder } = props;
  const { name, lines, listId, reminder } = list;
  const { lines: ready, pesos, dearer, cheaper, missing } = sumOfList(lines);
  const href = savedListPath(listId);
  return (
    <li className={`relative rounded-card border-[1.5px] bg-surface p-4 ${isShown ? 'border-brand' : 'border-line'}`}>
      <h2 className="text-h4 font-bold">
        {isWide ? (
          <RouteLink href={href} keepScroll aria-current={isShown} className="after:absolute after:inset-0">
            {name}
          </RouteLink>
        ) : (
          name
        )}
      </h2>
      <p className="flex items-center gap-1.5 text-small text-text-2">
        {reminder ? (
          <>
            <Icon name="bell" size="xs" className="shrink-0" /> {listReminderMessages.when(reminder)}
          </>
        ) : (
          words.lines(lines.length)
        )}
      </p>
      <div className="mt-3 flex items-center justify-between gap-3">
        <span className="flex items-center">
          {lines.slice(0, SHOWN).map((line) => (
            <span key={line.versionId} className="-mr-2.5 inline-flex rounded-[12px] ring-2 ring-surface">
              <LinePicture match={line.match} size="choice" />
            </span>
          ))}
          {lines.length > SHOWN && (
            <span className="relative inline-flex h-10.5 items-center rounded-[12px] bg-surface-3 px-2.5 pl-4 text-small font-semibold text-text-2 ring-2 ring-surface">
              {words.more(lines.length - SHOWN)}
            </span>
          )}
        </span>{' '}
        <span className="text-right">
          <b className="block text-h4">{formatPesos(pesos)}</b>{' '}
          <span className="block text-small text-text-2">{words.ready(ready, lines.length)}</span>
        </span>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-end gap-2">
        <span className="mr-auto flex flex-wrap gap-1.5">
          {dearer > 0 && <Badge tone="warn">{words.dearer(dearer)}</Badge>}{' '}
          {cheaper > 0 && <Badge tone="success">{words.cheaper(cheaper)}</Badge>}{' '}
          {missing > 0 && <Badge tone="neutral">{words.missing(missing)}</Badge>}
        </span>
        {!isWide && (
          <>
            <RouteLink href={href} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              {words.edit} <span className="sr-only">{name}</span>
            </RouteLink>
            <Button
              variant={isFirst ? 'primary' : 'soft'}
              size="sm"
              disabled={ready === 0}
              loading={isOrdering}
              onClick={onOrder}
            >
              {words.addShort} <span className="sr-only">{name}</span>
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
