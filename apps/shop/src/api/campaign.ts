import { setHints } from './hints.ts';

const names = ['reference', 'campaign'] as const;

/** Keeps the `reference` and `campaign` a visitor came with, for this visit: every call says them. */
export function keepCampaign(search: string): void {
  const query = new URLSearchParams(search);
  for (const name of names) {
    const given = query.get(name)?.slice(0, 200);
    try {
      if (given) sessionStorage.setItem(`tonalia.${name}`, given);
      setHints({ [name]: given ?? sessionStorage.getItem(`tonalia.${name}`) ?? undefined });
    } catch {
      setHints({ [name]: given });
    }
  }
}
