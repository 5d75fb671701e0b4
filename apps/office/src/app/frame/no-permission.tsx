import { Link } from '@tanstack/react-router';
import { shownRoleNames } from '@tonalia/contract/office-rights.es-CO';
import { Icon } from '@tonalia/ui/icon';
import { Tira } from '@tonalia/ui/tira';
import { useOperator } from '../../api/session.ts';
import { officeButtonClass } from '../../components/office-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { MiddleNote } from '../../components/states.tsx';
import { texts } from '../../messages/texts.es-CO.ts';
import { usePlaces } from './use-places.ts';

/** A page that the role may not open: which one, the role, and a page that it may. */
export function NoPermission({ place }: { place: string }) {
  const { role } = useOperator();
  const [other] = usePlaces().flat();
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
        <MiddleNote mark={mark} title={texts.noPermission(place)} text={texts.noPermissionText(shownRoleNames[role])}>
          {other && (
            <Link to={other.to} className={officeButtonClass('secondary')}>
              {texts.goTo(other.name)}
            </Link>
          )}
        </MiddleNote>
      </div>
    </>
  );
}
