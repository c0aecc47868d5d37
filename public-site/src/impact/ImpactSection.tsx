import { Tabs } from '@base-ui/react/tabs';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../shared/ui/Button';
import { Container } from '../shared/ui/Container';
import { impactContent as content } from './impact.content';
import { ImpactOverview } from './ImpactOverview';
import { ImpactRegions } from './ImpactRegions';
import styles from './ImpactSection.module.css';
import { ImpactTimeline } from './ImpactTimeline';
import { useImpact } from './useImpact';

/** Tabs where scripts run; without them, the three parts one under the other (see the style sheet). */
export function ImpactSection() {
  const { metrics, locations, years, isRefreshing, refresh } = useImpact();
  const parts: Record<'overview' | 'regions' | 'timeline', ReactNode> = {
    overview: <ImpactOverview metrics={metrics} />,
    regions: <ImpactRegions locations={locations} />,
    timeline: <ImpactTimeline years={years} />,
  };
  const names = Object.keys(parts) as (keyof typeof parts)[];
  return (
    <section className={styles.section} id="impact" aria-labelledby="impact-titre">
      <Container>
        <div className={styles.head}>
          <h2 id="impact-titre">{content.title}</h2>
          <p>{content.lead}</p>
        </div>
        <Tabs.Root defaultValue="overview">
          <div className={styles.tools}>
            <Tabs.List className={styles.tabs} aria-label={content.tabs}>
              {names.map((name) => (
                <Tabs.Tab key={name} value={name} className={styles.tab}>
                  {content[name].tab}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Refresh isRefreshing={isRefreshing} onRefresh={refresh} />
          </div>
          {names.map((name) => (
            <Tabs.Panel key={name} value={name} keepMounted className={styles.panel}>
              {parts[name]}
            </Tabs.Panel>
          ))}
        </Tabs.Root>
        {metrics.last_updated && <p className={styles.updated}>{content.updated(metrics.last_updated)}</p>}
      </Container>
    </section>
  );
}

// The form asks for the same page again, so that the button also works without JavaScript.
function Refresh({ isRefreshing, onRefresh }: { isRefreshing: boolean; onRefresh: () => Promise<void> }) {
  return (
    <form
      action="#impact"
      onSubmit={(event) => {
        event.preventDefault();
        void onRefresh();
      }}
    >
      <Button type="submit" look="quiet" aria-disabled={isRefreshing}>
        <RefreshCw aria-hidden="true" size={18} />
        {isRefreshing ? content.refreshing : content.refresh}
      </Button>
    </form>
  );
}
