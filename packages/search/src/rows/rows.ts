/** Arrays of numbers, as the engine and a catalogue's own columns use them. */
export { byteAt, doubleAt, floatAt, intAt, itemAt, shortAt, uintAt } from './checked.ts';
export { bitsOf, isSeveral } from './bits.ts';
export { grown } from './grown.ts';
export { smallest } from './smallest.ts';
