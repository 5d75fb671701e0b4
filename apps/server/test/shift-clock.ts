// Loaded before everything else (`node --import`): this process takes the time for SHIFT_MS later than it is.
const shift = Number(process.env.SHIFT_MS);
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...given: unknown[]) {
    const values = given.length === 0 ? [RealDate.now() + shift] : given;
    super(...(values as [number])); // as: whatever Date takes is handed on
  }
  static override now(): number {
    return RealDate.now() + shift;
  }
}

globalThis.Date = ShiftedDate as DateConstructor; // as: nothing here calls Date without `new`
