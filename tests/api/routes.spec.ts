import { mayAccess, ROLES, type StaffAction } from '@livres/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../factories/api.ts';
import { createCampaign } from '../factories/campaigns.ts';
import { resourceOf, type StaffRoute, staffRoutesOf } from '../factories/staff-routes.ts';

/**
 * Who may call what: every route of the api; of one for staff, the resource of the rights table and what it does
 * there. A new route must be added here.
 */
const ROUTES: Record<string, string> = {
  'GET /health/live': 'public',
  'GET /health/ready': 'public',
  'GET /health/link': 'public',
  'GET /api/v1/revision': 'public',
  'GET /api/v1/campaigns': 'public',
  'GET /api/v1/campaigns/:slug_or_id': 'public',
  'GET /api/v1/media/files/:id/:name': 'public',
  'POST /api/v1/members/sign-in-links': 'public',
  'POST /api/v1/members/session': 'public',
  'DELETE /api/v1/members/session': 'public',
  'DELETE /api/v1/members/sessions': 'member',
  'GET /api/v1/members/me': 'member',
  'PUT /api/v1/members/me': 'member',
  'POST /api/v1/members/me/deletion': 'member',
  'POST /api/v1/members/me/email': 'member',
  'POST /api/v1/members/email-confirmations': 'public',
  'GET /api/v1/member-space': 'member',
  'GET /api/v1/member-space/export': 'member',
  'POST /api/v1/member-space/links': 'member',
  'POST /api/v1/member-space/waiting-receipts': 'member',
  'GET /api/v1/universities/scholarships/favorites': 'public',
  'POST /api/v1/universities/scholarships/favorites': 'public',
  'DELETE /api/v1/universities/scholarships/favorites': 'public',
  'GET /api/v1/universities/scholarships/favorites/:id': 'public',
  'POST /api/v1/universities/scholarships/favorites/:id': 'public',
  'DELETE /api/v1/universities/scholarships/favorites/:id': 'public',
  'POST /api/v1/universities/scholarship-favorites/add_favorite': 'public',
  'POST /api/v1/universities/scholarship-favorites/remove_favorite': 'public',
  'POST /api/v1/universities/scholarship-alerts': 'public',
  'PUT /api/v1/universities/scholarship-alerts': 'public',
  'POST /api/v1/universities/scholarship-alerts/show': 'public',
  'POST /api/v1/universities/scholarship-alerts/confirm': 'public',
  'POST /api/v1/universities/scholarship-alerts/stop': 'public',
  'GET /api/v1/universities/scholarship-alerts/mine': 'member',
  'PUT /api/v1/universities/scholarship-alerts/mine/:id': 'member',
  'DELETE /api/v1/universities/scholarship-alerts/mine/:id': 'member',
  'GET /api/v1/universities/scholarship-favorites/reminders': 'public',
  'POST /api/v1/universities/scholarship-favorites/reminders': 'public',
  'DELETE /api/v1/universities/scholarship-favorites/reminders': 'public',
  'POST /api/v1/universities/scholarship-favorites/reminders/show': 'public',
  'POST /api/v1/universities/scholarship-favorites/reminders/confirm': 'public',
  'POST /api/v1/universities/scholarship-favorites/reminders/stop': 'public',
  'POST /api/v1/access/second-factor': 'public',
  'GET /api/v1/access/second-factor': 'session read',
  'POST /api/v1/access/second-factor/enrolment': 'session write',
  'POST /api/v1/access/second-factor/confirmation': 'session write',
  'POST /api/v1/access/second-factor/recovery-codes': 'session write',
  'POST /api/v1/access/second-factor/removal': 'session write',
  'GET /api/v1/access/devices': 'session read',
  'DELETE /api/v1/access/devices': 'session write',
  'DELETE /api/v1/access/devices/:device': 'session write',
  'GET /api/v1/admin/staff/:id/access': 'staff write',
  'DELETE /api/v1/admin/staff/:id/second-factor': 'staff write',
  'DELETE /api/v1/admin/staff/:id/devices': 'staff write',
  'DELETE /api/v1/admin/staff/:id/devices/:device': 'staff write',
  'GET /api/v1/member-space/export/archive': 'member',
  'GET /api/v1/personal-data/policy': 'public',
  'GET /api/v1/admin/personal-data/record': 'personal-data read',
  'GET /api/v1/admin/personal-data/record.csv': 'personal-data read',
  'POST /api/v1/admin/personal-data/erasures': 'personal-data write',
  'POST /api/v1/admin/personal-data/exports': 'personal-data write',
  'POST /api/v1/admin/personal-data/links': 'personal-data write',
  'POST /api/v1/admin/personal-data/searches': 'personal-data write',
  'GET /api/v1/admin/accompaniment-requests': 'accompaniment-requests read',
  'GET /api/v1/admin/accompaniment-requests/figures': 'accompaniment-requests read',
  'GET /api/v1/admin/accompaniment-requests/templates': 'accompaniment-requests read',
  'GET /api/v1/admin/accompaniment-requests/assignees': 'accompaniment-requests read',
  'GET /api/v1/admin/accompaniment-requests/export': 'accompaniment-requests export',
  'GET /api/v1/admin/accompaniment-requests/:id': 'accompaniment-requests read',
  'PUT /api/v1/admin/accompaniment-requests/:id': 'accompaniment-requests write',
  'POST /api/v1/admin/accompaniment-requests/:id/notes': 'accompaniment-requests write',
  'POST /api/v1/admin/accompaniment-requests/:id/letters': 'accompaniment-requests write',
  'POST /api/v1/admin/accompaniment-requests/:id/letters/preview': 'accompaniment-requests write',
  'DELETE /api/v1/admin/accompaniment-requests/:id': 'accompaniment-requests write',
  'POST /api/v1/admin/accompaniment-requests/:id/restore': 'accompaniment-requests write',
  'GET /api/v1/admin/accompaniment-requests/:id/history': 'accompaniment-requests read',
  'GET /api/v1/admin/ambassador-applications': 'ambassador-applications read',
  'GET /api/v1/admin/ambassador-applications/figures': 'ambassador-applications read',
  'GET /api/v1/admin/ambassador-applications/templates': 'ambassador-applications read',
  'GET /api/v1/admin/ambassador-applications/assignees': 'ambassador-applications read',
  'GET /api/v1/admin/ambassador-applications/export': 'ambassador-applications export',
  'GET /api/v1/admin/ambassador-applications/:id': 'ambassador-applications read',
  'PUT /api/v1/admin/ambassador-applications/:id': 'ambassador-applications write',
  'POST /api/v1/admin/ambassador-applications/:id/notes': 'ambassador-applications write',
  'POST /api/v1/admin/ambassador-applications/:id/letters': 'ambassador-applications write',
  'POST /api/v1/admin/ambassador-applications/:id/letters/preview': 'ambassador-applications write',
  'DELETE /api/v1/admin/ambassador-applications/:id': 'ambassador-applications write',
  'POST /api/v1/admin/ambassador-applications/:id/restore': 'ambassador-applications write',
  'GET /api/v1/admin/ambassador-applications/:id/history': 'ambassador-applications read',
  'POST /api/v1/universities/accompaniment-requests': 'public',
  'POST /api/v1/universities/ambassadors/apply': 'public',
  'POST /api/v1/universities/events': 'events write',
  'GET /api/v1/search': 'public',
  'GET /api/v1/settings/public': 'public',
  'GET /api/v1/receipts/verify/:code': 'public',
  'GET /api/v1/receipts/:id/pdf': 'public',
  'GET /api/v1/admin/receipts': 'receipts read',
  'GET /api/v1/admin/receipts/export': 'receipts export',
  'GET /api/v1/admin/receipts/batch': 'receipts read',
  'POST /api/v1/admin/receipts/batch': 'receipts write',
  'GET /api/v1/admin/receipts/declaration': 'receipts read',
  'GET /api/v1/admin/receipts/:id': 'receipts read',
  'POST /api/v1/admin/receipts/:id/replace': 'receipts write',
  'POST /api/v1/admin/receipts/:id/void': 'receipts write',
  'POST /api/v1/admin/receipts/:id/issue-again': 'receipts write',
  'POST /api/v1/admin/receipts/:id/send': 'receipts write',
  'GET /api/v1/admin/receipts/files': 'receipts export',
  'GET /api/v1/admin/receipts/:id/history': 'receipts read',
  'GET /api/v1/admin/receipts-waiting': 'receipts-waiting read',
  'GET /api/v1/admin/receipts-waiting/export': 'receipts-waiting export',
  'POST /api/v1/admin/receipts-waiting/ask': 'receipts-waiting write',
  'POST /api/v1/access': 'public',
  'GET /api/v1/payments/demo/:session_id': 'public',
  'POST /api/v1/payments/demo/:session_id': 'public',
  'POST /api/v1/verify-email': 'public',
  'POST /api/v1/donations/webhook/:provider': 'public',
  'PUT /api/v1/donations/webhook/:provider': 'public',
  'POST /api/v1/donations': 'public',
  'GET /api/v1/donations/options': 'public',
  'GET /api/v1/donations/track/:token': 'public',
  'POST /api/v1/donations/track/:token/renewal': 'public',
  'GET /api/v1/donations/:id': 'public',
  'GET /api/v1/donations/:id/receipt': 'public',
  'PATCH /api/v1/donations/:id/preferences': 'public',
  'POST /api/v1/donations/:id/retry': 'public',
  'GET /api/v1/donations/verify-payment/:session_id': 'public',
  'GET /api/v1/donations/payment-details/:payment_intent': 'public',
  'GET /api/v1/donations/by-payment-intent/:payment_intent': 'public',
  'POST /api/v1/donations/confirm': 'public',
  'POST /api/v1/donations/create-payment-intent': 'public',
  'POST /api/v1/donations/send-receipt': 'public',
  'GET /api/v1/donations/my': 'member',
  'GET /api/v1/donations/user/:id': 'donations export',
  'GET /api/v1/donations/stats': 'giving read',
  'POST /api/v1/physical-donations': 'public',
  'POST /api/v1/physical-donations/verify_code': 'public',
  'POST /api/v1/physical-donations/:id/resend_code': 'public',
  'POST /api/v1/physical-donations/pictures': 'public',
  'GET /api/v1/physical-donations/pictures/:id/:name': 'public',
  'GET /api/v1/physical-donations/tracking/:token': 'public',
  'PUT /api/v1/physical-donations/tracking': 'public',
  'POST /api/v1/physical-donations/tracking/cancellation': 'public',
  'GET /api/v1/physical-donations': 'physical-donations read',
  'GET /api/v1/physical-donations/export': 'physical-donations export',
  'GET /api/v1/physical-donations/:id': 'physical-donations read',
  'PATCH /api/v1/physical-donations/:id': 'physical-donations write',
  'DELETE /api/v1/physical-donations/:id': 'physical-donations write',
  'GET /api/v1/admin/physical-donations': 'physical-donations read',
  'GET /api/v1/admin/physical-donations/export': 'physical-donations export',
  'GET /api/v1/admin/physical-donations/:id': 'physical-donations read',
  'GET /api/v1/admin/physical-donations/:id/timeline': 'physical-donations read',
  'GET /api/v1/admin/physical-donations/:id/history': 'physical-donations read',
  'PUT /api/v1/admin/physical-donations/:id': 'physical-donations write',
  'POST /api/v1/admin/physical-donations/:id/cancel': 'physical-donations write',
  'POST /api/v1/admin/physical-donations/:id/notes': 'physical-donations write',
  'POST /api/v1/admin/physical-donations/:id/pictures': 'physical-donations write',
  'DELETE /api/v1/admin/physical-donations/:id': 'physical-donations write',
  'POST /api/v1/admin/physical-donations/:id/restore': 'physical-donations write',
  'GET /api/v1/admin/unapplied-payments': 'unapplied-payments read',
  'POST /api/v1/admin/unapplied-payments/:id/refunds': 'unapplied-payments write',
  'POST /api/v1/admin/unapplied-payments/:id/accept': 'unapplied-payments write',
  'GET /api/v1/admin/donations': 'donations read',
  'GET /api/v1/admin/donations/export': 'donations export',
  'GET /api/v1/admin/donations/:id': 'donations read',
  'GET /api/v1/admin/donations/:id/story': 'donations read',
  'GET /api/v1/admin/donations/:id/history': 'donations read',
  'POST /api/v1/admin/donations': 'donations write',
  'POST /api/v1/admin/donations/:id/transfer': 'donations write',
  'POST /api/v1/admin/donations/:id/cancel': 'donations write',
  'POST /api/v1/admin/donations/:id/notes': 'donations write',
  'PUT /api/v1/admin/donations/:id': 'donations write',
  'POST /api/v1/admin/donations/:id/refunds': 'donations write',
  'POST /api/v1/admin/donations/:id/letters': 'donations write',
  'GET /api/v1/admin/users': 'users read',
  'GET /api/v1/admin/users/export': 'users export',
  'GET /api/v1/admin/users/:id': 'users export',
  'GET /api/v1/admin/giving/figures': 'giving read',
  'GET /api/v1/admin/giving/today': 'donations read',
  'GET /api/v1/admin/giving/campaigns/:id': 'giving read',
  'GET /api/v1/donations/recurring/my': 'member',
  'GET /api/v1/donations/recurring/user/:id': 'recurring-gifts export',
  'GET /api/v1/donations/recurring/track/:token': 'public',
  'POST /api/v1/donations/recurring/track/:token/renewal': 'public',
  'GET /api/v1/donations/recurring/confirmations/:token': 'public',
  'POST /api/v1/donations/recurring/confirmations/:token': 'public',
  'POST /api/v1/donations/subscriptions/:id/cancel': 'public',
  'POST /api/v1/donations/subscriptions/:id/pause': 'public',
  'POST /api/v1/donations/subscriptions/:id/resume': 'public',
  'PATCH /api/v1/donations/subscriptions/:id/amount': 'public',
  'GET /api/v1/donations/:id/card': 'public',
  'PATCH /api/v1/donations/:id/card': 'public',
  'POST /api/v1/donations/:id/card/cancel': 'public',
  'POST /api/v1/tribute-cards/refusals': 'public',
  'PATCH /api/v1/donations/subscriptions/:id/frequency': 'public',
  'POST /api/v1/donations/subscriptions/:id/skip': 'public',
  'PATCH /api/v1/donations/subscriptions/:id/preferences': 'public',
  'POST /api/v1/donations/subscriptions/:id/payment-method': 'public',
  'GET /api/v1/admin/recurring-gifts': 'recurring-gifts read',
  'GET /api/v1/admin/recurring-gifts/export': 'recurring-gifts export',
  'GET /api/v1/admin/recurring-gifts/:id': 'recurring-gifts read',
  'PUT /api/v1/admin/recurring-gifts/:id': 'recurring-gifts write',
  'POST /api/v1/admin/recurring-gifts/:id/notes': 'recurring-gifts write',
  'GET /api/v1/admin/recurring-gifts/:id/payments': 'recurring-gifts read',
  'GET /api/v1/admin/recurring-gifts/:id/timeline': 'recurring-gifts read',
  'GET /api/v1/admin/recurring-gifts/:id/history': 'recurring-gifts read',
  'GET /api/v1/access': 'session read',
  'DELETE /api/v1/access': 'session write',
  'GET /api/v1/admin/audit': 'audit read',
  'GET /api/v1/admin/dashboard': 'dashboard read',
  'GET /api/v1/admin/bank-statements': 'bank-statements read',
  'POST /api/v1/admin/bank-statements/import': 'bank-statements write',
  'GET /api/v1/admin/bank-lines': 'bank-lines read',
  'GET /api/v1/admin/bank-lines/figures': 'bank-lines read',
  'POST /api/v1/admin/bank-lines/matches': 'bank-lines write',
  'GET /api/v1/admin/bank-lines/:id': 'bank-lines read',
  'GET /api/v1/admin/bank-lines/:id/candidates': 'bank-lines read',
  'GET /api/v1/admin/bank-lines/:id/history': 'bank-lines read',
  'POST /api/v1/admin/bank-lines/:id/match': 'bank-lines write',
  'POST /api/v1/admin/bank-lines/:id/gift': 'bank-lines write',
  'POST /api/v1/admin/bank-lines/:id/ignore': 'bank-lines write',
  'POST /api/v1/admin/bank-lines/:id/reopen': 'bank-lines write',
  'GET /api/v1/admin/bank-statements/set-aside': 'bank-statements read',
  'POST /api/v1/admin/bank-lines/matches/sure': 'bank-lines write',
  'GET /api/v1/admin/bank-lines/:id/entries': 'bank-lines read',
  'GET /api/v1/admin/bank-lines/:id/deposit-candidates': 'bank-lines read',
  'POST /api/v1/admin/bank-lines/:id/link': 'bank-lines write',
  'POST /api/v1/admin/bank-lines/:id/payout': 'bank-lines write',
  'POST /api/v1/admin/bank-lines/:id/deposit': 'bank-lines write',
  'POST /api/v1/admin/bank-lines/:id/fee': 'bank-lines write',
  'POST /api/v1/admin/bank-lines/:id/undo': 'bank-lines write',
  'GET /api/v1/admin/bank-balances': 'bank-balances read',
  'POST /api/v1/admin/bank-balances': 'bank-balances write',
  'POST /api/v1/admin/donations/:id/undo': 'donations write',
  'GET /api/v1/admin/accounting/fec': 'accounting export',
  'GET /api/v1/admin/accounting/journal.csv': 'accounting export',
  'GET /api/v1/admin/reconciliation': 'reconciliation read',
  'POST /api/v1/admin/reconciliation/repair': 'reconciliation write',
  'GET /api/v1/admin/campaigns': 'campaigns read',
  'GET /api/v1/admin/campaigns/export': 'campaigns export',
  'GET /api/v1/admin/campaigns/:slug_or_id': 'campaigns read',
  'POST /api/v1/admin/campaigns': 'campaigns write',
  'POST /api/v1/admin/campaigns/bulk': 'campaigns write',
  'PUT /api/v1/admin/campaigns/:id': 'campaigns write',
  'POST /api/v1/admin/:resource/acts': ':resource write',
  'GET /api/v1/articles': 'public',
  'GET /api/v1/articles/:slug_or_id': 'public',
  'POST /api/v1/articles/:id/view': 'public',
  'GET /api/v1/categories': 'public',
  'GET /api/v1/tags': 'public',
  'GET /api/v1/admin/articles': 'articles read',
  'GET /api/v1/admin/articles/export': 'articles export',
  'GET /api/v1/admin/articles/:slug_or_id': 'articles read',
  'POST /api/v1/admin/articles': 'articles write',
  'PUT /api/v1/admin/articles/:id': 'articles write',
  'GET /api/v1/admin/categories': 'categories read',
  'GET /api/v1/admin/categories/export': 'categories export',
  'GET /api/v1/admin/categories/:slug_or_id': 'categories read',
  'POST /api/v1/admin/categories': 'categories write',
  'PUT /api/v1/admin/categories/:id': 'categories write',
  'GET /api/v1/admin/tags': 'tags read',
  'GET /api/v1/admin/tags/export': 'tags export',
  'GET /api/v1/admin/tags/:slug_or_id': 'tags read',
  'POST /api/v1/admin/tags': 'tags write',
  'PUT /api/v1/admin/tags/:id': 'tags write',
  'POST /api/v1/admin/articles/bulk': 'articles write',
  'POST /api/v1/admin/tags/:id/merge': 'tags write',
  'POST /api/v1/admin/:resource/import': ':resource write',
  'GET /api/v1/admin/:resource/import/template': ':resource write',
  'POST /api/v1/admin/:resource/:id/publish': ':resource write',
  'POST /api/v1/admin/:resource/:id/unschedule': ':resource write',
  'POST /api/v1/admin/:resource/:id/withdraw': ':resource write',
  'POST /api/v1/admin/:resource/:id/discard': ':resource write',
  'POST /api/v1/admin/:resource/:id/restore': ':resource write',
  'POST /api/v1/admin/:resource/:id/editions/:number/restore': ':resource write',
  'DELETE /api/v1/admin/:resource/:id': ':resource write',
  'GET /api/v1/admin/:resource/:id/editions': ':resource read',
  'GET /api/v1/admin/:resource/:id/editions/:number': ':resource read',
  'GET /api/v1/admin/:resource/:id/history': ':resource read',
  'POST /api/v1/admin/:resource/:id/preview': ':resource read',
  'GET /api/v1/events': 'public',
  'GET /api/v1/events/calendar.ics': 'public',
  'GET /api/v1/events/interest-stats/global': 'public',
  'GET /api/v1/events/:slug_or_id': 'public',
  'GET /api/v1/events/:slug_or_id/calendar.ics': 'public',
  'GET /api/v1/events/:slug_or_id/interest-stats': 'public',
  'POST /api/v1/events/:id/view': 'public',
  'POST /api/v1/events/:slug_or_id/interested': 'public',
  'DELETE /api/v1/events/:slug_or_id/interested': 'public',
  'GET /api/v1/admin/events': 'events read',
  'GET /api/v1/admin/events/export': 'events export',
  'GET /api/v1/admin/events/:slug_or_id': 'events read',
  'POST /api/v1/admin/events': 'events write',
  'POST /api/v1/admin/events/bulk': 'events write',
  'PUT /api/v1/admin/events/:id': 'events write',
  'POST /api/v1/admin/events/:id/cancel': 'events write',
  'POST /api/v1/admin/events/:id/reinstate': 'events write',
  'GET /api/v1/admin/events/:id/interests': 'event-interests export',
  'GET /api/v1/partners': 'public',
  'GET /api/v1/projects': 'public',
  'GET /api/v1/projects/:slug_or_id': 'public',
  'GET /api/v1/pages': 'public',
  'GET /api/v1/pages/:slug_or_id': 'public',
  'GET /api/v1/admin/partners': 'partners read',
  'GET /api/v1/admin/partners/export': 'partners export',
  'GET /api/v1/admin/partners/:slug_or_id': 'partners read',
  'POST /api/v1/admin/partners': 'partners write',
  'PUT /api/v1/admin/partners/:id': 'partners write',
  'POST /api/v1/admin/partners/order': 'partners write',
  'GET /api/v1/universities/scholarships': 'public',
  'GET /api/v1/universities/scholarships/facets': 'public',
  'GET /api/v1/universities/scholarships/featured': 'public',
  'GET /api/v1/universities/scholarships/statistics': 'public',
  'GET /api/v1/universities/scholarships/stats': 'public',
  'GET /api/v1/universities/scholarships/countries': 'public',
  'GET /api/v1/universities/scholarships/fields_of_study': 'public',
  'GET /api/v1/universities/scholarships/eligibility': 'public',
  'GET /api/v1/universities/scholarships/calendar.ics': 'public',
  'GET /api/v1/universities/scholarships/:id/calendar.ics': 'public',
  'GET /api/v1/universities/scholarships/:id/similar': 'public',
  'GET /api/v1/universities/scholarships/:slug_or_id': 'public',
  'POST /api/v1/universities/scholarships/:id/view': 'public',
  'POST /api/v1/admin/scholarship-links/checks': 'scholarships write',
  'GET /api/v1/universities/scholarships/export': 'scholarships export',
  'POST /api/v1/universities/scholarships': 'scholarships write',
  'PUT /api/v1/universities/scholarships/:id': 'scholarships write',
  'GET /api/v1/admin/scholarships': 'scholarships read',
  'GET /api/v1/admin/scholarships/figures': 'scholarships read',
  'POST /api/v1/admin/scholarships/rendering': 'scholarships read',
  'GET /api/v1/admin/scholarships/export': 'scholarships export',
  'GET /api/v1/admin/scholarships/:slug_or_id': 'scholarships read',
  'POST /api/v1/admin/scholarships': 'scholarships write',
  'POST /api/v1/admin/scholarships/bulk': 'scholarships write',
  'PUT /api/v1/admin/scholarships/:id': 'scholarships write',
  'GET /api/v1/admin/projects': 'projects read',
  'GET /api/v1/admin/projects/export': 'projects export',
  'GET /api/v1/admin/projects/:slug_or_id': 'projects read',
  'POST /api/v1/admin/projects': 'projects write',
  'PUT /api/v1/admin/projects/:id': 'projects write',
  'POST /api/v1/admin/projects/order': 'projects write',
  'GET /api/v1/admin/pages': 'pages read',
  'GET /api/v1/admin/pages/export': 'pages export',
  'GET /api/v1/admin/pages/:slug_or_id': 'pages read',
  'POST /api/v1/admin/pages': 'pages write',
  'PUT /api/v1/admin/pages/:id': 'pages write',
  'GET /api/v1/admin/media': 'media read',
  'GET /api/v1/admin/media/:id': 'media read',
  'GET /api/v1/admin/media/:id/history': 'media read',
  'POST /api/v1/admin/media/move': 'media write',
  'POST /api/v1/admin/media/bin': 'media write',
  'POST /api/v1/admin/media/restore': 'media write',
  'GET /api/v1/admin/media-folders': 'media-folders read',
  'POST /api/v1/admin/media-folders': 'media-folders write',
  'GET /api/v1/admin/media-folders/:id': 'media-folders read',
  'PUT /api/v1/admin/media-folders/:id': 'media-folders write',
  'DELETE /api/v1/admin/media-folders/:id': 'media-folders write',
  'POST /api/v1/admin/media': 'media write',
  'PUT /api/v1/admin/media/:id': 'media write',
  'DELETE /api/v1/admin/media/:id': 'media write',
  'POST /api/v1/admin/media/:id/restore': 'media write',
  'GET /api/v1/settings': 'settings read',
  'GET /api/v1/settings/stats': 'settings read',
  'GET /api/v1/settings/gaps': 'settings read',
  'GET /api/v1/settings-categories': 'settings read',
  'PATCH /api/v1/settings/:key/update_value': 'settings write',
  'POST /api/v1/settings/bulk_update': 'settings write',
  'GET /api/v1/admin/settings': 'settings read',
  'GET /api/v1/admin/settings/:key': 'settings read',
  'GET /api/v1/admin/settings/:key/history': 'settings read',
  'GET /api/v1/admin/setting-pictures/:key': 'settings write',
  'POST /api/v1/admin/setting-pictures/:key': 'settings write',
  'PUT /api/v1/admin/settings/:key': 'settings write',
  'GET /api/v1/metrics': 'public',
  'GET /api/v1/metrics/locations': 'public',
  'GET /api/v1/metrics/regions': 'public',
  'GET /api/v1/metrics/crud/yearly-progress': 'public',
  'GET /api/v1/admin/metrics': 'metrics read',
  'PUT /api/v1/admin/metrics': 'metrics write',
  'GET /api/v1/admin/metrics/:id': 'metrics read',
  'PUT /api/v1/admin/metrics/:id': 'metrics write',
  'GET /api/v1/admin/metrics/:id/history': 'metrics read',
  'GET /api/v1/admin/location-metrics': 'location-metrics read',
  'GET /api/v1/admin/location-metrics/:id': 'location-metrics read',
  'GET /api/v1/admin/location-metrics/:id/history': 'location-metrics read',
  'POST /api/v1/admin/location-metrics': 'location-metrics write',
  'POST /api/v1/admin/location-metrics/order': 'location-metrics write',
  'PUT /api/v1/admin/location-metrics/:id': 'location-metrics write',
  'DELETE /api/v1/admin/location-metrics/:id': 'location-metrics write',
  'POST /api/v1/admin/location-metrics/:id/restore': 'location-metrics write',
  'GET /api/v1/metrics/crud/location-metrics': 'location-metrics read',
  'GET /api/v1/metrics/crud/location-metrics/:id': 'location-metrics read',
  'GET /api/v1/metrics/crud/location-metrics/:id/history': 'location-metrics read',
  'POST /api/v1/metrics/crud/location-metrics': 'location-metrics write',
  'POST /api/v1/metrics/crud/location-metrics/order': 'location-metrics write',
  'PUT /api/v1/metrics/crud/location-metrics/:id': 'location-metrics write',
  'DELETE /api/v1/metrics/crud/location-metrics/:id': 'location-metrics write',
  'POST /api/v1/metrics/crud/location-metrics/:id/restore': 'location-metrics write',
  'GET /api/v1/admin/yearly-progress': 'yearly-progress read',
  'GET /api/v1/admin/yearly-progress/:id': 'yearly-progress read',
  'POST /api/v1/admin/yearly-progress': 'yearly-progress write',
  'PUT /api/v1/admin/yearly-progress/:id': 'yearly-progress write',
  'DELETE /api/v1/admin/yearly-progress/:id': 'yearly-progress write',
  'GET /api/v1/metrics/crud/yearly-progress/:id': 'yearly-progress read',
  'POST /api/v1/metrics/crud/yearly-progress': 'yearly-progress write',
  'PUT /api/v1/metrics/crud/yearly-progress/:id': 'yearly-progress write',
  'DELETE /api/v1/metrics/crud/yearly-progress/:id': 'yearly-progress write',
  'GET /api/v1/admin/yearly-progress/:id/history': 'yearly-progress read',
  'POST /api/v1/admin/yearly-progress/:id/restore': 'yearly-progress write',
  'POST /api/v1/metrics/crud/site-metrics/sync_update': 'metrics write',
  'GET /api/v1/metrics/crud/site-metrics/list_backups': 'metrics read',
  'POST /api/v1/metrics/crud/site-metrics/bulk_update': 'metrics write',
  'POST /api/v1/contact': 'public',
  'POST /api/v1/newsletter/subscriptions': 'public',
  'POST /api/v1/newsletter/confirmations': 'public',
  'POST /api/v1/newsletter/unsubscriptions': 'public',
  'GET /api/v1/newsletter/preferences/:token': 'public',
  'PUT /api/v1/newsletter/preferences': 'public',
  'GET /api/v1/admin/contact-messages': 'contact-messages read',
  'GET /api/v1/admin/contact-messages/figures': 'contact-messages read',
  'GET /api/v1/admin/contact-messages/assignees': 'contact-messages read',
  'GET /api/v1/admin/contact-messages/export': 'contact-messages export',
  'GET /api/v1/admin/contact-messages/:id': 'contact-messages read',
  'PUT /api/v1/admin/contact-messages/:id': 'contact-messages write',
  'DELETE /api/v1/admin/contact-messages/:id': 'contact-messages write',
  'POST /api/v1/admin/contact-messages/:id/read': 'contact-messages write',
  'POST /api/v1/admin/contact-messages/:id/replies': 'contact-messages write',
  'POST /api/v1/admin/contact-messages/:id/notes': 'contact-messages write',
  'POST /api/v1/admin/contact-messages/:id/restore': 'contact-messages write',
  'GET /api/v1/admin/contact-messages/:id/history': 'contact-messages read',
  'GET /api/v1/admin/newsletter-subscribers': 'newsletter-subscribers read',
  'GET /api/v1/admin/newsletter-subscribers/figures': 'newsletter-subscribers read',
  'GET /api/v1/admin/newsletter-subscribers/export': 'newsletter-subscribers export',
  'GET /api/v1/admin/newsletter-subscribers/import/template': 'newsletter-subscribers write',
  'POST /api/v1/admin/newsletter-subscribers/import': 'newsletter-subscribers write',
  'GET /api/v1/admin/newsletter-subscribers/:id': 'newsletter-subscribers read',
  'POST /api/v1/admin/newsletter-subscribers': 'newsletter-subscribers write',
  'PUT /api/v1/admin/newsletter-subscribers/:id': 'newsletter-subscribers write',
  'DELETE /api/v1/admin/newsletter-subscribers/:id': 'newsletter-subscribers write',
  'POST /api/v1/admin/newsletter-subscribers/:id/unsubscribe': 'newsletter-subscribers write',
  'GET /api/v1/admin/newsletter-subscribers/:id/history': 'newsletter-subscribers read',
  'GET /api/v1/admin/staff': 'staff read',
  'GET /api/v1/admin/staff/:id': 'staff read',
  'POST /api/v1/admin/staff': 'staff write',
  'PUT /api/v1/admin/staff/:id': 'staff write',
  'DELETE /api/v1/admin/staff/:id': 'staff write',
  'GET /api/v1/admin/system/checks': 'system read',
  'GET /api/v1/admin/system/outbox': 'outbox read',
  'GET /api/v1/admin/system/outbox/:id/attachments/:index': 'outbox read',
  'GET /api/v1/admin/system/outbox/:id': 'outbox read',
  'GET /api/v1/admin/system/undeliverable-emails': 'undeliverable-emails read',
  'POST /api/v1/admin/system/undeliverable-emails/resend': 'undeliverable-emails write',
  'DELETE /api/v1/admin/system/undeliverable-emails/:id': 'undeliverable-emails write',
  'GET /api/v1/donation-alerts': 'donation-alerts read',
  'GET /api/v1/donation-alerts/:id': 'donation-alerts read',
  'POST /api/v1/donation-alerts/:id/mark_read': 'donation-alerts write',
  'POST /api/v1/donation-alerts/:id/resolve': 'donation-alerts write',
  'GET /api/v1/admin/donation-alerts': 'donation-alerts read',
  'GET /api/v1/admin/donation-alerts/:id': 'donation-alerts read',
  'POST /api/v1/admin/donation-alerts/:id/mark_read': 'donation-alerts write',
  'POST /api/v1/admin/donation-alerts/:id/resolve': 'donation-alerts write',
  'GET /api/v1/admin/donation-alerts/export': 'donation-alerts export',
  'POST /api/v1/admin/donation-alerts/acts': 'donation-alerts write',
  'GET /api/v1/admin/donation-alerts/:id/history': 'donation-alerts read',
  'GET /api/v1/donation-transactions': 'donation-transactions read',
  'GET /api/v1/donation-transactions/:id': 'donation-transactions read',
  'POST /api/v1/donation-transactions/:id/mark_contacted': 'donation-transactions write',
  'POST /api/v1/donation-transactions/:id/schedule_pickup': 'donation-transactions write',
  'POST /api/v1/donation-transactions/:id/reschedule_pickup': 'donation-transactions write',
  'POST /api/v1/donation-transactions/:id/complete_pickup': 'donation-transactions write',
  'POST /api/v1/donation-transactions/:id/cancel': 'donation-transactions write',
  'GET /api/v1/admin/donation-transactions': 'donation-transactions read',
  'GET /api/v1/admin/donation-transactions/:id': 'donation-transactions read',
  'POST /api/v1/admin/donation-transactions/:id/mark_contacted': 'donation-transactions write',
  'POST /api/v1/admin/donation-transactions/:id/schedule_pickup': 'donation-transactions write',
  'POST /api/v1/admin/donation-transactions/:id/reschedule_pickup': 'donation-transactions write',
  'POST /api/v1/admin/donation-transactions/:id/complete_pickup': 'donation-transactions write',
  'POST /api/v1/admin/donation-transactions/:id/cancel': 'donation-transactions write',
  'GET /api/v1/admin/donation-transactions/export': 'donation-transactions export',
  'GET /api/v1/admin/donation-transactions/people': 'donation-transactions write',
  'GET /api/v1/admin/donation-transactions/:id/history': 'donation-transactions read',
  'GET /api/v1/physical-donations/dashboard_stats': 'physical-donations read',
  'GET /api/v1/physical-donations/tracking/:token/calendar.ics': 'public',
  'GET /api/v1/admin/pickup-calendar': 'pickup-rounds read',
  'GET /api/v1/admin/pickup-rounds': 'pickup-rounds read',
  'PUT /api/v1/admin/pickup-rounds': 'pickup-rounds write',
  'POST /api/v1/admin/pickup-rounds/link': 'pickup-rounds write',
  'GET /api/v1/pickup-rounds/shared/:token': 'public',
  'POST /api/v1/pickup-rounds/shared/complete': 'public',
  'POST /api/v1/pickup-rounds/shared/nobody_home': 'public',
  'POST /api/v1/pickup-rounds/shared/pictures': 'public',
  'GET /api/v1/admin/donation-transactions/:id/slip.pdf': 'donation-transactions export',
  'GET /api/v1/admin/donation-transactions/:id/labels.pdf': 'donation-transactions export',
};
const STAFF_ROUTES = Object.entries(ROUTES).filter(([, who]) => who !== 'public' && who !== 'member');
const MEMBER_ROUTES = Object.entries(ROUTES).filter(([, who]) => who === 'member');

let api: TestApi;
/** Of somebody with two roles. */
const TWO_ROLES = ['tresorier', 'accueil'] as const;
let both: string;
beforeAll(async () => {
  api = await startApi();
  await createCampaign(await api.asStaff('editeur'));
  for (const role of ROLES) await api.tokenOf(role);
  both = await tokenOfBoth();
});
afterAll(() => api?.close());

/** The routes that the running api really has, Nest's and Fastify's own. */
function routesOf(): string[] {
  const tree: string = api.app
    .getHttpAdapter()
    .getInstance()
    .printRoutes({ commonPrefix: false, includeHooks: false });
  const routes: string[] = [];
  const path: string[] = [];
  for (const line of tree.split('\n')) {
    const match = /^([│\s├└─]*)(\S*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!match?.[2]) continue;
    const depth = match[1]!.length / 4;
    path[depth - 1] = match[2]!;
    path.length = depth;
    for (const method of match[3]?.split(', ') ?? []) routes.push(`${method} ${path.join('')}`);
  }
  return routes;
}

/** Where two routes share a place, the router shows both names of its parameter. */
const unnamed = (route: string) => route.replace(/:[a-z_|:]+/g, ':x');

describe('every route', () => {
  it('says who may call it', () => {
    const ours = routesOf().filter(
      (route) => !/^(HEAD|OPTIONS) |\/docs|openapi\.json|^GET \/metrics|\*/.test(route),
    );
    const normal = [...new Set(ours.map((route) => unnamed(route.replace(/\/$/, ''))))];
    expect(normal.length).toBeGreaterThan(30);
    expect(normal.toSorted()).toEqual(Object.keys(ROUTES).map(unnamed).toSorted());
  });
});

async function tokenOfBoth(): Promise<string> {
  const administrator = await api.asStaff('administrateur');
  const issued = await administrator('/admin/staff', { body: { name: 'Deux rôles', roles: TWO_ROLES } });
  return (await api.request('/access/', { body: { code: issued.body.code } })).body.token;
}

const path = (route: string) =>
  route
    .replace(/^\w+ \/api\/v1/, '')
    .replace(':slug_or_id', '1')
    .replace(':resource', 'campaigns')
    .replace(':id', '1')
    .replace(':number', '1')
    .replace(':name', 'x')
    .replace(':key', 'site_name');
const ask = (route: string, token?: string) => {
  const method = route.split(' ')[0]!;
  return api.request(path(route), { method, token, ...(/POST|PUT|PATCH/.test(method) && { body: {} }) });
};

describe('a staff route', () => {
  it.each(STAFF_ROUTES)(
    '%s refuses a stranger and a made-up token, before saying whether the thing exists',
    async (route) => {
      for (const token of [undefined, 'x'.repeat(43), 'court']) {
        const { status, body } = await ask(route, token);
        expect([status, body.type]).toEqual([401, '/problems/session-absente']);
      }
      const unknown = await api.request(path(route).replace('/1', '/424242'), {
        method: route.split(' ')[0]!,
      });
      expect(unknown.status).toBe(401);
    },
  );

  it.each(STAFF_ROUTES.filter(([route]) => route !== 'DELETE /api/v1/access'))(
    '%s opens to whom the table gives « %s », and to nobody else',
    async (route, right) => {
      const [resource, action] = right.split(' ') as [string, StaffAction];
      const named = resourceOf({ resource });
      for (const roles of [...ROLES.map((role) => [role]), TWO_ROLES]) {
        const token = roles.length > 1 ? both : await api.tokenOf(roles[0]);
        const { status } = await ask(route, token);
        if (mayAccess(roles, named, action))
          expect([401, 403], `${roles.join(', ')} → ${status}`).not.toContain(status);
        else expect(status, String(roles)).toBe(403);
        expect(status).toBeLessThan(500);
      }
    },
  );

  it('is one of those that the decorators describe, on a resource that the table names', () => {
    const described = staffRoutesOf(api);
    for (const route of described) resourceOf(route);
    const said = ({ method, path: where, resource, action }: StaffRoute) =>
      `${unnamed(`${method} /api/v1${where}`)} ${resource} ${action}`;
    expect(STAFF_ROUTES.length).toBeGreaterThan(300);
    expect(described.map(said).toSorted()).toEqual(
      STAFF_ROUTES.map(([route, right]) => `${unnamed(route)} ${right}`).toSorted(),
    );
  });
});

describe('a member route', () => {
  it.each(MEMBER_ROUTES)('%s refuses a stranger, a made-up cookie and staff alike', async (route) => {
    const method = route.split(' ')[0]!;
    const cookies: Record<string, string>[] = [
      {},
      { cookie: `membre=${'x'.repeat(43)}` },
      { cookie: 'membre=' },
    ];
    for (const headers of cookies) {
      const token = await api.tokenOf('administrateur');
      const body = /POST|PUT|PATCH/.test(method) ? { body: {} } : {};
      const { status, body: said } = await api.request(path(route), { method, headers, token, ...body });
      expect([status, said.type]).toEqual([401, '/problems/connexion-requise']);
    }
  });
});

it('the reader can leave', async () => {
  const token = await api.tokenOf('lecteur');
  expect((await ask('DELETE /api/v1/access', token)).status).toBe(204);
});
