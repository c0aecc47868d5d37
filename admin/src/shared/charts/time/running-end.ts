import type { ChartRow, Figures } from '../data/chart-data';

export interface RunningEnd {
  /** What is over, drawn as ever. */
  over: Figures;
  /** The last stretch, to a step that is not over. */
  running: Figures;
  /** Of the last figure. */
  end: number;
}

/** A line whose last figure still grows, in two; null for one that is over. */
export function runningEnd(
  figures: Figures,
  rows: readonly Pick<ChartRow, 'isRunning'>[],
): RunningEnd | null {
  const end = figures.findLastIndex((figure) => figure !== null);
  if (!rows[end]?.isRunning) return null;
  return {
    over: figures.map((figure, index) => (index === end ? null : figure)),
    running: figures.map((figure, index) => (index >= end - 1 ? figure : null)),
    end,
  };
}
