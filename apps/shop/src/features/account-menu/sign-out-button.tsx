import { literals } from '@tonalia/contract/literals.es-CO';
import { Icon } from '@tonalia/ui/icon';
import { useState } from 'react';
import { signOut } from '../../api/session.ts';

/** 'Cerrar sesión', the last entry. `className` is the look of an entry. */
export function SignOutButton({ className }: { className: string }) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <button
      type="button"
      className={`${className} text-danger`}
      disabled={isLeaving}
      onClick={() => {
        setLeaving(true);
        void signOut();
      }}
    >
      <Icon name="logout" />
      {literals.logout}
    </button>
  );
}
