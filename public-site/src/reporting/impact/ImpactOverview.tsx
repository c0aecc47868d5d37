import type { Metrics } from '@livres/api/contract';
import { formatNumber } from '../../shared/format/numbers';
import { ProgressMeter } from '../../shared/ui/ProgressMeter';
import { useVisit } from '../../shared/ui/VisitProvider';
import { CountUp } from './CountUp';
import { FigureTable } from './FigureTable';
import { impactContent as content } from './impact.content';
import { impactFigures, impactGoals } from './impact-figures';
import styles from './Impact.module.css';

export function ImpactOverview({ metrics }: { metrics: Metrics }) {
  const figures = impactFigures(metrics, useVisit().now);
  const goals = impactGoals(metrics.site_metrics);
  return (
    <>
      <h3>{content.overview.title}</h3>
      <dl className={styles.figures}>
        {figures.map(({ label, value, print }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <CountUp value={value} print={print} />
            </dd>
          </div>
        ))}
      </dl>
      <h3>{content.goals.title}</h3>
      <div className={styles.goals}>
        {goals.map(({ kind, name, current, goal, percentage }) => (
          <div key={name}>
            <p>{name}</p>
            <ProgressMeter
              large
              kind={kind}
              name={name}
              text={`${formatNumber(current)} sur ${formatNumber(goal)}`}
              percentage={percentage}
            />
          </div>
        ))}
      </div>
      <FigureTable
        caption={content.goals.table}
        heads={content.goals.heads}
        rows={goals.map(({ name, current, goal }) => [name, formatNumber(current), formatNumber(goal)])}
      />
    </>
  );
}
