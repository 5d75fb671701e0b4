type TypedArray = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float32Array | Float64Array;

/** The array itself, or a longer one with the same values when it ends before `length`. */
export function grown<A extends TypedArray>(array: A, length: number): A {
  if (length <= array.length) return array;
  // TypeScript cannot say that a constructor makes what it is the constructor of
  const longer = new (array.constructor as new (length: number) => A)(Math.max(length, array.length * 2, 64));
  longer.set(array);
  return longer;
}
