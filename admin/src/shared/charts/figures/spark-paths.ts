import type { Figures } from '../data/chart-data';

/** So many that each is a point of its own. */
const MOST = 60;

/** As many figures as can be told apart: each the mean of those that it stands for. */
function thinned(figures: Figures): Figures {
  if (figures.length <= MOST) return figures;
  return Array.from({ length: MOST }, (_, index) => {
    const [from, to] = [index, index + 1].map((end) => Math.floor((end * figures.length) / MOST));
    const known = figures.slice(from, to).filter((figure) => figure !== null);
    return known.length === 0 ? null : known.reduce((sum, figure) => sum + figure, 0) / known.length;
  });
}

/** The lines of a small chart as SVG paths, with gaps where figures are missing; null where none is known. */
export function sparkPaths(
  allNow: Figures,
  allBefore: Figures,
  { width, height }: { width: number; height: number },
) {
  const [now, before] = [thinned(allNow), thinned(allBefore)];
  const known = [...now, ...before].filter((figure) => figure !== null);
  const last = now.findLastIndex((figure) => figure !== null);
  if (last === -1) return null;
  const least = Math.min(0, ...known);
  const span = Math.max(0, ...known) - least || 1;
  const steps = Math.max(1, now.length - 1, before.length - 1);
  const x = (index: number) => round((index / steps) * width);
  const y = (figure: number) => round(height - ((figure - least) / span) * height);
  const path = (figures: Figures) =>
    figures
      .map((figure, index) => {
        if (figure === null) return '';
        const isAfterGap = (figures[index - 1] ?? null) === null;
        return `${isAfterGap ? 'M' : 'L'}${x(index)} ${y(figure)}`;
      })
      .join('');
  return { now: path(now), before: path(before), end: { x: x(last), y: y(now[last]!) } };
}

const round = (value: number): number => Math.round(value * 10) / 10;
