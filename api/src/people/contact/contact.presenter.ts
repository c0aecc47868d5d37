import type { ContactEntryRow } from './contact-entry.entity.js';
import type { ContactMessageRow } from './contact-message.entity.js';
import type { ContactEntry, ContactMessage } from './contact.dto.js';

/** A message with what is counted around it. */
export interface ContactOverviewRow extends ContactMessageRow {
  assigned_name: string | null;
  replies: number;
  notes: number;
}

export function presentMessage(row: ContactOverviewRow): ContactMessage {
  const { id, name, email, subject, message, status, assigned_to, assigned_name, replies, notes, version } =
    row;
  return {
    id,
    name,
    email,
    subject,
    message,
    status,
    assigned_to,
    assigned_name,
    replies,
    notes,
    version,
    is_read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}

export function presentEntry({ id, kind, body, staff_name, created_at }: ContactEntryRow): ContactEntry {
  return { id, kind, body, staff_name, created_at: created_at.toISOString() };
}
