import { RefreshCw } from 'lucide-react';
import { Button } from '../../shared/ui/Button';
import { Container } from '../../shared/ui/Container';
import { Tabs } from '../../shared/ui/Tabs';
import { impactContent as content, impactContent } from './impact.content';
import { ImpactOverview } from './ImpactOverview';
import { ImpactRegions } from './ImpactRegions';
import styles from './ImpactSection.module.css';
import { ImpactTimeline } from './ImpactTimeline';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../shared/api/api-clients';
import { toasts } from '../../shared/ui/toasts';
import { impactQueries } from './impact-queries';

/** What the association has achieved: figures, regions, milestones. */
export function ImpactSection() {
  const { metrics, locations, years, isRefreshing, refresh } = useImpact();
  if (!metrics || !locations || !years) return null;
  const { overview, regions, timeline } = content;
  const tabs = [
    { name: 'overview', label: overview.tab, panel: <ImpactOverview metrics={metrics} />, isEmpty: false },
    {
      name: 'regions',
      label: regions.tab,
      panel: <ImpactRegions locations={locations} />,
      isEmpty: locations.length === 0,
    },
    {
      name: 'timeline',
      label: timeline.tab,
      panel: <ImpactTimeline years={years} />,
      isEmpty: years.length === 0,
    },
  ].filter(({ isEmpty }) => !isEmpty);
  return (
    <section className={styles.section} id="impact" aria-labelledby="impact-titre">
      <Container>
        <div className={styles.head}>
          <h2 id="impact-titre">{content.title}</h2>
          <p>{content.lead}</p>
        </div>
        <Tabs label={content.tabs} tabs={tabs}>
          <Refresh isRefreshing={isRefreshing} onRefresh={refresh} />
        </Tabs>
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
        <span className={styles.refresh}>{isRefreshing ? content.refreshing : content.refresh}</span>
      </Button>
    </form>
  );
}

/** The figures that the route had read (see `loadImpact`), and a way to read them again. */
function useImpact() {
  const { data: metrics } = useQuery(impactQueries.metrics(browserApi()));
  const { data: locations } = useQuery(impactQueries.locations(browserApi()));
  const { data: years } = useQuery(impactQueries.years(browserApi()));
  const client = useQueryClient();
  const [isRefreshing, setRefreshing] = useState(false);

  const refresh = async () => {
    if (isRefreshing) return;
    setRefreshing(true);
    await client
      .refetchQueries({ queryKey: ['impact'] }, { throwOnError: true })
      .then(tellSuccess, () => tellFailure(refresh))
      .finally(() => setRefreshing(false));
  };
  return { metrics, locations, years, isRefreshing, refresh };
}

function tellSuccess(): void {
  toasts.show({ type: 'success', title: impactContent.refreshed });
}

function tellFailure(refresh: () => Promise<void>): void {
  const { refreshFailed: title, stillShown: message, retry: label } = impactContent;
  toasts.show({ type: 'error', title, message, action: { label, handler: () => void refresh() } });
}
