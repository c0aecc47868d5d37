import { toCardinal } from 'n2words/fr-FR';

const MILLIONS = /(?:million|milliard)s?$/;

/** An amount of cents in French words, « quatre-vingts euros et un centime », as the forms ask for it. */
export function eurosInFrench(cents: number): string {
  const [euros, rest] = [Math.trunc(cents / 100), cents % 100];
  const whole = counted(euros, 'euro');
  if (rest === 0) return whole;
  const part = counted(rest, 'centime');
  return euros === 0 ? part : `${whole} et ${part}`;
}

function counted(count: number, unit: string): string {
  const words = toCardinal(count);
  const of = MILLIONS.test(words) ? 'd’' : '';
  return `${words} ${of}${unit}${count >= 2 ? 's' : ''}`;
}
