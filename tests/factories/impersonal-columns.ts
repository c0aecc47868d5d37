/** Texts of the database that say nothing about a person, and why: « table: columns » under each reason. */
export const IMPERSONAL: Record<string, Record<string, string>> = {
  'states, kinds and units, chosen from a list': {
    audit_entries: 'resource',
    bank_balances: 'account currency source',
    bank_lines: 'currency status',
    bank_statements: 'format account',
    campaign_gifts: 'kind mode',
    case_entries: 'resource',
    case_numbers: 'prefix',
    content_editions: 'event',
    donation_alerts: 'alert_type severity',
    donation_entries: 'kind',
    donation_refunds: 'failure_code',
    donations: 'frequency mode',
    installation: 'mode',
    payment_attempts: 'purpose failure_code mode',
    personal_data_erasures: 'asked_by proof',
    physical_donation_entries: 'kind',
    physical_donations: 'donation_type',
    receipts: 'kind status purpose currency',
    recurring_gifts: 'donor_type last_failure mode',
  },
  'what the association publishes': {
    articles: 'slug excerpt content category_ids tag_ids status seo_description',
    campaigns:
      'slug title short_description description category location campaign_type status currency pending suggested_amounts',
    categories: 'slug name description illustration color pending',
    events:
      'slug short_description description event_type status cancellation_reason language tag_ids online_url location address city country currency payment_methods accessibility_info parking_info public_transport_info recording_url contact_website',
    impact_locations: 'name country color',
    impact_years: 'milestone',
    media: 'original_name alt content_hash webp_widths avif_widths credit caption',
    media_folders: 'name',
    pages: 'slug kind title description lead blocks pending',
    partners: 'slug name kind description website country pending',
    preview_links: 'token_hash resource',
    projects:
      'slug title short_description description status action location city country partner_ids pending',
    scholarship_links: 'url',
    scholarship_synonyms: 'word',
    scholarships:
      'slug title organization country level field_of_study coverage_type description requirements application_url language_requirements eligible_countries status link_state link_fault pending title_key country_key field_key',
    search_words: 'plain word',
    slug_redirects: 'resource slug',
    tags: 'slug name description pending',
  },
  'the association itself, as its settings say': {
    impact_figures: 'name held counted',
    receipt_signatures: 'hash content',
    setting_pictures: 'hash content',
    settings: 'key value environment',
  },
  'the name of a member of staff beside what they did, kept with it': {
    bank_balances: 'recorded_by_name',
    bank_lines: 'handled_by_name',
    bank_statements: 'imported_by_name',
    content_editions: 'staff_name',
    donation_alerts: 'resolved_by',
    donation_entries: 'by_name',
    donation_refunds: 'staff_name',
    donation_transactions: 'contacted_by assigned_to',
    impact_figures: 'entered_by_username updated_by_username',
    impact_locations: 'updated_by_username',
    impact_years: 'updated_by_username',
    journal_entries: 'entered_by',
    physical_donation_entries: 'by_name',
    pickup_round_links: 'token_hash assigned_to',
    receipts: 'issued_by voided_by',
    settings: 'updated_by_username',
  },
  'numbers of records and of payments, without who they are of': {
    access_tries: 'key',
    attempts: 'key',
    bank_statements: 'file_name',
    campaign_gifts: 'source source_ref',
    donation_alerts: 'cause',
    donation_refunds: 'provider_refund_id payment_ref',
    journal_entries: 'kind ref note payment_ref',
    journal_postings: 'account currency gift_mode',
    outgoing_emails: 'id',
    payment_comparisons: 'provider scope failure',
    payment_events: 'provider event_id type object outcome',
    receipts: 'subject',
    tribute_card_refusals: 'recipient_hash',
  },
  'the state, amount and days of a gift before its transfer arrived': { donations: 'promised' },
  'demonstration payments, where no money moves and nobody is named': {
    demo_payments:
      'id session_id subscription_id invoice_id status currency failure_code description reference success_url cancel_url',
    demo_refunds: 'id payment_id',
    demo_subscriptions: 'id customer_id status currency every card failure_code',
  },
  'how the database and its queues work': {
    'jobs.bam': 'name status queue table_name command error',
    'jobs.job': 'singleton_key group_id group_tier dead_letter policy source_name',
    'jobs.job_common':
      'name data state singleton_key group_id group_tier output dead_letter policy source_name',
    'jobs.job_dependency': 'child_name parent_name',
    'jobs.queue': 'name policy dead_letter table_name ready_history singletons_active',
    'jobs.queue_stats': 'name',
    'jobs.schedule': 'name key cron timezone data options',
    'jobs.subscription': 'event name',
    'jobs.version': 'cron_on',
    'jobs.warning': 'type message data',
    migrations: 'name',
  },
};

/** Every « table.column » above. */
export function impersonalColumns(): Set<string> {
  return new Set(
    Object.values(IMPERSONAL).flatMap((tables) =>
      Object.entries(tables).flatMap(([table, columns]) =>
        columns.split(' ').map((column) => `${table}.${column}`),
      ),
    ),
  );
}
