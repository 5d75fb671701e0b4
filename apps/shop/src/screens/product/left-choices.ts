import { useEffect, useState } from 'react';

/**
 * What was being chosen, by product, when its person was led away to sign in or to choose a customer: who comes back finds it again,
 * once. It lasts as long as the page.
 */
export function leftChoices<T>() {
  const left = new Map<string, T>();
  return {
    keep: (productId: string, choice: T) => void left.set(productId, choice),
    useLeft: (productId: string): T | undefined => {
      const [choice] = useState(() => left.get(productId));
      useEffect(() => void left.delete(productId), [productId]);
      return choice;
    },
  };
}
