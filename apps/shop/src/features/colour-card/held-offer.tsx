import { Button } from '@tonalia/ui/button';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';

/** Offers to continue with the selection of an earlier visit. */
export function HeldOffer({
  held,
  onResume,
}: {
  held: { tones: number; volume: string | null };
  onResume: () => void;
}) {
  return (
    <div role="status" className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="text-small font-semibold">{shadeMessages.goesOn(held.tones, held.volume)}</p>
      <Button variant="soft" size="sm" className="min-h-11!" onClick={onResume}>
        {shadeMessages.resume}
      </Button>
    </div>
  );
}
