import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { shownRoleNames } from '@tonalia/contract/office-rights.es-CO';
import { initialsOf } from '@tonalia/rules/initials';
import { Icon } from '@tonalia/ui/icon';
import { endSession, useOperator } from '../../api/session.ts';
import { Menu, menuRowClass } from '../../components/menu.tsx';
import { outlines } from '../../components/outlines.ts';
import { PersonMark } from '../../components/person-mark.tsx';
import { usePreferences } from '../../components/preferences.tsx';
import { frameTexts } from '../../messages/frame.es-CO.ts';
import { texts } from '../../messages/texts.es-CO.ts';

/** The operator at the foot of the menu, with the way out. */
export function AccountMenu({ isFolded }: { isFolded: boolean }) {
  const { name, role } = useOperator();
  const { change } = usePreferences();
  return (
    <Menu
      label={texts.account}
      above
      button={(props) => (
        <button
          type="button"
          {...props}
          title={texts.account}
          aria-label={isFolded ? `${texts.account}: ${name}` : undefined}
          className="pressable flex w-full items-center gap-2.5 rounded-[12px] px-1 py-1 text-left lg:pl-1.5"
        >
          <OperatorMark size="md" />
          {!isFolded && (
            <>
              <span className="min-w-0 flex-1">
                <b className="block truncate text-label">{name}</b>
                <span className="block text-[0.75rem] leading-[1.35] text-text-3">{shownRoleNames[role]}</span>
              </span>
              <Icon name={outlines.upDown} size="sm" className="text-text-3" />
            </>
          )}
        </button>
      )}
    >
      {(close) => (
        <>
          <button
            type="button"
            className={menuRowClass}
            onClick={() => {
              change({ isFolded: !isFolded });
              close();
            }}
          >
            <Icon name={isFolded ? 'chevron-right' : 'chevron-left'} size="sm" />
            {isFolded ? texts.unfold : texts.fold}
          </button>
          <Link to="/cuenta/seguridad" className={`${menuRowClass} text-text no-underline`} onClick={close}>
            <Icon name="lock" size="sm" />
            {frameTexts.security}
          </Link>
          <Link to="/tareas" className={`${menuRowClass} text-text no-underline`} onClick={close}>
            <Icon name={outlines.checks} size="sm" />
            {frameTexts.jobs}
          </Link>
          <SignOutRow />
        </>
      )}
    </Menu>
  );
}

/** The initials of the operator. */
export function OperatorMark({ size }: { size: 'md' | 'lg' }) {
  const { _id, name } = useOperator();
  const [first = '', ...rest] = name.split(' ');
  return <PersonMark id={_id} initials={initialsOf(first, rest.at(-1) ?? '')} size={size} />;
}

export function SignOutRow() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const leave = async () => {
    await endSession(cache);
    await navigate({ to: '/entrar', reloadDocument: true });
  };
  return (
    <button type="button" className={menuRowClass} onClick={() => void leave()}>
      <Icon name="logout" size="sm" />
      {texts.signOut}
    </button>
  );
}
