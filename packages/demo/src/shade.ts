/** A shade of a colour card. */
export type DemoShade = {
  /** As the maker prints it: "7.1", "214". */
  code: string;
  name: string;
  /** `#RRGGBB`, upper case. */
  hex: string;
  family: FamilyName;
  section: string;
  /** Only hair dyes: the level ("7") and the reflection ("1"). */
  height?: number;
  reflection?: string;
};

/** Colour families of the shop's filter; the ids are those of the reference-data migration. */
export const familyIds = {
  Negros: 1,
  Castaños: 2,
  Rubios: 3,
  Cobrizos: 4,
  Rojos: 5,
  Cenizos: 6,
  Caobas: 7,
  Fantasía: 8,
  Nudes: 9,
  Rosados: 10,
  Fucsias: 11,
  Corales: 12,
  Vinos: 13,
  Cálidos: 14,
  Verdes: 15,
  Azules: 16,
  Lilas: 17,
  Tierras: 18,
  Neutros: 19,
} as const;

/** A key of `familyIds`. */
export type FamilyName = keyof typeof familyIds;
