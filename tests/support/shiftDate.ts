/** Lets this process or page live at another date: its clock shows `ms` more. */
export function shiftDate(ms: number): void {
  const read = Date.now;
  Date.now = () => read() + ms;
  globalThis.Date = new Proxy(Date, {
    construct: (target, values: unknown[], self) =>
      Reflect.construct(target, values.length === 0 ? [target.now()] : values, self) as Date,
    apply: (target) => new target(target.now()).toString(),
  });
}

/** Milliseconds that the clocks of a run are ahead, in its processes and its pages: the matrix sets them. */
export const shiftMs = (): number => Number(process.env['TEST_SHIFT_MS'] ?? 0);
