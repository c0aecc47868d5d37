import type { FigureRecord } from '@livres/api/contract';
import { expect, it } from 'vitest';
import { goalsProgress } from './goal-progress';

const figure = (some: Partial<FigureRecord>) => ({ goal_of: null, ...some }) as FigureRecord;
const books = figure({ name: 'books_distributed', label: 'Livres distribués', value: 125_000 });
const goal = figure({ name: 'books_goal', goal_of: 'books_distributed', value: 150_000 });
const volunteers = figure({ name: 'volunteers_count', value: 150 });

it('a goal is seen beside its figure, in hundredths and in what is missing', () => {
  expect(goalsProgress([books, volunteers, goal])).toEqual([
    { goal, figure: books, name: 'Livres distribués', percentage: 83, missing: 25_000 },
  ]);
});

it('a goal that is passed is reached: no more than 100 percent, and nothing missing', () => {
  const passed = { ...books, value: 180_000 };
  expect(goalsProgress([passed, goal])).toMatchObject([{ percentage: 100, missing: 0 }]);
});

it('without a goal nothing is reached', () => {
  expect(goalsProgress([books, { ...goal, value: 0 }])).toMatchObject([{ percentage: 0, missing: 0 }]);
});
