import { useState } from 'react';
import { type VisitProof, noProof, storeProof, storedProof } from './draft.ts';

/** The point and the photos of the customer being registered, stored in this tab until `clear`. */
export function useVisitProof(owner: string) {
  const [proof, setProof] = useState(() => storedProof(owner));
  return {
    proof,
    change: (next: VisitProof) => {
      storeProof(owner, next);
      setProof(next);
    },
    clear: () => {
      storeProof(owner, null);
      setProof(noProof);
    },
  };
}

/** Whether there is anything to send besides the form. */
export const hasProof = ({ point, photos }: VisitProof): boolean => point !== null || photos.length > 0;
