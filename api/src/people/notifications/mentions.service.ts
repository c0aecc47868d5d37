import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NotificationsService } from '../../core/notifications/notifications.service.js';
import { OnStaffNote, type StaffNote } from '../../core/notifications/staff-notes.service.js';
import { StaffService } from '../access/staff.service.js';
import { mentions } from './mentions.contract.js';

const EXCERPT = 160;
const LIST = new Intl.ListFormat('fr');

/** Notifies whoever is named in a note, if they may read what it is about; otherwise its author hears that nobody does. */
@Injectable()
export class MentionsService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly staff: StaffService,
  ) {}

  @OnStaffNote()
  async follow(tx: EntityManager, note: StaffNote): Promise<void> {
    const { resource, record_id, text, about: detail, email, author } = note;
    if (!text.includes('@')) return;
    const mayRead = new Set((await this.staff.whoMay(resource, 'read', tx)).map(({ id }) => id));
    const heard = new Set<number>();
    const unheard = new Map<number, string>();
    for (const named of mentions(text, await this.staff.holders(tx))) {
      const readers = named.filter(({ id }) => mayRead.has(id));
      for (const { id } of readers) heard.add(id);
      if (readers.length === 0) for (const { id, name } of named) unheard.set(id, name);
    }
    const about = { resource, record_id, email, is_private: true };
    for (const staff_id of heard)
      if (staff_id !== author.id) {
        const facts = { author: author.name, text: excerpt(text), detail };
        await this.notifications.publish(tx, {
          kind: 'mentioned',
          ...about,
          facts,
          staff_id,
          author_id: author.id,
        });
      }
    if (unheard.size === 0 || author.id === null) return;
    const facts = { author: LIST.format(unheard.values()), count: unheard.size, detail };
    await this.notifications.publish(tx, { kind: 'mention_unheard', ...about, facts, staff_id: author.id });
  }
}

function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= EXCERPT ? line : `${line.slice(0, EXCERPT - 1).trimEnd()}…`;
}
