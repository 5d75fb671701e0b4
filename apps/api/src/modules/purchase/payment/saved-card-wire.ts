import type { SavedCard } from '@tonalia/contract/payment';
import type { SavedCardRow } from './saved-card.sql.ts';

export const toSavedCard = ({ id, ...card }: SavedCardRow): SavedCard => ({ _id: id, ...card });
