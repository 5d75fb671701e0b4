import { describe, expect, test } from 'vitest';
import { businessInitials, initialsOf, shortName } from './initials.ts';

describe('initials', () => {
  test.each([
    ['Luz Marina', 'Rojas', 'LR'],
    ['ángela', 'ñáñez', 'ÁÑ'],
    ['Diana', '', 'D'],
    ['', '', ''],
    ['👩 Ana', 'Gil', '👩G'],
  ])('of %s %s are %s · UI-12', (name, lastName, initials) => {
    expect(initialsOf(name, lastName)).toBe(initials);
  });

  test('a salon is abbreviated by the words after «salón»', () => {
    expect(businessInitials('Salón Bella Aurora')).toBe('BA');
    expect(businessInitials('Peluquería Rizos')).toBe('PR');
    expect(businessInitials('Barbería La 45')).toBe('L4');
    expect(businessInitials('Centro de Belleza Nidia')).toBe('BN');
    expect(businessInitials('Uñas y Arte Yesenia')).toBe('AY');
  });
});

describe('the name in the header', () => {
  test.each([
    ['Luz Marina', 'Luz Mari…'],
    ['Veronica', 'Veronica'],
    ['Ana', 'Ana'],
  ])('%s is shown as %s · CON-04', (name, shown) => {
    expect(shortName(name)).toBe(shown);
  });
});
