import { COLORS } from '../colors.js';
import { line, place, rect, shape, times } from '../marks.js';
import { castOf } from '../people/cast.js';
import { shadow, stands } from '../people/figure.js';
import { bookbus, boat, lorry } from '../things/vehicles.js';
import { heaven, hills, house, rainFall, SKIES, smallTree, waves, type Hour } from '../things/nature.js';
import { children } from './alt.js';
import type { Scene } from './scene.js';

const HOURS = ['morning', 'noon', 'golden', 'fresh', 'rain', 'night'] as const satisfies readonly Hour[];
const VEHICLES = ['lorry', 'bus', 'lorry', 'bus', 'boat'] as const;
const WORDS = {
  lorry: 'Un camion chargé de livres sur la piste',
  bus: 'Le bibliobus, rayons ouverts, arrive au village',
  boat: 'Une pirogue chargée de cartons sur le fleuve',
} as const;

/** On the way: a lorry, the library on wheels, or a boat on the river. */
export const road: Scene = ({ chance, prefix }) => {
  const hour = chance.pick(HOURS);
  const isNight = hour === 'night';
  const { far, near, words } = SKIES[hour];
  const cast = castOf(chance, { prefix, avoid: [near, COLORS.laterite] });
  const vehicle = chance.pick(VEHICLES);
  const leaf = isNight ? '#0a4f35' : COLORS.palm;
  const flip = chance.yes();
  const x = chance.int(270, 370);
  const color = chance.pick(
    [COLORS.sun, COLORS.white, COLORS.palm, COLORS.sky].filter((one) => one !== near),
  );
  const driver = cast.deal({ age: 'adult' });
  const trees = times(chance.int(2, 4), (index) =>
    place(
      smallTree(chance, chance.yes() ? leaf : isNight ? COLORS.palm : COLORS.leaf),
      30 + index * 170 + chance.int(0, 90),
      254,
      { scale: chance.int(7, 11) / 10 },
    ),
  );
  const greeters = vehicle === 'bus' ? [cast.deal({ age: 'child' })] : [];
  const scene = [
    heaven(chance, hour),
    hills(chance, 214, 34, far),
    hills(chance, 240, 18, near),
    ...trees,
    chance.yes(0.7)
      ? place(house(chance.pick([COLORS.laterite, COLORS.blue])), chance.int(70, 570), 254, { scale: 0.8 })
      : '',
    vehicle === 'boat' ? water(isNight) + waves(chance, 268, 350, 9, COLORS.white) : ground(isNight, leaf),
  ];
  if (vehicle === 'boat')
    scene.push(place(boat(chance, driver), x + (flip ? 20 : -20), 306, { scale: 1.04, flip }));
  else
    scene.push(
      shadow(x, 334, 160),
      place(vehicle === 'lorry' ? lorry(chance, color, driver) : bookbus(chance, color, driver), x, 312, {
        scale: 1.06,
        flip,
      }),
    );
  for (const child of greeters) {
    const at = flip ? Math.max(54, x - 228) : Math.min(586, x + 226);
    scene.push(shadow(at, 346, 26), stands(child, 'greets', { x: at, y: 346, scale: 0.74, flip: !flip }));
  }
  if (hour === 'rain') scene.push(rainFall(chance));
  const greeting = greeters.length > 0 ? ` ; ${children(greeters)} le salue` : '';
  return { marks: scene.join(''), alt: `${WORDS[vehicle]}, ${words}${greeting}.` };
};

const water = (isNight: boolean) => rect(0, 250, 640, 110, isNight ? '#28307c' : '#5f6bc4');

const ground = (isNight: boolean, leaf: string) =>
  rect(0, 250, 640, 110, isNight ? '#7a2c0c' : COLORS.laterite) +
  shape('M0 250h640v13q-90 10-190 2T240 267 0 263z', leaf) +
  line('M0 342H640', COLORS.white, 5, ' stroke-dasharray="26 22" stroke-linecap="butt"');
