import { useState } from 'react';
import { Chip, RemovableChip } from '../chip.tsx';
import { SearchField } from '../search-field.tsx';
import { SegmentedControl } from '../segmented-control.tsx';
import { Section } from './section.tsx';

/** What searches and filters a list: search field, chips, segments. */
export function Filters() {
  const [volume, setVolume] = useState('90');
  const [isOffer, setOffer] = useState(false);
  const [text, setText] = useState('tinte');
  return (
    <Section title="Filtros y volumen">
      <div className="mb-3 flex flex-wrap gap-2">
        <Chip strong selected onToggle={() => undefined}>
          Todos
        </Chip>
        <RemovableChip label="Quitar Con stock" onRemove={() => undefined}>
          Con stock
        </RemovableChip>
        <Chip selected={isOffer} onToggle={setOffer}>
          En oferta
        </Chip>
      </div>
      <SegmentedControl
        label="Volumen"
        value={volume}
        onChange={setVolume}
        options={[
          { value: '60', label: '60 ml' },
          { value: '90', label: '90 ml' },
        ]}
      />
      <SearchField label="Busca productos, marcas o tonos" value={text} onChange={setText} className="mt-3" />
    </Section>
  );
}
