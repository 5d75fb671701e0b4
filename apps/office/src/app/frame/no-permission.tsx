import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { shownRoleNames } from '@tonalia/contract/office-rights.es-CO';
import { Icon } from '@tonalia/ui/icon';
import { Tira } from '@tonalia/ui/tira';
import { accessQuery, askAccess } from '../../api/access.ts';
import { sentenceOf } from '../../api/call-failure.ts';
import { useOperator } from '../../api/session.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton, officeButtonClass } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { MiddleNote } from '../../components/states.tsx';
import { texts } from '../../messages/texts.es-CO.ts';
import { usePlaces } from './use-places.ts';

/** A page that the role may not open: which one, the role, and a page that it may. */
export function NoPermission({ place }: { place: string }) {
  const { role } = useOperator();
  const [other] = usePlaces().flat();
  const { data: givers } = useQuery(accessQuery);
  const mark = (
    <span className="relative inline-block">
      <Tira className="w-32" />
      <span className="absolute -bottom-1 left-1/2 inline-flex size-11 -translate-x-1/2 items-center justify-center rounded-[14px] bg-surface shadow-2">
        <Icon name="lock" />
      </span>
    </span>
  );
  return (
    <>
      <PageHeader title={place} />
      <div className="flex flex-1 flex-col justify-center pb-[12vh]">
        <MiddleNote
          mark={mark}
          title={texts.noPermission(place)}
          text={texts.noPermissionText(shownRoleNames[role], givers?.owners ?? [])}
        >
          {other && (
            <Link to={other.to} className={officeButtonClass('secondary')}>
              {texts.goTo(other.name)}
            </Link>
          )}
          {givers?.canAsk && <AskAccess place={place} owners={givers.owners} />}
        </MiddleNote>
      </div>
    </>
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
      notify({ color: 'white', message: isSent ? texts.accessAsked(owners) : texts.accessAskedBefore });
      setState('asked');
    } catch (cause) {
      notify({ color: 'red', message: sentenceOf(cause) });
      setState('free');
    }
  }
  return (
    <OfficeButton busy={state === 'busy'} disabled={state === 'asked'} onClick={() => void ask()}>
      {texts.askAccess}
    </OfficeButton>
  );
}
