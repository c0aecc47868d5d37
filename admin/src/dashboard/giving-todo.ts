import type { GivingToday } from '@livres/api/contract';
import { FAILING_CARDS, GIFT_FILTERS } from '../giving/shared/gift-filters';
import { listLink } from '../shared/layout/list-link';
import { giving as texts } from './giving.fr';
import type { Todo } from './todo';

/** What waits about money, disputes first: a bank gives a few days to answer. */
export function givingTodo(today: GivingToday, waitingReceipts: number): Todo[] {
  const { disputes, unapplied, failing_cards, transfers, oldest_transfer_days: days } = today;
  const { today: said } = texts;
  const lines: [count: number, todo: Todo][] = [
    [
      disputes,
      {
        text: said.disputes(disputes),
        note: said.dispute_note,
        action: said.answer,
        domain: 'money',
        when: 'late',
        to: listLink('donations', GIFT_FILTERS.disputes),
      },
    ],
    [
      unapplied,
      {
        text: said.unapplied(unapplied),
        action: said.decide,
        domain: 'money',
        when: 'late',
        to: '/reconciliation?onglet=unapplied',
      },
    ],
    [
      failing_cards,
      {
        text: said.failing_cards(failing_cards),
        action: said.see,
        domain: 'money',
        when: 'later',
        to: listLink('recurring-gifts', FAILING_CARDS),
      },
    ],
    [
      transfers,
      {
        text: said.transfers(transfers),
        action: said.match,
        domain: 'money',
        when: 'today',
        ...(days !== null && days > 1 && { note: said.oldest(days) }),
        to: listLink('donations', GIFT_FILTERS.transfers),
      },
    ],
    [
      waitingReceipts,
      {
        text: said.addresses(waitingReceipts),
        action: said.ask,
        domain: 'money',
        when: 'later',
        to: '/receipts/waiting',
      },
    ],
  ];
  return lines.filter(([count]) => count > 0).map(([, todo]) => todo);
}
