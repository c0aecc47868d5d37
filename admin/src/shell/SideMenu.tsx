import { CanAccess } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { activeEntry } from './active-route';
import { ANALYSES } from '../capabilities';
import { MenuGroup } from './MenuGroup';
import { MenuLine } from './MenuLine';
import { NAVIGATION, type NavigationEntry } from './navigation';
import { PinnedScreens } from './PinnedScreens';
import { shell } from './shell.fr';
import { useFoldedGroups } from './use-folded-groups';
import { useNotificationSummary } from '../people/notifications/inbox/use-notification-summary';
import { usePhysicalDonationStats } from '../goods/shared/physical-donation-stats';

const PATHS = NAVIGATION.flatMap(({ entries }) => entries.map(({ path }) => path));

interface Props {
  compact: boolean;
  onNavigate?: () => void;
}

export function SideMenu({ compact, onNavigate }: Props) {
  const { pathname } = useLocation();
  const current = activeEntry(PATHS, pathname);
  const unread = useUnreadCounts();
  const unreadOf = ({ resource }: NavigationEntry) => unread[resource] ?? 0;
  const here = NAVIGATION.find(({ entries }) => entries.some(({ path }) => path === current));
  const { isOpen, toggle } = useFoldedGroups({ group: here?.title ?? null, path: current });
  return (
    <nav aria-label={shell.menu}>
      {NAVIGATION.map(({ title, entries }) => (
        <MenuGroup
          key={title}
          title={title}
          compact={compact}
          isOpen={isOpen(title)}
          onToggle={() => title !== null && toggle(title)}
          unread={entries.reduce((sum, entry) => sum + unreadOf(entry), 0)}
        >
          {entries.map((entry) => (
            <CanAccess key={entry.path} resource={entry.resource} action="read">
              <MenuLine
                entry={entry}
                active={entry.path === current}
                compact={compact}
                unread={unreadOf(entry)}
                onNavigate={onNavigate}
              />
            </CanAccess>
          ))}
          {title === ANALYSES && <PinnedScreens compact={compact} onNavigate={onNavigate} />}
        </MenuGroup>
      ))}
    </nav>
  );
}

/** How much nobody has read yet, by resource: the numbers beside the entries of the side menu. */
function useUnreadCounts(): Record<string, number> {
  const { data: stats } = usePhysicalDonationStats();
  const { data: summary } = useNotificationSummary();
  return { 'donation-alerts': stats?.unread_alerts ?? 0, notifications: summary?.unread ?? 0 };
}
