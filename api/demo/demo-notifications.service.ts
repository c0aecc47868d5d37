import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Author } from '../src/core/audit/audit-log.service.js';
import { Clock } from '../src/platform/clock/clock.js';
import { daysAfter, parisDay, parisHour } from '../src/platform/clock/paris.js';
import { NOTE } from './demo-notifications.content.js';

/** What the last days of the demonstration would have told staff: most of it read, some of it waiting. */
@Injectable()
export class DemoNotificationsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async make({ id: author }: Author): Promise<void> {
    const now = this.clock.now();
    const tomorrow = parisHour(daysAfter(parisDay(now), 1), 8);
    await this.database.transaction(async (tx) => {
      // Published as it was filled in, all in one minute.
      await tx.query('DELETE FROM notifications');
      await tx.query(HAPPENED, [now]);
      await tx.query(NOTED, [now, author, NOTE]);
      await tx.query(READ, [now, author]);
      await tx.query(PUT_OFF, [author, tomorrow]);
    });
  }
}

const HAPPENED = `
  INSERT INTO notifications (kind, at, resource, record_id, facts, email)
  SELECT kind, at, resource, record_id, facts, lower(email) FROM (
    (SELECT 'gift_received' AS kind, coalesce(gift.given_at, gift.created_at) AS at, 'donations' AS resource,
            gift.id::text AS record_id, gift.email,
            jsonb_strip_nulls(jsonb_build_object('amount', gift.amount, 'currency', gift.currency, 'subject', campaign.title,
              'name', nullif(coalesce(nullif(gift.organization_name, ''), trim(gift.first_name || ' ' || gift.last_name)), ''))) AS facts
       FROM donations gift LEFT JOIN campaigns campaign ON campaign.id = gift.campaign_id
      WHERE gift.status = 'succeeded' AND gift.given_at <= $1 ORDER BY gift.given_at DESC LIMIT 14)
    UNION ALL
    (SELECT 'payment_refused', gift.failed_at, 'donations', gift.id::text, gift.email,
            jsonb_build_object('amount', gift.amount, 'currency', gift.currency)
       FROM donations gift WHERE gift.status = 'failed' AND gift.failed_at <= $1 ORDER BY gift.failed_at DESC LIMIT 2)
    UNION ALL
    (SELECT CASE alert_type WHEN 'needs_help' THEN 'help_needed' ELSE alert_type END, alert.created_at, 'donation-alerts',
            alert.id::text, donation.email, jsonb_build_object('place', donation.city, 'detail', alert.message)
       FROM donation_alerts alert JOIN physical_donations donation ON donation.id = alert.physical_donation_id
      WHERE alert.resolved_at IS NULL AND alert_type IN ('contact_overdue', 'pickup_overdue', 'needs_help') AND alert.created_at <= $1
      ORDER BY alert.created_at DESC LIMIT 4)
    UNION ALL
    (SELECT 'goods_offered', validated_at, 'physical-donations', id::text, email,
            jsonb_build_object('count', estimated_boxes_or_items, 'place', city,
              'name', coalesce(nullif(organization_name, ''), contact_name))
       FROM physical_donations WHERE validated_at <= $1 AND estimated_boxes_or_items > 0 ORDER BY validated_at DESC LIMIT 3)
    UNION ALL
    (SELECT 'message_received', created_at, 'contact-messages', id::text, email, jsonb_build_object('name', name, 'text', subject)
       FROM contact_messages WHERE status <> 'spam' AND created_at <= $1 ORDER BY created_at DESC LIMIT 4)
    UNION ALL
    (SELECT 'request_received', created_at, 'accompaniment-requests', id::text, email,
            jsonb_build_object('name', trim(first_name || ' ' || last_name), 'text', title, 'detail', reference)
       FROM accompaniment_requests WHERE deleted_at IS NULL AND created_at <= $1 ORDER BY created_at DESC LIMIT 3)
    UNION ALL
    (SELECT 'registration_confirmed', one.created_at, 'event-registrations', one.id::text, one.email,
            jsonb_build_object('name', trim(one.first_name || ' ' || one.last_name), 'count', one.seats, 'subject', event.title)
       FROM event_registrations one JOIN events event ON event.id = one.event_id
      WHERE one.status = 'confirmed' AND one.created_at <= $1 ORDER BY one.created_at DESC LIMIT 4)
  ) happened ORDER BY at`;

const NOTED = `
  INSERT INTO notifications (kind, at, resource, record_id, facts, email, staff_id, is_private)
  SELECT 'mentioned', $1::timestamptz - interval '40 minutes', 'accompaniment-requests', id::text,
         $3::jsonb || jsonb_build_object('detail', reference), lower(email), $2, true
    FROM accompaniment_requests WHERE deleted_at IS NULL ORDER BY created_at DESC LIMIT 1`;

/** All but the newest few, and what is late. */
const READ = `
  INSERT INTO notification_marks (staff_id, notification_id, read_at)
  SELECT $2, id, $1 FROM notifications
   WHERE kind NOT IN ('mentioned', 'pickup_overdue')
     AND id NOT IN (SELECT id FROM notifications ORDER BY at DESC LIMIT 6)`;

const PUT_OFF = `
  INSERT INTO notification_marks (staff_id, notification_id, snoozed_until)
  SELECT $1, id, $2 FROM notifications WHERE kind = 'goods_offered' ORDER BY at DESC LIMIT 1
  ON CONFLICT (staff_id, notification_id) DO UPDATE SET read_at = NULL, snoozed_until = excluded.snoozed_until`;
