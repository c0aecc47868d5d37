import { COLORS } from '../colors.js';
import { line, rect, shape } from '../marks.js';
import type { Person } from './person.js';

/** Prints of wax cloth, on a square of 20. */
const MOTIFS: ((accent: string) => string)[] = [
  (accent) => shape('M10 2l7 8-7 8-7-8z', accent),
  (accent) => line('M0 6q5-6 10 0t10 0M0 16q5-6 10 0t10 0', accent, 3),
  (accent) => line('M4 10a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM10 10v.1', accent, 3),
  (accent) => line('M2 5l4 4 4-4 4 4 4-4M2 14l4 4 4-4 4 4 4-4', accent, 2.5),
  (accent) => shape('M10 10q-8-2-7-8 8 0 7 8 0-8 7-8 1 6-7 8zM10 12h.1v6h-2z', accent),
];

/** A torso of some outline, with what is worn on it. */
export function clothes(person: Person, outline: string): string {
  const { top, accent, cloth, print } = person;
  const fill = cloth === 'print' ? `url(#${print.id})` : top;
  const pattern =
    cloth === 'print'
      ? `<pattern id="${print.id}" width="20" height="20" patternUnits="userSpaceOnUse">${rect(0, 0, 20, 20, top)}${MOTIFS[print.motif]!(accent)}</pattern>`
      : '';
  return pattern + shape(outline, fill) + worn(person);
}

function worn({ cloth, top, accent, sex }: Person): string {
  const butt = ' stroke-linecap="butt"';
  if (cloth === 'collar')
    return shape('M-15-1L-5 18 0 9 5 18 15-1 9-3 0 7-9-3z', top === COLORS.white ? COLORS.sky : COLORS.white);
  if (cloth === 'tunic') return line('M-14-1Q-9 14 0 15T14-1M0 15V46M-7 32l7-8 7 8-7 8z', accent, 3.5);
  if (cloth === 'stripes') return line('M-36 26H36M-38 46H38M-38 66H38M-38 86H38', accent, 7, butt);
  if (cloth === 'waistcoat')
    return shape('M-37 98C-38 40-40 14-16-2L-5 98zM37 98C38 40 40 14 16-2L5 98z', accent);
  return sex === 'woman' ? line('M-13 0q4 14 13 15T13 0', accent, 3.5) : '';
}
