import { of, query } from '../../platform/database/query.js';
import type { ContactStatus } from './contact.contract.js';

export const countMessages = query(
  `SELECT count(*) FILTER (WHERE status = 'new')::int AS new,
          count(*) FILTER (WHERE status = 'in_progress')::int AS in_progress,
          count(*) FILTER (WHERE status = 'answered')::int AS answered,
          count(*) FILTER (WHERE status = 'archived')::int AS archived,
          count(*) FILTER (WHERE status = 'spam')::int AS spam,
          count(*) FILTER (WHERE read_at IS NULL AND status IN ('new', 'in_progress'))::int AS unread,
          count(*) FILTER (WHERE assigned_to = $1 AND status IN ('new', 'in_progress'))::int AS mine
     FROM contact_messages WHERE deleted_at IS NULL`,
  ['integer'],
  {
    new: 'integer',
    in_progress: 'integer',
    answered: 'integer',
    archived: 'integer',
    spam: 'integer',
    unread: 'integer',
    mine: 'integer',
  },
);

/** Answers nothing where this very form had come in already. */
export const keepMessage = query(
  `INSERT INTO contact_messages (name, email, subject, message, status, form_hash, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $7) ON CONFLICT (form_hash) DO NOTHING RETURNING id`,
  ['text', 'text', 'text', 'text', of<ContactStatus>('text'), 'text', 'timestamptz'],
  { id: 'integer' },
);
