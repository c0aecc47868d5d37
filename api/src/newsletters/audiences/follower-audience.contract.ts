/** Why donors who asked for news of a campaign are not written to. */
export const FOLLOWER_LEFT_OUT_REASONS = ['stopped', 'bounced', 'refunded'] as const;
export type FollowerLeftOutReason = (typeof FOLLOWER_LEFT_OUT_REASONS)[number];
export const FOLLOWER_LEFT_OUT_LABELS: Record<FollowerLeftOutReason, [one: string, many: string]> = {
  stopped: ['a arrêté ces nouvelles', 'ont arrêté ces nouvelles'],
  bounced: ['a une adresse en erreur', 'ont une adresse en erreur'],
  refunded: ['a été remboursé', 'ont été remboursés'],
};
