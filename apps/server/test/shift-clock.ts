// Preloaded (`node --import`): shifts the clock of this process by SHIFT_MS.
const shift = Number(process.env.SHIFT_MS);
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...given: unknown[]) {
    const values = given.length === 0 ? [RealDate.now() + shift] : given;
    super(...(values as [number])); // as: passes on whatever Date accepts
  }
  static override now(): number {
    return RealDate.now() + shift;
  }
}

globalThis.Date = ShiftedDate as DateConstructor; // as: nothing here calls Date without `new`
