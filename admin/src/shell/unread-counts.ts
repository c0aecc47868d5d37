import { usePhysicalDonationStats } from '../goods/shared/physical-donation-stats';

/** How much nobody has read yet, by resource: the numbers beside the entries of the side menu. */
export function useUnreadCounts(): Record<string, number> {
  const { data: stats } = usePhysicalDonationStats();
  return { 'donation-alerts': stats?.unread_alerts ?? 0 };
}
