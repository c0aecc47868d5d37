const PARIS_CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The wall clock of Paris at an instant, read as if it were UTC. */
export function parisClock(instant: number): number {
  const part = Object.fromEntries(
    PARIS_CLOCK.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(
    part['year']!,
    part['month']! - 1,
    part['day'],
    part['hour'],
    part['minute'],
    part['second'],
  );
}

/** The instant at which the wall clock of Paris shows `clock`; the first of the two in autumn, null in the hour that spring skips. */
export function instantOfParisClock(clock: number): number | null {
  const candidates = [2, 1].map((hours) => clock - hours * 3_600_000);
  return candidates.find((instant) => parisClock(instant) === clock) ?? null;
}
