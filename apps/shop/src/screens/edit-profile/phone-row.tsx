import { formatPhone } from '@tonalia/rules/phone';
import { Button } from '@tonalia/ui/button';
import { useState } from 'react';
import { useSession } from '../../api/session/session.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { PhoneSheet } from './phone-sheet.tsx';

const words = accountMessages.edit;

/** The phone; changing it requires a code sent to the new one. */
export function PhoneRow() {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  function open() {
    setTimes(times + 1);
    setOpen(true);
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-32 flex-1">
        <span className="block text-label">{words.phone}</span>
        <span className="text-text-2">{user?.phone ? formatPhone(user.phone) : words.noPhone}</span>
      </p>
      <Button variant="secondary" size="sm" className="min-h-11!" aria-label={words.changePhoneOf} onClick={open}>
        {words.changePhone}
      </Button>
      {/* A new instance each time: an earlier code is no longer valid. */}
      <PhoneSheet key={times} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
