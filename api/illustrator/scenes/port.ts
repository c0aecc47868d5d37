import { COLORS } from '../colors.js';
import { line, place, rect, shape } from '../marks.js';
import { castOf } from '../people/cast.js';
import { shadow, stands, standsHolding } from '../people/figure.js';
import { heaven, hills, SKIES, waves } from '../things/nature.js';
import { anyBox, boxes } from '../things/objects.js';
import { ship } from '../things/vehicles.js';
import { called } from './alt.js';
import { OUT_OF_DOORS, type Scene } from './scene.js';

/** A quay, a crane, and the ship that takes the books. */
export const port: Scene = ({ chance, prefix }) => {
  const hour = chance.pick(OUT_OF_DOORS);
  const isNight = hour === 'night';
  const flip = chance.yes();
  const hull = chance.pick([COLORS.laterite, COLORS.palm, COLORS.white]);
  const quay = chance.pick([COLORS.sun, COLORS.cream, COLORS.clay]);
  const cast = castOf(chance, { prefix, isInLyon: chance.yes(), avoid: [COLORS.blue, quay, hull] });
  const porter = cast.deal({ age: 'adult' });
  const colleague = cast.deal({ age: 'adult' });
  const mirror = (x: number) => (flip ? 640 - x : x);
  const hasColleague = chance.yes(0.6);
  return {
    marks: [
      heaven(chance, hour),
      hills(chance, 232, 20, SKIES[hour].far),
      place(ship(chance, hull), mirror(330) + chance.int(-16, 16), 222, { flip }),
      rect(0, 262, 640, 70, isNight ? '#28307c' : COLORS.blue),
      shape(`M0 262${'q8-10 16 0t16 0'.repeat(20)}v8H0z`, isNight ? '#28307c' : COLORS.blue),
      waves(chance, 284, 316, 6, COLORS.sky),
      place(crane(isNight ? COLORS.sky : COLORS.ink), mirror(566), 330, { flip: !flip }),
      rect(0, 326, 640, 34, quay),
      boxes(chance, mirror(236), 350, { rows: [2, 1], scale: 0.96 }),
      shadow(mirror(112), 350, 38),
      standsHolding(
        porter,
        place(anyBox(chance), 0, 104, { scale: 1.16 }),
        { x: mirror(112), y: 350, scale: 0.96 },
        30,
      ),
      hasColleague
        ? shadow(mirror(470), 350, 38) +
          stands(colleague, 'points', { x: mirror(470), y: 350, scale: 0.92, flip: !flip })
        : '',
    ].join(''),
    alt: `À quai, ${called(porter, 'docker')} porte un carton ; derrière, le bateau chargé de conteneurs, ${SKIES[hour].words}.`,
  };
};

const crane = (color: string) =>
  line(
    'M0 0V-276M34 0V-276M0-70l34-60M34-70 0-130M0-190l34-60M34-190 0-250M-30-276H190M17-306-30-276M17-306 170-276M140-276v52',
    color,
    6,
  ) +
  rect(116, -224, 48, 30, COLORS.sun) +
  line('M132-224v30M148-224v30', COLORS.gold, 3);
