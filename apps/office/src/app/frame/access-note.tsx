import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { shownRoleNames } from '@tonalia/contract/office-rights.es-CO';
import { Icon } from '@tonalia/ui/icon';
import { BarsMark } from '../../components/bars-mark.tsx';
import { accessQuery, askAccess } from '../../api/access.ts';
import { sentenceOf } from '../../api/call-failure.ts';
import { useOperator } from '../../api/session.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { MiddleNote } from '../../components/states.tsx';
import { accessTexts } from '../../messages/access.es-CO.ts';
import { texts } from '../../messages/texts.es-CO.ts';
import { usePlaces } from './use-places.ts';

/** Why a role may not open a page, the people that give access, and a page that it may open. */
export function AccessNote({ place }: { place: string }) {
  const { role } = useOperator();
  const places = usePlaces().flat();
  // the daily work of a role that sees no prices is at the shelves
  const other = places.find(({ to }) => role === 'warehouse' && to === '/alistamiento') ?? places[0];
  const { data: givers } = useQuery(accessQuery);
  const mark = (
    <span className="relative inline-block">
      <BarsMark large />
      <span className="absolute -bottom-1 left-1/2 inline-flex size-11 -translate-x-1/2 items-center justify-center rounded-[14px] bg-surface shadow-2">
        <Icon name="lock" />
      </span>
    </span>
  );
  return (
    <MiddleNote
      large
      mark={mark}
      title={accessTexts.title(place)}
      text={accessTexts.text(shownRoleNames[role], givers?.owners ?? [])}
    >
      {other && (
        <Link to={other.to} className={officeButtonClass('secondary')}>
          {texts.goTo(other.name)}
        </Link>
      )}
      {givers?.canAsk && <AskAccess place={place} owners={givers.owners} />}
    </MiddleNote>
  );
}

/** Asks the owners once; the button then stays off. */
function AskAccess({ place, owners }: { place: string; owners: readonly string[] }) {
  const notify = useNotify();
  const [state, setState] = useState<'free' | 'busy' | 'asked'>('free');
  async function ask(): Promise<void> {
    setState('busy');
    try {
      const isSent = await askAccess(place);
      notify({ color: 'white', message: isSent ? accessTexts.asked(owners) : accessTexts.askedBefore });
      setState('asked');
    } catch (cause) {
      notify({ color: 'red', message: sentenceOf(cause) });
      setState('free');
    }
  }
  return (
    <OfficeButton busy={state === 'busy'} disabled={state === 'asked'} onClick={() => void ask()}>
      {accessTexts.ask}
    </OfficeButton>
  );
}
