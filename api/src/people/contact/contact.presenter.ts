import { shownAs } from '../../platform/http/shown-as.js';
import type { ContactEntryRow } from './contact-entry.entity.js';
import type { ContactMessageRow } from './contact-message.entity.js';
import { ContactEntry, ContactMessage } from './contact.dto.js';

/** A message with what is counted around it. */
export interface ContactOverviewRow extends ContactMessageRow {
  assigned_name: string | null;
  replies: number;
  notes: number;
}

export function presentMessage(row: ContactOverviewRow): ContactMessage {
  return { ...shownAs(ContactMessage, row), is_read: row.read_at !== null };
}

export function presentEntry(row: ContactEntryRow): ContactEntry {
  return shownAs(ContactEntry, row);
}
