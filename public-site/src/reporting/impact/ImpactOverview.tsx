import { goalPercentage, type Metrics } from '@livres/api/contract';
import { formatNumber } from '../../shared/format/numbers';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { FigureTable } from './FigureTable';
import { impactContent as content } from './impact.content';
import { impactFigures, impactGoals, type ImpactFigure, sourceOfDonations } from './impact-figures';
import styles from './Impact.module.css';
import { useCallback, useEffect, useRef } from 'react';
import { isMotionReduced } from '../../shared/ui/is-motion-reduced';
import { useSeen } from '../../shared/ui/use-seen';
import { COUNT_MS, countedTo } from './count-up';

export function ImpactOverview({ metrics }: { metrics: Metrics }) {
  const [first, ...others] = impactFigures(metrics, usePageContext().now);
  const goals = impactGoals(metrics.site_metrics);
  const source = sourceOfDonations(metrics);
  return (
    <>
      <h3 className={styles.title}>{content.overview.title}</h3>
      {first && (
        <div>
          <dl className={styles.first}>
            <Figure figure={first} goalText={content.goals.aim} />
          </dl>
          {first.goal > 0 && <Progress figure={first} className={styles.shelf} />}
        </div>
      )}
      <dl className={styles.figures}>
        {others.map((figure) => (
          <Figure key={figure.label} figure={figure} goalText={content.goals.short} />
        ))}
      </dl>
      <div className={styles.notes}>
        {source && (
          <details>
            <summary>
              <span aria-hidden="true">i</span>
              {content.source.ask}
            </summary>
            <p>{source}</p>
          </details>
        )}
        <FigureTable
          caption={content.goals.table}
          heads={content.goals.heads}
          rows={goals.map(({ name, current, goal }) => [name, formatNumber(current), formatNumber(goal)])}
        />
      </div>
    </>
  );
}

interface FigureProps {
  figure: ImpactFigure;
  goalText: (goal: string) => string;
}

function Figure({ figure, goalText }: FigureProps) {
  const { label, value, print, goal } = figure;
  return (
    <div>
      <dt>
        {label}
        {goal > 0 && <span> {goalText(print(goal))}</span>}
      </dt>
      <dd>
        <CountUp value={value} print={print} />
      </dd>
    </div>
  );
}

/** How far the goal is: books on a shelf, the free places pale. */
function Progress({ figure, className }: { figure: ImpactFigure; className: string | undefined }) {
  const { label, value, goal, print } = figure;
  const percentage = goalPercentage(value, goal);
  return (
    <div
      className={className}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percentage}
      aria-valuetext={`${print(value)} ${content.goals.aim(print(goal))}`}
    >
      <div style={{ width: `${percentage}%` }} />
    </div>
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
