import { useState } from 'react';

/** What was chosen for the last list. */
export interface PriceListChoice {
  format: 'pdf' | 'xlsx';
  /** Ids of brands; none means all. */
  brands: readonly string[];
  onlyAvailable: boolean;
  hasTones: boolean;
}

const KEY = 'tonalia.price-list';
const first: PriceListChoice = { format: 'pdf', brands: [], onlyAvailable: false, hasTones: true };

/** The choice of the last list, kept on the device. */
export function useListChoice(): [PriceListChoice, (part: Partial<PriceListChoice>) => void] {
  const [choice, setChoice] = useState(read);
  const change = (part: Partial<PriceListChoice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // a full or closed storage forgets it
    }
  };
  return [choice, change];
}

function read(): PriceListChoice {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const { format, brands, onlyAvailable, hasTones } = kept as Partial<PriceListChoice>; // as: each part is checked
    return {
      format: format === 'xlsx' ? 'xlsx' : 'pdf',
      brands: Array.isArray(brands) ? brands.filter((id) => /^[1-9]\d{0,17}$/.test(String(id))) : [],
      onlyAvailable: onlyAvailable === true,
      hasTones: hasTones !== false,
    };
  } catch {
    return first;
  }
}
