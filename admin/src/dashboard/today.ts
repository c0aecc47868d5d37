import type {
  CaseStats,
  Dashboard,
  GivingToday,
  PhysicalDonationStats,
  ScholarshipTotals,
} from '@livres/api/contract';
import { PHYSICAL_DONATION_FILTERS, OPEN_ALERTS } from '../goods/shared/physical-donation-filters';
import { listLink } from '../shared/layout/list-link';
import { dashboard as texts } from './dashboard.fr';
import { casesTodo } from './cases-todo';
import { scholarshipsTodo } from './scholarships-todo';
import { givingTodo } from './giving-todo';
import type { Todo } from './todo';

interface Waiting {
  /** Null for those who answer no messages. */
  messages: Dashboard['messages'];
  /** Nothing for those who collect nothing, and until it is known. */
  stats: PhysicalDonationStats | undefined;
  /** Nothing for those who see no money, and until it is known. */
  giving?: GivingToday | undefined;
  /** Receipts that wait for an address. */
  waitingReceipts?: number | undefined;
  /** Nothing for those who answer no students, and until it is known. */
  requests?: CaseStats | undefined;
  applications?: CaseStats | undefined;
  /** Nothing for those who write no scholarships, and until it is known. */
  scholarships?: ScholarshipTotals | undefined;
}

/** What is to be done today, promises first; what nobody waits for is left out. */
export function todayOf(waiting: Waiting): Todo[] {
  const { messages, stats, giving, waitingReceipts = 0 } = waiting;
  return [
    ...(stats ? collectionTodo(stats) : []),
    ...(giving ? givingTodo(giving, waitingReceipts) : []),
    ...(messages ? messagesTodo(messages) : []),
    ...casesTodo(waiting),
    ...(waiting.scholarships ? scholarshipsTodo(waiting.scholarships) : []),
  ];
}

function collectionTodo({
  by_status,
  contacts_late,
  pickups_late,
  unread_alerts,
}: PhysicalDonationStats): Todo[] {
  const { todos } = texts;
  const { validated: calls = 0, pending_pickup: days = 0 } = by_status;
  const donations = (filter: Record<string, unknown>) => listLink('physical-donations', filter);
  const lines: [count: number, todo: Todo][] = [
    [
      calls,
      {
        text: todos.calls(calls),
        action: todos.call,
        domain: 'goods',
        when: contacts_late > 0 ? 'late' : 'today',
        ...(contacts_late > 0 && { note: todos.late_calls(contacts_late) }),
        to: donations(PHYSICAL_DONATION_FILTERS.to_call),
      },
    ],
    [
      pickups_late,
      {
        text: todos.late_pickups(pickups_late),
        action: todos.see,
        domain: 'goods',
        when: 'late',
        to: donations(PHYSICAL_DONATION_FILTERS.late_pickups),
      },
    ],
    [
      days,
      {
        text: todos.days(days),
        action: todos.plan,
        domain: 'goods',
        when: 'today',
        to: donations(PHYSICAL_DONATION_FILTERS.to_plan),
      },
    ],
    [
      unread_alerts,
      {
        text: todos.alerts(unread_alerts),
        action: todos.read_alerts,
        domain: 'goods',
        when: 'today',
        to: listLink('donation-alerts', {
          ...OPEN_ALERTS,
          unread: true,
        }),
      },
    ],
  ];
  return lines.filter(([count]) => count > 0).map(([, todo]) => todo);
}

function messagesTodo({ new: fresh, in_progress, mine }: NonNullable<Dashboard['messages']>): Todo[] {
  if (fresh + in_progress === 0) return [];
  const pending = in_progress > 0 ? texts.in_progress(in_progress) : '';
  const note = pending && mine > 0 ? `${pending}, ${texts.mine(mine)}` : pending;
  const line = {
    action: texts.read_messages,
    to: '/contact-messages',
    domain: 'content',
    when: fresh > 0 ? 'today' : 'later',
  } as const;
  return [
    fresh > 0 ? { ...line, text: texts.messages(fresh), ...(note && { note }) } : { ...line, text: note },
  ];
}
