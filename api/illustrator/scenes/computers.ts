import { COLORS } from '../colors.js';
import { circle, line, place, rect, shape, times } from '../marks.js';
import { castOf } from '../people/cast.js';
import { bust, shadow, sits, stands, turnsAway } from '../people/figure.js';
import { pile } from '../things/books.js';
import { windowOf } from '../things/nature.js';
import { LAMP, LAPTOP_LID, PLANT, table } from '../things/objects.js';
import { called, sentence } from './alt.js';
import { BEHIND_A_WINDOW, room, type Scene } from './scene.js';

/** A computer room: two people at their machines, someone who helps. */
export const computers: Scene = ({ chance, prefix }) => {
  const { marks, floor } = room(chance, 300);
  const cast = castOf(chance, { prefix, avoid: [floor] });
  const users = times(2, () => cast.deal({ age: chance.pick(['child', 'adult']) }));
  const helper = cast.deal({ age: 'adult' });
  const isMiddle = chance.yes();
  const spots = isMiddle ? [128, 512] : [316, 520];
  const x = isMiddle ? 320 : 110;
  const view = { x: chance.pick([70, 250, 430]), y: 36, width: 140, height: 96, frame: COLORS.white };
  return {
    marks: [
      marks,
      windowOf(chance, chance.pick(BEHIND_A_WINDOW), view),
      shadow(x, 338, 44),
      stands(helper, 'points', { x, y: 340, scale: 0.95, flip: isMiddle && chance.yes() }),
      ...users.map((user, index) =>
        sits(user, {
          x: spots[index]!,
          y: user.age === 'child' ? 196 : 164,
          scale: user.age === 'child' ? 1.24 : 1,
        }),
      ),
      table(
        isMiddle ? 20 : 214,
        270,
        isMiddle ? 600 : 410,
        COLORS.white,
        floor === COLORS.blue ? COLORS.sun : COLORS.indigo,
      ),
      ...spots.map((spot) => place(LAPTOP_LID, spot, 264, { scale: 0.96 })),
      pile(chance, isMiddle ? 320 : 418, 270, chance.int(2, 3)),
      place(PLANT, isMiddle ? 606 : 34, isMiddle ? 270 : 330),
    ].join(''),
    alt: `Salle numérique : ${called(helper, 'trainer')} aide ${called(users[0]!, 'student')} et ${called(users[1]!, 'student')} devant leurs ordinateurs.`,
  };
};

/** A webinar: one person at home, four in the windows of the screen. */
export const webinar: Scene = ({ chance, prefix }) => {
  const { marks, floor } = room(chance, 306);
  const cast = castOf(chance, { prefix, isInLyon: chance.yes(0.4), avoid: [floor] });
  const grounds = [COLORS.sun, COLORS.mint, COLORS.sky, COLORS.peach, COLORS.cream];
  const used = new Set<string>();
  const speakers = times(4, () => cast.deal({ age: chance.pick(['adult', 'adult', 'elder']) }));
  const viewer = cast.deal({ age: 'adult' });
  const isLeft = chance.yes();
  const x = isLeft ? 222 : 40;
  const tiles = speakers.map((speaker, index) => {
    const [tx, ty] = [x + 16 + (index % 2) * 176, 36 + Math.floor(index / 2) * 108];
    const clip = `${prefix}s${index}`;
    const inner =
      rect(
        tx,
        ty,
        168,
        100,
        chance.deal(
          grounds.filter((ground) => ground !== speaker.top),
          used,
        ),
      ) + bust(speaker, { x: tx + 84, y: ty + 72, scale: 0.74 });
    return `<clipPath id="${clip}"><path d="M${tx} ${ty}h168v100h-168z"/></clipPath><g clip-path="url(#${clip})">${inner}</g>`;
  });
  const side = isLeft ? 110 : 530;
  return {
    marks: [
      marks,
      rect(x, 20, 376, 244, COLORS.indigo),
      ...tiles,
      line(`M${x + 160} 254h.1`, COLORS.laterite, 11) +
        line(`M${x + 188} 254h.1M${x + 216} 254h.1`, COLORS.sky, 11),
      shape(`M${x + 160} 264h56l14 36h-84z`, COLORS.sky),
      rect(10, 298, 620, 14, COLORS.white) +
        line('M40 312v48M600 312v48', floor === COLORS.blue ? COLORS.sun : COLORS.indigo, 11),
      pile(chance, side, 298, chance.int(3, 5)),
      place(chance.pick([LAMP, PLANT]), side + (isLeft ? -62 : 62), 298, { scale: 1.1 }),
      turnsAway(viewer, { x: isLeft ? 222 : 418, y: 284, scale: 1.06 }),
    ].join(''),
    alt: `${sentence(called(viewer, 'reader'))}, de dos, suit une visioconférence à l’écran, avec quatre participants.`,
  };
};

/** A student and the papers of a scholarship, in a university's library or before it. */
export const university: Scene = ({ chance, prefix }) => {
  const floor = chance.pick([COLORS.palm, COLORS.sun, COLORS.laterite]);
  const cast = castOf(chance, { prefix, avoid: [floor, COLORS.white] });
  const students = times(chance.int(2, 3), () => cast.deal({ age: 'adult' }));
  const wall = chance.pick([COLORS.white, COLORS.cream]);
  const roof = chance.pick([COLORS.indigo, COLORS.laterite, COLORS.palm].filter((color) => color !== floor));
  const sky = chance.pick([COLORS.cloth, COLORS.peach, COLORS.mint]);
  const columns = times(6, (index) =>
    rect(124 + index * 72, 118, 26, 140, wall === COLORS.white ? COLORS.cloth : COLORS.white),
  );
  return {
    marks: [
      rect(0, 0, 640, 360, sky),
      circle(chance.pick([70, 570]), 70, 32, COLORS.sun),
      rect(100, 108, 440, 160, wall),
      shape('M76 112 320 24 564 112z', roof) + line('M320 56l14 16-14 16-14-16z', COLORS.sun, 4),
      ...columns,
      rect(284, 176, 72, 92, COLORS.indigo),
      rect(80, 258, 480, 14, wall) + rect(60, 270, 520, 14, COLORS.sky),
      rect(0, 284, 640, 76, floor),
      ...students.map((student, index) => {
        const x = students.length === 3 ? 150 + index * 170 : 220 + index * 200;
        const thing = place(
          rect(-20, -26, 40, 52, COLORS.white) +
            line('M-12-14h24M-12-4h24M-12 6h14', COLORS.sky, 3) +
            circle(8, 16, 6, COLORS.laterite),
          92,
          34,
          { turn: 6 },
        );
        return (
          shadow(x, 346, 44) +
          stands(
            student,
            index === 0 ? 'offers' : index === 1 ? 'greets' : 'rests',
            { x, y: 346, scale: 0.95, flip: index === students.length - 1 },
            index === 0 ? thing : '',
          )
        );
      }),
    ].join(''),
    alt: `Devant l’université, ${called(students[0]!, 'student')} tient son dossier de bourse ; ${students.length === 3 ? `${called(students[1]!, 'student')} et ${called(students[2]!, 'student')}` : called(students[1]!, 'student')} à ses côtés.`,
  };
};

/** A course for teachers and librarians: adults at their tables before a board. */
export const training: Scene = ({ chance, prefix }) => {
  const { marks, floor } = room(chance, 292);
  const cast = castOf(chance, { prefix, avoid: [floor] });
  const trainer = cast.deal({ age: chance.pick(['adult', 'elder']) });
  const learners = times(2, () => cast.deal({ age: 'adult' }));
  const isLeft = chance.yes();
  const x = isLeft ? 116 : 524;
  const sheet = isLeft ? 200 : 40;
  const seats = isLeft ? [318, 510] : [130, 322];
  const steps =
    line(
      times(3, (index) => `M${sheet + 40 + index * 128} 74a20 20 0 1 0 .1 0`).join(''),
      COLORS.laterite,
      5,
    ) +
    line(
      times(2, (index) => `M${sheet + 72 + index * 128} 94h64m-10-8 10 8-10 8`).join(''),
      COLORS.indigo,
      4,
    );
  const cards =
    times(4, (index) =>
      rect(sheet + 24 + index * 92, 58, 70, 84, [COLORS.sun, COLORS.mint, COLORS.peach, COLORS.sky][index]!),
    ).join('') +
    line(
      times(4, (index) => `M${sheet + 36 + index * 92} 84h46m-46 16h46m-46 16h28`).join(''),
      COLORS.indigo,
      3.5,
    );
  return {
    marks: [
      marks,
      rect(sheet, 30, 400, 132, COLORS.white) + chance.pick([steps, cards]),
      shadow(x, 340, 46),
      stands(trainer, 'points', { x, y: 340, scale: 0.95, flip: !isLeft }),
      ...learners.map((learner, index) => sits(learner, { x: seats[index]!, y: 186, scale: 0.98 })),
      table(seats[0]! - 100, 278, 394, COLORS.white, floor === COLORS.blue ? COLORS.sun : COLORS.indigo),
      pile(chance, seats[0]! + 96, 278, chance.int(2, 4)),
      line(seats.map((seat) => `M${seat - 20} 272h40`).join(''), COLORS.sky, 5),
    ].join(''),
    alt: `${sentence(called(trainer, 'trainer'))} explique une méthode à deux bibliothécaires assis à leur table.`,
  };
};
