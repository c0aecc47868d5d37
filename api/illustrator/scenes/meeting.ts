import type { Chance } from '../chance.js';
import { COLORS } from '../colors.js';
import { line, place, rect, shape, times } from '../marks.js';
import { castOf } from '../people/cast.js';
import { shadow, sits, stands, turnsAway } from '../people/figure.js';
import { pile } from '../things/books.js';
import { CUP, PLANT, table } from '../things/objects.js';
import { called, COUNTS, sentence } from './alt.js';
import { room, type Scene } from './scene.js';

/** A conference: someone speaks at a lectern before a screen, the room is seen from behind. */
export const conference: Scene = ({ chance, prefix }) => {
  const { marks, floor } = room(chance, 286);
  const cast = castOf(chance, { prefix, avoid: [floor] });
  const isLeft = chance.yes();
  const x = isLeft ? 128 : 512;
  const speaker = cast.deal({ age: chance.pick(['adult', 'elder']) });
  const count = chance.int(4, 5);
  const front = chance.pick([COLORS.palm, COLORS.indigo, COLORS.wood]);
  return {
    marks: [
      marks,
      place(screen(chance), isLeft ? 236 : 44, 34),
      stands(speaker, 'greets', { x, y: 330, scale: 0.94, flip: !isLeft }),
      shape(`M${x - 52} 196h104l-12 126h-80z`, front) + rect(x - 58, 188, 116, 12, COLORS.white),
      line(`M${x} 222l16 18-16 18-16-18z`, COLORS.sun, 4),
      line(`M${x - 20} 188q-4-22 6-34`, COLORS.ink, 4) + line(`M${x - 14} 152l2-3`, COLORS.ink, 10),
      ...times(count, (index) =>
        turnsAway(cast.deal({ age: chance.pick(['adult', 'adult', 'elder']) }), {
          x: 74 + index * (492 / (count - 1)),
          y: 312 + chance.int(-8, 8),
          scale: 0.92,
        }),
      ),
    ].join(''),
    alt: `${sentence(called(speaker, 'speaker'))} au pupitre, devant un écran ; ${COUNTS[count]} personnes l’écoutent, vues de dos.`,
  };
};

/** What is shown on the screen: a map, bars, a row of books. */
function screen(chance: Chance): string {
  const frame = rect(0, 0, 360, 172, COLORS.white) + rect(10, 10, 340, 152, COLORS.night);
  const bars =
    shape(
      'M48 134v-42h34v42zM104 134V66h34v68zM160 134V82h34v52zM216 134V50h34v84zM272 134V34h34v100z',
      COLORS.sun,
    ) + line('M36 140h286', COLORS.white, 4);
  const globe =
    line('M180 32a54 54 0 1 0 .1 0M126 86h108M180 32q-44 54 0 108M180 32q44 54 0 108', COLORS.sky, 4) +
    line('M120 106Q180 30 262 60', COLORS.sun, 5, ' stroke-dasharray="2 12"') +
    shape('M262 46a14 14 0 0 1 14 14q0 12-14 26-14-14-14-26a14 14 0 0 1 14-14z', COLORS.laterite);
  const books =
    shape('M70 132V60h28v72zM188 132V70h28v62z', COLORS.laterite) +
    shape('M102 132V48h24v84zM220 132V54h30v78z', COLORS.sun) +
    shape('M130 132V66h26v66z', COLORS.leaf) +
    shape('M160 132V56h24v76zM254 130l-14-70 22-4 14 72z', COLORS.sky) +
    line('M50 138h260', COLORS.white, 5);
  return frame + chance.pick([bars, globe, books]);
}

/** A meeting: three people around a table. */
export const meeting: Scene = ({ chance, prefix }) => {
  const { marks, floor } = room(chance, 300);
  const cast = castOf(chance, { prefix, isInLyon: chance.yes(), avoid: [floor] });
  const people = times(3, (index) => cast.deal({ age: index === 1 ? 'elder' : 'adult' }));
  const stander = chance.int(0, 2);
  return {
    marks: [
      marks,
      place(notes(chance), chance.pick([60, 400]), 34),
      place(PLANT, chance.pick([30, 610]), 300, { scale: 1.3 }),
      ...people.map((person, index) =>
        index === stander
          ? stands(person, 'greets', { x: 140 + index * 180, y: 340, scale: 0.95 })
          : sits(person, { x: 140 + index * 180, y: 174, scale: 1 }),
      ),
      table(36, 262, 568, COLORS.white, floor === COLORS.blue ? COLORS.sun : COLORS.indigo),
      rect(40, 274, 560, 74, COLORS.card) +
        line(
          times(9, (index) => `M${60 + index * 62} 305l14-14 14 14-14 14z`).join(''),
          COLORS.laterite,
          3.5,
        ),
      pile(chance, 228, 262, chance.int(2, 4)),
      place(CUP, 300, 262),
      line('M386 258h40M390 252h32', COLORS.sky, 4),
      place(CUP, 452, 262, { flip: true }),
    ].join(''),
    alt: `Trois personnes en réunion autour d’une table ; l’une d’elles prend la parole, debout.`,
  };
};

function notes(chance: Chance): string {
  const colors = [COLORS.sun, COLORS.peach, COLORS.mint, COLORS.sky];
  const papers = times(6, (index) =>
    rect(16 + (index % 3) * 56, 16 + Math.floor(index / 3) * 50, 42, 38, chance.pick(colors)),
  );
  const lines = times(
    6,
    (index) => `M${24 + (index % 3) * 56} ${30 + Math.floor(index / 3) * 50}h26m-26 10h18`,
  );
  return rect(0, 0, 186, 118, COLORS.indigo) + papers.join('') + line(lines.join(''), COLORS.indigo, 3);
}

/** A workshop: someone shows, two do it at the table. */
export const workshop: Scene = ({ chance, prefix }) => {
  const { marks, floor } = room(chance, 300);
  const cast = castOf(chance, { prefix, avoid: [floor] });
  const guide = cast.deal({ age: chance.pick(['adult', 'elder']) });
  const makers = times(2, () => cast.deal({ age: chance.pick(['child', 'adult']) }));
  const tools =
    shape('M60 44l8 60h-16zM92 40h14v64H92z', COLORS.laterite) +
    line('M132 44l26 56M158 44l-26 56', COLORS.sky, 6) +
    line('M126 104a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM148 104a9 9 0 1 0 18 0 9 9 0 1 0-18 0z', COLORS.sun, 5);
  return {
    marks: [
      marks,
      place(rect(30, 24, 160, 104, COLORS.white) + tools, chance.pick([40, 410]), 10),
      shadow(320, 330, 44),
      stands(guide, chance.pick(['greets', 'points'] as const), { x: 320, y: 336, scale: 0.95 }),
      ...makers.map((maker, index) =>
        sits(maker, {
          x: index ? 510 : 130,
          y: maker.age === 'child' ? 204 : 176,
          scale: maker.age === 'child' ? 1.22 : 1,
        }),
      ),
      table(30, 266, 580, COLORS.white, floor === COLORS.blue ? COLORS.sun : COLORS.indigo),
      pile(chance, 236, 266, 2) + pile(chance, 404, 266, chance.int(2, 4)),
      shape('M96 262l30-14 34 14zM476 262l30-14 34 14z', COLORS.sun) +
        line('M126 248v14M506 248v14', COLORS.laterite, 4),
      line('M176 262l30-4M560 262l26-6', COLORS.palm, 5),
    ].join(''),
    alt: `Atelier de reliure : ${called(guide, 'trainer')} montre le geste, ${makers.some(({ age }) => age === 'child') ? 'deux participants' : 'deux adultes'} à la table.`,
  };
};
