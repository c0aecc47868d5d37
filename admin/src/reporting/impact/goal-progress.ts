import { goalPercentage, type FigureRecord } from '@livres/api/contract';

export interface GoalProgress {
  goal: FigureRecord;
  /** The figure that the goal is the goal of. */
  figure: FigureRecord;
  name: string;
  /** 0 to 100, rounded down, as the site shows it. */
  percentage: number;
  /** How many are still missing; 0 once the goal is reached. */
  missing: number;
}

/** Each goal beside the figure that it is the goal of. */
export function goalsProgress(figures: readonly FigureRecord[]): GoalProgress[] {
  return figures.flatMap((goal) => {
    const figure = figures.find(({ name }) => name === goal.goal_of);
    if (!figure) return [];
    return {
      goal,
      figure,
      name: figure.label,
      percentage: goalPercentage(figure.value, goal.value),
      missing: Math.max(0, goal.value - figure.value),
    };
  });
}
