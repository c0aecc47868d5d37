import type { Chance } from '../chance.js';
import { COLORS } from '../colors.js';
import { circle, line, place, rect, shape, times } from '../marks.js';
import { castOf } from '../people/cast.js';
import { cheers, shadow, sits, stands } from '../people/figure.js';
import { pile } from '../things/books.js';
import { bigTree, heaven, hills, house, SKIES, type Hour } from '../things/nature.js';
import { boxes, bunting } from '../things/objects.js';
import { called, children, sentence } from './alt.js';
import { OUT_OF_DOORS, type Scene } from './scene.js';

function outdoors(chance: Chance, hour: Hour, ground: string): string {
  return (
    heaven(chance, hour) +
    hills(chance, 246, 26, SKIES[hour].far) +
    place(house(chance.pick([COLORS.laterite, COLORS.blue])), chance.pick([60, 580]), 280, { scale: 0.9 }) +
    shape('M0 280q160-14 320-6t320 0v86H0z', ground)
  );
}

/** A feast: flags, drums, people who dance. */
export const celebration: Scene = ({ chance, prefix }) => {
  const hour = chance.pick(OUT_OF_DOORS);
  const ground = hour === 'night' ? '#7a2c0c' : chance.pick([COLORS.laterite, COLORS.sun, COLORS.palm]);
  const cast = castOf(chance, { prefix, avoid: [ground] });
  const drummer = cast.deal({ age: chance.pick(['adult', 'elder']) });
  const dancers = times(chance.int(2, 3), () => cast.deal({ age: chance.pick(['child', 'adult', 'child']) }));
  const isLeft = chance.yes();
  const mirror = (x: number) => (isLeft ? x : 640 - x);
  const confetti = times(20, () => `M${chance.int(20, 620)} ${chance.int(70, 200)}l3 4`);
  return {
    marks: [
      outdoors(chance, hour, ground),
      line(confetti.slice(0, 10).join(''), COLORS.laterite, 6) +
        line(confetti.slice(10).join(''), hour === 'golden' ? COLORS.palm : COLORS.sun, 6),
      bunting(chance, 4),
      shadow(mirror(128), 340, 52),
      stands(drummer, 'rests', { x: mirror(128), y: 338, scale: 0.92, flip: !isLeft }),
      place(drum(chance), mirror(166), 344, { scale: 1.25 }),
      ...dancers.map((dancer, index) => {
        const x = mirror(286 + index * (dancers.length === 3 ? 128 : 180));
        return (
          shadow(x, 342, 36) +
          cheers(dancer, { x, y: 342 - (index % 2) * 8, scale: dancer.age === 'child' ? 1.06 : 0.88 })
        );
      }),
    ].join(''),
    alt: `Jour de fête ${SKIES[hour].words} : ${called(drummer, 'musician')} au tambour, ${dancers.length === 2 ? 'deux' : 'trois'} personnes qui dansent sous les fanions.`,
  };
};

function drum(chance: Chance): string {
  const skin = chance.pick([COLORS.cream, COLORS.peach]);
  return (
    shape('M-34-92H34L22-30 30 0H-30L-22-30z', COLORS.wood) +
    line('M-30-80l12 40 12-40 12 40 12-40 12 40', COLORS.sun, 3.5) +
    shape('M-36-92a36 11 0 0 1 72 0 36 11 0 0 1-72 0z', skin)
  );
}

/** An outing: a storyteller or a musician plays for children in the open. */
export const culture: Scene = ({ chance, prefix }) => {
  const hour = chance.pick(OUT_OF_DOORS);
  const ground = hour === 'night' ? '#7a2c0c' : chance.pick([COLORS.laterite, COLORS.sun, COLORS.palm]);
  const cast = castOf(chance, { prefix, avoid: [ground, COLORS.brick] });
  const isStory = chance.yes();
  const artist = cast.deal({ age: chance.pick(['adult', 'elder']) });
  const listeners = times(chance.int(2, 3), () => cast.deal({ age: 'child' }));
  const leaf = hour === 'night' ? '#0a4f35' : ground === COLORS.palm ? COLORS.leaf : COLORS.palm;
  const x = chance.pick([180, 460]);
  const far = 640 - x;
  return {
    marks: [
      outdoors(chance, hour, ground),
      place(bigTree(chance, chance.pick(['mango', 'flame', 'acacia']), leaf), x, 314),
      rect(x - 120, 310, 240, 20, COLORS.wood) +
        line(`M${x - 100} 320h200`, COLORS.sun, 4, ' stroke-dasharray="12 12"'),
      stands(artist, isStory ? 'greets' : 'rests', { x, y: 312, scale: 0.86, flip: x > 320 }),
      isStory ? '' : place(kora(), x + (x > 320 ? -6 : 6), 200),
      ...listeners.map((child, index) => {
        const at = far + (index - (listeners.length - 1) / 2) * 118;
        return shadow(at, 344, 30) + cheers(child, { x: at, y: 344, scale: 1 });
      }),
    ].join(''),
    alt: isStory
      ? `${sentence(called(artist, 'storyteller'))} sur une estrade, à l’ombre d’un arbre ; ${children(listeners)} l’applaudissent.`
      : `${sentence(called(artist, 'musician'))} joue de la kora à l’ombre d’un arbre ; ${children(listeners)} l’applaudissent.`,
  };
};

const kora = () =>
  line('M0-40V-118', COLORS.wood, 7) +
  circle(0, 0, 38, COLORS.card) +
  circle(0, 4, 9, COLORS.ink) +
  line('M-8-112-6 20M-2-112-2 20M4-112 3 20', COLORS.white, 1.6) +
  line('M-22-30h44', COLORS.laterite, 4);

/** A sale for a good cause: someone behind a stall, someone who gives a book. */
export const stall: Scene = ({ chance, prefix }) => {
  const hour = chance.pick(['morning', 'noon', 'golden', 'fresh'] as const);
  const ground = chance.pick([COLORS.laterite, COLORS.sun, COLORS.palm]);
  const cast = castOf(chance, { prefix, isInLyon: chance.yes(), avoid: [ground] });
  const seller = cast.deal({ age: chance.pick(['adult', 'elder']) });
  const giver = cast.deal();
  const isLeft = chance.yes();
  const mirror = (x: number) => (isLeft ? x : 640 - x);
  const x = mirror(230);
  const [one, two] = chance.pick([
    [COLORS.laterite, COLORS.white],
    [COLORS.blue, COLORS.sun],
    [COLORS.palm, COLORS.cream],
  ] as const);
  return {
    marks: [
      outdoors(chance, hour, ground),
      line(`M${x - 140} 92v240M${x + 140} 92v240`, COLORS.wood, 9),
      sits(seller, { x, y: 172, scale: 0.98 }),
      rect(x - 160, 254, 320, 84, COLORS.white) +
        line(times(5, (index) => `M${x - 130 + index * 60} 296l18-18 18 18-18 18z`).join(''), one, 5),
      pile(chance, x - 110, 254, 4) +
        pile(chance, x - 54, 254, 2) +
        pile(chance, x + 104, 254, chance.int(3, 5)),
      ...times(8, (index) => shape(`M${x - 160 + index * 40} 62h40v34q-20 22-40 0z`, index % 2 ? two : one)),
      rect(x - 166, 54, 332, 12, one),
      shadow(mirror(500), 344, 44),
      stands(
        giver,
        'offers',
        { x: mirror(500), y: 344, scale: giver.age === 'child' ? 1.1 : 0.95, flip: isLeft },
        bookInHand(chance),
      ),
      boxes(chance, mirror(604), 350, { rows: [1], scale: 1.1 }),
    ].join(''),
    alt: `Sur un stand de livres, ${called(seller, 'volunteer')} reçoit ${called(giver, 'reader')} qui apporte un livre.`,
  };
};

const bookInHand = (chance: Chance) =>
  place(
    rect(-18, -24, 38, 48, chance.pick([COLORS.laterite, COLORS.blue, COLORS.sun])) +
      rect(-18, 18, 38, 6, COLORS.white),
    94,
    36,
    { turn: 8 },
  );
