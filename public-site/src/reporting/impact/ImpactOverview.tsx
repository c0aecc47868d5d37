import type { Metrics } from '@livres/api/contract';
import { formatNumber } from '../../shared/format/numbers';
import { ProgressMeter } from '../../shared/ui/ProgressMeter';
import { useVisit } from '../../shared/ui/VisitProvider';
import { FigureTable } from './FigureTable';
import { impactContent as content } from './impact.content';
import { impactFigures, impactGoals, type ImpactFigure } from './impact-figures';
import styles from './Impact.module.css';
import { useCallback, useEffect, useRef } from 'react';
import { isMotionReduced } from '../../shared/ui/is-motion-reduced';
import { useSeen } from '../../shared/ui/use-seen';
import { COUNT_MS, countedTo } from './count-up';

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

/** The figure, whole in the page; counted up once it is seen, for those who like things that move. */
function CountUp({ value, print }: Pick<ImpactFigure, 'value' | 'print'>) {
  const element = useRef<HTMLSpanElement>(null);
  const frame = useRef(0);
  const start = useCallback(() => {
    if (isStill()) return;
    const startedAt = performance.now();
    const draw = (now: number) => {
      const elapsed = isStill() ? COUNT_MS : now - startedAt;
      if (element.current) element.current.textContent = print(countedTo(value, elapsed));
      if (elapsed < COUNT_MS) frame.current = requestAnimationFrame(draw);
    };
    frame.current = requestAnimationFrame(draw);
  }, [value, print]);
  useSeen(element, start);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return <span ref={element}>{print(value)}</span>;
}

// A screen reader would otherwise read a figure on its way.
function isStill(): boolean {
  return isMotionReduced() || document.documentElement.dataset['screenReader'] === 'on';
}
