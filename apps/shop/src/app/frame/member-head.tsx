import { DeliverTo } from '../../features/address/deliver-to.tsx';
import { NoticesBell } from '../../features/notices-bell/notices-bell.tsx';

/** The header on a customer's phone: where it is delivered to, and the bell. */
export function MemberHead() {
  return (
    <>
      <div className="min-w-0 flex-1">
        <DeliverTo />
      </div>
      <NoticesBell />
    </>
  );
}
