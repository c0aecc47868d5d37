const REDACTED = '[redacted]';

/** What comes before a secret in an address of the api or of the site; tests walk the routes of both. */
const BEFORE_SECRETS = [
  'bilan-mecene',
  'billets',
  'by-payment-intent',
  'campaign-followers',
  'carte/ne-plus-recevoir',
  'confirmer',
  'connexion',
  'demonstration',
  'desinscription',
  'event-registrations/payments',
  'event-tickets',
  'inscriptions',
  'inscriptions/paiement',
  'matching-reports',
  'mon-profil/adresse',
  'nouvelles-de-collecte',
  'payment-details',
  'pickup-rounds/shared',
  'preferences',
  'rappels',
  'receipts/verify',
  'recurring/confirmations',
  'recus/verifier',
  'regulier',
  'suivi',
  'tournee',
  'track',
  'tracking',
  'universites/alertes',
  'v1/payments/demo',
  'verify-email',
  'verify-payment',
].join('|');

const RULES = [
  // In the path of an address, encoded or not.
  new RegExp(
    `(?<=(?:/|%2F)(?:${BEFORE_SECRETS.replaceAll('/', '(?:/|%2F)')})(?:/|%2F))(?!:)[^/?&#\\s"'\\\\%]+`,
    'gi',
  ),
  // In its query.
  /(?<=[?&](?:session_id|registration_id|payment_intent|payment_intent_client_secret|token|code|email|name)=)[^&#\s"'\\]+/gi,
  // Tokens of ours: 32 bytes in base64url.
  /(?:(?<![\w-])|(?<=%[\da-f]{2}))[\w-]{43}(?![\w-])/gi,
  // Sessions, payments and client secrets of Stripe, of the demonstration, and orders of PayPal.
  /(?:\b|(?<=%[\da-f]{2}))(?:cs|pi|seti|demo)_\w[\w-]{7,}/gi,
  /(?:\b|(?<=%[\dA-F]{2}))(?=[A-Z]*\d)(?=\d*[A-Z])[A-Z\d]{17}\b/g,
  // Addresses of people.
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
];

/** A line of a log without tokens, codes, payment sessions and e-mail addresses. The site has the same file: its image holds nothing of the api. */
export function redactSecrets(line: string): string {
  return RULES.reduce((text, rule) => text.replace(rule, REDACTED), line);
}
