import { useSession } from '../../api/session.ts';
import { CustomerRegistration } from './customer-registration.tsx';
import { OwnRegistration } from './own-registration.tsx';

/** Makes a customer: a guest of themselves, a seller of somebody else. */
export function RegisterProcessScreen() {
  const { isSeller } = useSession();
  return isSeller ? <CustomerRegistration /> : <OwnRegistration />;
}
