import { COLORS, over } from '../colors.js';
import { circle, dots, line, shape } from '../marks.js';
import type { Look, Person } from './person.js';

/** The hair that hugs a head, seen from the front. */
const CAP = 'M-24-4C-27-31-15-38 0-38S27-31 24-4C22-15 14-21 0-21S-22-15-24-4z';
const SIDES = 'M-25 6C-30-8-27-22-19-27-20-16-21-4-21 5zM25 6C30-8 27-22 19-27 20-16 21-4 21 5z';

type Draw = (person: Person) => string;

const braids: Draw = ({ hair }) =>
  line('M-22-14Q-35 14-30 56M-16-18Q-27 20-21 64M22-14Q35 14 30 56M16-18Q27 20 21 64', hair, 7) +
  line('M-30 56v1M-21 64v1M30 56v1M21 64v1', COLORS.sun, 8);

const locks: Draw = ({ hair }) =>
  line('M-22-18Q-32 0-29 26M-17-24Q-27 4-23 34M22-18Q32 0 29 26M17-24Q27 4 23 34', hair, 8);

/** What falls behind the shoulders or stands around the head. */
const BEHIND: Partial<Record<Look, Draw>> = {
  afro: ({ hair }) => circle(0, -14, 40, hair),
  puffs: ({ hair }) => circle(-25, -28, 15, hair) + circle(25, -28, 15, hair),
  bun: ({ hair, wrap }) => circle(0, -45, 13, hair) + line('M-8-38Q0-34 8-38', wrap, 5),
  braids,
  locks,
  ponytail: ({ hair }) => shape('M10-34C40-36 44 4 30 34 26 14 26-6 16-16z', hair),
  bob: ({ hair }) => shape('M-29 22C-36-14-30-42 0-42S36-14 29 22Q0 34-29 22z', hair),
};

const onTop =
  (extra: Draw = () => ''): Draw =>
  (person) =>
    shape(CAP, person.hair) + extra(person);

const hijab: Draw = ({ wrap }) =>
  `<path fill-rule="evenodd" fill="${wrap}" d="M0-42C-25-42-34-22-32 6-31 28-28 44-40 60Q0 82 40 60C28 44 31 28 32 6 34-22 25-42 0-42zM0-25C14-25 20-13 20 3 20 19 12 30 0 30S-20 19-20 3C-20-13-14-25 0-25z"/>` +
  line('M-22 38Q0 50 24 37M-28 51Q0 66 32 50', over(wrap), 2.5);

const ON_TOP: Partial<Record<Look, Draw>> = {
  afro: onTop(),
  puffs: onTop(({ skin }) => line('M0-37V-22', skin.base, 2)),
  bun: onTop(),
  braids: onTop(({ skin }) => line('M0-37V-24', skin.base, 2)),
  locks: onTop(),
  cornrows: onTop(({ skin }) =>
    line('M-17-16Q-15-28-7-36M-7-20Q-6-30-1-37M6-20Q7-30 7-36M16-17Q17-26 14-32', skin.light, 2),
  ),
  short: onTop(),
  flat: ({ hair }) =>
    shape(
      'M-24-3C-26-22-26-38-19-42-8-46 8-46 19-42 26-38 26-22 24-3 22-13 20-20 13-20H-13C-20-20-22-13-24-3z',
      hair,
    ),
  thin: ({ hair }) => shape(SIDES, hair),
  kufi: ({ hair, wrap }) =>
    shape(SIDES, hair) +
    shape('M-24-11C-26-36-17-43 0-43S26-36 24-11Q0-20-24-11z', wrap) +
    dots('M-19-22Q0-30 20-22', over(wrap), 3.5, 8),
  cap: ({ hair, wrap }) =>
    shape(SIDES, hair) +
    shape('M-25-13C-25-34-15-42 0-42S25-34 25-13z', wrap) +
    shape('M-6-17Q24-20 40-8 18-10-6-9z', over(wrap)),
  headwrap: ({ wrap }) =>
    shape(
      'M-4-42C-14-62 8-70 14-55 28-66 42-50 22-40zM-27-4C-33-38-17-46 0-46S33-38 27-4C16-19-13-20-27-4z',
      wrap,
    ) + line('M-24-16C-12-30 6-35 20-39M-11-19C0-26 14-29 26-25', over(wrap), 3),
  turban: ({ wrap }) =>
    shape('M-28-4C-48-28-32-58 0-58S48-28 28-4C14-19-14-19-28-4z', wrap) +
    line('M-34-34Q0-44 26-12M-16-54Q20-46 34-22M-26-14Q-2-36 30-46', over(wrap), 3),
  hijab,
  side: ({ hair }) =>
    shape('M-24-2C-30-30-14-40 4-39 24-38 28-22 24-2 22-12 18-18 8-20-4-22-14-20-24-2z', hair),
  ponytail: onTop(),
  bob: ({ hair }) => shape('M-27 4C-30-26-16-39 0-39S30-26 27 4C24-10 16-20-2-20-14-20-24-12-27 4z', hair),
};

export const hairBehind = (person: Person) => BEHIND[person.look]?.(person) ?? '';
export const hairOnTop = (person: Person) => ON_TOP[person.look]?.(person) ?? '';

const WHOLE = 'M-25 12C-32-50 32-50 25 12Q13 25 0 25T-25 12z';

/** A head from behind is hair, or what covers it. */
export function hairFromBehind(person: Person): string {
  const { look, wrap, hair } = person;
  if (look === 'hijab') return shape(WHOLE, wrap) + shape('M-26 4Q-30 40-38 62H38Q30 40 26 4z', wrap);
  if (look === 'headwrap' || look === 'turban')
    return shape(WHOLE, wrap) + line('M-24-14Q0 4 24-14M-20-28Q0-14 20-28', over(wrap), 3);
  if (look === 'kufi' || look === 'cap')
    return shape(WHOLE, hair) + shape('M-26-8C-26-34-16-43 0-43S26-34 26-8Q0 0-26-8z', wrap);
  if (look === 'thin')
    return shape('M-25 8C-30-10-27-14-25-16Q0-4 25-16C27-14 30-10 25 8Q13 24 0 24T-25 8z', hair);
  const rows =
    look === 'cornrows' ? line('M-14-34Q-18-4-12 20M0-38V22M14-34Q18-4 12 20', person.skin.light, 2) : '';
  return shape(WHOLE, hair) + rows + (look === 'braids' || look === 'locks' ? hairBehind(person) : '');
}
