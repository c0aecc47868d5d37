/** What administrators look for among gifts of money, as the list and the dashboard's links ask it. */
export const GIFT_FILTERS = {
  received: { status: ['succeeded'] },
  transfers: { attention: 'transfer' },
  disputes: { attention: 'dispute' },
  unapplied: { attention: 'unapplied' },
  addresses: { attention: 'address' },
  failed: { attention: 'failed' },
  refunded: { refunded: true },
} as const;

export const FAILING_CARDS = { status: ['past_due'] } as const;
export const DONORS = { gave: true } as const;
