import { FigureRow } from '../../shared/charts/figures/FigureRow';
import type { Domain } from '../../shared/theme/domain-colors';
import type { SampleKind } from './sample-kinds';
import { sampleFigures, sampleNames, sampleSize } from './samples';
import { SAMPLE_NAMES, visualizationTests as texts } from './visualization-tests.fr';

const DOMAINS: readonly Domain[] = ['content', 'content', 'money', 'money', 'money'];

export function FiguresExample({ kind }: { kind: SampleKind }) {
  const count = Math.min(5, sampleSize(kind === 'none' ? 'usual' : kind, 5));
  const points = sampleSize(kind, 30);
  const values = sampleFigures(kind, count, { about: 4200 });
  const befores = sampleFigures(kind, count, { about: 3000, seed: 2 });
  const figures = sampleNames(kind, SAMPLE_NAMES.figures, count).map((label, index) => ({
    label,
    value: kind === 'none' ? null : values[index]!,
    before: kind === 'none' ? null : befores[index]!,
    kind: index === 4 ? ('euros' as const) : ('count' as const),
    moreIsBetter: true,
    domain: DOMAINS[index]!,
    line: {
      now: sampleFigures(kind, points, { seed: index + 1 }),
      before: sampleFigures(kind, points, { seed: index + 7 }),
    },
  }));
  return <FigureRow label={texts.panel_title(texts.charts.figures, texts.kinds[kind])} figures={figures} />;
}
