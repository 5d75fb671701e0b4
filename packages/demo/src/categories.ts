import type { ArtSpec } from '@tonalia/artwork/spec';

type Root = { name: string; children: readonly string[]; picture: ArtSpec };

/** The two levels of categories, in the order of the menu. */
export const categoryTree: readonly Root[] = [
  {
    name: 'Coloración',
    picture: { form: 'cajatinte', body: '#f4f1ea', brand: 'Nativa', code: '6.66', shade: '#7b2e2a' },
    children: [
      'Permanentes',
      'Sin amoniaco',
      'Semipermanentes',
      'Fantasía',
      'Retoque de raíz',
      'Kits en caja',
      'Oxidantes',
      'Decolorantes',
      'Matizadores',
      'Protectores de color',
    ],
  },
  {
    name: 'Uñas',
    picture: { form: 'esmalte', cap: '#f4f0ea', brand: 'Nácar', shade: '#e29c92' },
    children: [
      'Semipermanentes',
      'Esmaltes',
      'Acrílico y polvos',
      'Bases y top coats',
      'Tratamientos',
      'Removedores',
      'Lámparas',
    ],
  },
  {
    name: 'Capilar',
    picture: { form: 'tarro', body: '#efe3cf', cap: '#3b2a22', brand: 'Olivar' },
    children: ['Champú', 'Acondicionadores', 'Mascarillas', 'Keratinas', 'Aceites y sérums', 'Tratamientos'],
  },
  {
    name: 'Maquillaje',
    picture: { form: 'labial', body: '#1e1d1c', brand: 'Lumbra', shade: '#a63a43' },
    children: ['Labios', 'Ojos', 'Rostro', 'Cejas'],
  },
  {
    name: 'Facial',
    picture: { form: 'gotero', body: '#a4632f', cap: '#d6b272', metalCap: true, brand: 'Botica 27' },
    children: ['Limpieza', 'Sérums', 'Hidratantes', 'Mascarillas', 'Protección solar', 'Corporal'],
  },
  {
    name: 'Barbería',
    picture: { form: 'pote', body: '#e3a13a', shade: '#e3a13a', cap: '#d6b272', metalCap: true, brand: 'Cumbre' },
    children: ['Ceras', 'Barba', 'Afeitado', 'Talcos', 'Máquinas'],
  },
  {
    name: 'Estilizado',
    picture: { form: 'spray', body: '#bcd7d3', cap: '#f4f3ef', brand: 'Selva Clara' },
    children: ['Lacas', 'Protectores', 'Mousse', 'Rizos', 'Geles'],
  },
  {
    name: 'Accesorios',
    picture: { form: 'brocha', body: '#1f1e1d', shade: '#7a4d3a', brand: 'Lumbra' },
    children: ['Brochas y pinceles', 'Peines y cepillos', 'Capas', 'Guantes', 'Planchas', 'Aplicadores'],
  },
];

/** A category of one of the two levels; `parentId` is null for the first. */
export type DemoCategory = {
  id: number;
  parentId: number | null;
  name: string;
  position: number;
  picture: ArtSpec | null;
};

/** Roots are 1, 2, 3 …; the children of root r are r·100 + 1, r·100 + 2 … */
export const categories: readonly DemoCategory[] = categoryTree.flatMap((root, at): DemoCategory[] => [
  { id: at + 1, parentId: null, name: root.name, position: at + 1, picture: root.picture },
  ...root.children.map((name, below) => ({
    id: (at + 1) * 100 + below + 1,
    parentId: at + 1,
    name,
    position: below + 1,
    picture: null,
  })),
]);

/** Id of a child by its path: `Uñas/Esmaltes`. */
export function categoryId(path: string): number {
  const [rootName, name] = path.split('/');
  const root = categories.find((category) => category.parentId === null && category.name === rootName);
  const found = categories.find((category) => category.parentId === root?.id && category.name === name);
  if (!found) throw new Error(`no category ${path}`);
  return found.id;
}
