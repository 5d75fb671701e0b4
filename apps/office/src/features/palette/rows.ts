import type { FoundItem, FoundOrderItem, FinderGroup } from '@tonalia/contract/office-search';
import type { IconProps } from '@tonalia/ui/icon';
import type { ReactNode } from 'react';

/** The groups of the palette; `places` are the pages of the office. */
export type PaletteGroup = 'all' | FinderGroup | 'places';

/** The mark before a row. */
export type RowMark =
  | { kind: 'person'; id: string; initials: string }
  | { kind: 'icon'; icon: IconProps['name'] }
  | { kind: 'swatch'; color: string }
  | { kind: 'picture'; image: string; tile: string };

/** One row that can be opened. */
export interface PaletteRow {
  /** Unique in the palette. */
  id: string;
  mark: RowMark;
  title: string;
  detail?: string | undefined;
  /** At the right end. */
  trailing?: ReactNode;
  /** The whole path, below the origin. */
  href: string;
  /** The shop is no page of the office: it opens in a tab of its own. */
  isShop?: true;
}

/** Rows under a heading. */
export interface PaletteSection {
  name: string;
  rows: PaletteRow[];
}

/** A page of the office. */
export interface PalettePlace {
  to: string;
  name: string;
  icon: IconProps['name'];
}

/** An act on an order that its state and the operator's permissions allow; it leads to the order's page. */
export interface PaletteAct {
  verb: string;
  icon: IconProps['name'];
}

/** What the office gives the palette. */
export interface PaletteOffice {
  /** Groups that the operator may read, in their order. */
  groups: readonly FinderGroup[];
  places: readonly PalettePlace[];
  /** Acts that need nothing found, such as a new order. */
  starts: readonly PalettePlace[];
  /** A new order, for the first found customer; undefined without the permission. */
  orderFor: PalettePlace | undefined;
  actOn: (order: FoundOrderItem) => PaletteAct | undefined;
  orderState: (order: FoundOrderItem) => ReactNode;
}

/** An item of a group. */
export type FoundIn<G extends FinderGroup> = Extract<FoundItem, { group: G }>;
