import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NotificationsService } from '../../core/notifications/notifications.service.js';
import { OnStaffNote, type StaffNote } from '../../core/notifications/staff-notes.service.js';
import { StaffService } from '../access/staff.service.js';
import { mentioned } from './mentions.contract.js';

const EXCERPT = 160;

/** Notifies whoever is named in a note, if they may read what it is about. */
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
    for (const { id: staff_id } of mentioned(text, await this.staff.whoMay(resource, 'read', tx)))
      if (staff_id !== author.id)
        await this.notifications.publish(tx, {
          kind: 'mentioned',
          resource,
          record_id,
          facts: { author: author.name, text: excerpt(text), detail },
          email,
          staff_id,
          is_private: true,
          author_id: author.id,
        });
  }
}

function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= EXCERPT ? line : `${line.slice(0, EXCERPT - 1).trimEnd()}…`;
}
