import { expect, test } from 'vitest';
import { readPiece } from './read-piece.ts';

/** "6 × tinte", with its unit when the row says one, the likeliest reading first. */
const readingsOf = (piece: string): string[] =>
  readPiece(piece).map(({ words, quantity, unit }) => `${quantity} × ${words}${unit === null ? '' : ` (${unit})`}`);

test.each<[piece: string, ...readings: string[]]>([
  ['tinte 12 und', '12 × tinte (unidad)'],
  ['tinte 6und', '6 × tinte (unidad)'],
  ['6cajas tinte', '6 × tinte (caja)'],
  ['tinte 180f', '1 × tinte 180f'],
  ['tinte 2docenas', '24 × tinte'],
  ['media docena tinte', '6 × tinte'],
  ['docena tinte', '12 × tinte'],
  ['tinte docena', '12 × tinte'],
  ['una docena de tinte 7.1', '12 × tinte 7.1'],
  ['docena y media tinte', '18 × tinte'],
  ['2 docenas y media tinte', '30 × tinte'],
  ['2 docenas y tinte', '24 × y tinte'],
  ['2 docenas tinte y media', '24 × tinte y media'],
  ['docena tinte media', '12 × tinte media'],
  ['docena y tinte', '12 × y tinte'],
])('an amount in words: %s', (piece, ...readings) => {
  expect(readingsOf(piece)).toEqual(readings);
});

test.each<[piece: string, ...readings: string[]]>([
  ['tinte 7.1 x3', '3 × tinte 7.1'],
  ['3x tinte 7.1', '3 × tinte 7.1'],
  ['tinte (4)', '4 × tinte'],
  ['tinte cant: 4', '4 × tinte'],
  ['tinte 7.1: 3', '3 × tinte 7.1'],
  ['tinte .... 3', '3 × tinte'],
  ['3 - tinte 7.1', '3 × tinte 7.1'],
  ['3 de tinte 7.1', '3 × tinte 7.1'],
])('an amount in signs: %s', (piece, ...readings) => {
  expect(readingsOf(piece)).toEqual(readings);
});

test.each<[piece: string, ...readings: string[]]>([
  ['tinte 3', '1 × tinte 3', '3 × tinte'],
  ['3 tinte 4', '1 × 3 tinte 4', '4 × 3 tinte', '3 × tinte 4'],
  // a number in words at the start counts before one in digits at the end, which may be a shade
  ['dos tinte 3', '1 × dos tinte 3', '2 × tinte 3', '3 × dos tinte'],
  ['7.1-3', '1 × 7.1-3', '3 × 7.1'],
  ['7.1', '1 × 7.1'],
])('a number that may count or name: %s', (piece, ...readings) => {
  expect(readingsOf(piece)).toEqual(readings);
});

test.each<[piece: string, ...readings: string[]]>([
  ['tinte x100', '100 × tinte'],
  // above a hundred the number may belong to the product
  ['tinte x101', '101 × tinte', '1 × tinte x101'],
  ['tinte x9999', '9999 × tinte', '1 × tinte x9999'],
  ['tinte x0'],
  ['x3'],
  // one of two amounts is what a pack contains
  ['100 und. x 9', '100 × x 9 (unidad)', '9 × 100 und.'],
])('limits of a quantity: %s', (piece, ...readings) => {
  expect(readingsOf(piece)).toEqual(readings);
});
