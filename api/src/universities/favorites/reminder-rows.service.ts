import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import {
  askReminders,
  confirmReminders,
  noteAsked,
  reminderOf,
  type ReminderRow,
  remindersAt,
  stopReminders,
} from './favorites.queries.js';

/** Who is reminded of deadlines, and where; a member's address is the account's, whatever becomes of it. */
@Injectable()
export class ReminderRowsService {
  constructor(private readonly clock: Clock) {}

  async of(tx: EntityManager, holder: string): Promise<ReminderRow | null> {
    return reminderOf.first(tx, holder);
  }

  /** Everyone's at one mailbox, those that are confirmed first. */
  async at(tx: EntityManager, email: string): Promise<ReminderRow[]> {
    return remindersAt.all(tx, email);
  }

  /** Notes that reminders are wanted at an address that is yet to be proven. */
  async ask(tx: EntityManager, holder: string, email: string): Promise<void> {
    await askReminders.run(tx, holder, email, this.clock.now());
  }

  async wrote(tx: EntityManager, holder: string): Promise<void> {
    await noteAsked.run(tx, holder, this.clock.now());
  }

  /** Switches reminders on at a proven address: a member's own where none is given. */
  async confirm(tx: EntityManager, holder: string, email: string | null): Promise<void> {
    await confirmReminders.run(tx, holder, email, this.clock.now());
  }

  async stop(tx: EntityManager, holders: readonly string[]): Promise<void> {
    await stopReminders.run(tx, holders);
  }
}
