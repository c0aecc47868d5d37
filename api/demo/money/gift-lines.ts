import type { DemoMoneyGift, DemoWay } from './demo-money.js';
import type { DemoDonorName } from './donors.content.js';

type Line = [days_ago: number, donor: DemoDonorName, euros: number, way?: DemoWay];

/** Gifts to one campaign, or to the association, that simply succeeded. */
export const gifts = (campaign: string | null, lines: Line[]): DemoMoneyGift[] =>
  lines.map(([days_ago, donor, euros, way = 'card']) => ({ days_ago, donor, euros, campaign, way }));
