import { useSession } from '../../api/session/session.ts';
import { CustomerRegistration } from './customer-registration.tsx';
import { OwnRegistration } from './own-registration.tsx';

/** Registers a customer: a guest registers themselves, a seller another business. */
export function RegisterProcessScreen() {
  const { isSeller } = useSession();
  return isSeller ? <CustomerRegistration /> : <OwnRegistration />;
}
