import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { beginSession } from '../../api/session.ts';
import type { EnteredSession } from '../../api/sign-in.ts';

/** Opens the office for the operator at `path`. */
export function useEnter(path: string): (session: EnteredSession) => void {
  const cache = useQueryClient();
  const router = useRouter();
  return ({ operator }) => {
    beginSession(cache, operator);
    void router.navigate({ href: path });
  };
}
