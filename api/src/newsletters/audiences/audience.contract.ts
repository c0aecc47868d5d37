export const AUDIENCE_SEGMENTS = [
  'topic',
  'donors_of_year',
  'donors_of_campaign',
  'recurring_donors',
  'goods_donors',
  'event_guests',
  'department',
] as const;
export type AudienceSegment = (typeof AUDIENCE_SEGMENTS)[number];

/** What completes a segment: nothing, or one value of this kind. */
export type SegmentParameter = 'topic' | 'year' | 'campaign' | 'event' | 'department';

export const SEGMENT_SHAPES: Record<AudienceSegment, { label: string; parameter: SegmentParameter | null }> =
  {
    topic: { label: 'Abonnés au sujet', parameter: 'topic' },
    donors_of_year: { label: 'Ont donné en', parameter: 'year' },
    donors_of_campaign: { label: 'Ont donné à la campagne', parameter: 'campaign' },
    recurring_donors: { label: 'Donnent régulièrement', parameter: null },
    goods_donors: { label: 'Ont donné des livres ou du matériel', parameter: null },
    event_guests: { label: 'Sont venus à', parameter: 'event' },
    department: { label: 'Ont donné, et habitent le département', parameter: 'department' },
  };

/** Why people whom the audience names are not written to. */
export const LEFT_OUT_REASONS = ['unsubscribed', 'pending', 'bounced', 'paced'] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];
export const LEFT_OUT_LABELS: Record<LeftOutReason, [one: string, many: string]> = {
  unsubscribed: ['désinscrit', 'désinscrits'],
  pending: ['n’a pas confirmé', 'n’ont pas confirmé'],
  bounced: ['adresse en erreur', 'adresses en erreur'],
  paced: ['a déjà reçu sa lettre du mois', 'ont déjà reçu leur lettre du mois'],
};

export const AUDIENCE_LIMITS = { segments: 12, value: 40 } as const;

export const AUDIENCE_MESSAGES = {
  segment: 'Choisissez qui reçoit la lettre dans la liste.',
  value: {
    topic: 'Choisissez un sujet de la lettre.',
    year: 'Indiquez une année, par exemple 2026.',
    campaign: 'Choisissez une campagne.',
    event: 'Choisissez un événement.',
    department: 'Indiquez le début du code postal, par exemple 69.',
  } satisfies Record<SegmentParameter, string>,
} as const;

const SHAPES: Record<SegmentParameter, RegExp> = {
  topic: /^(actualites|campagnes|evenements)$/,
  year: /^20\d{2}$/,
  campaign: /^[1-9]\d{0,8}$/,
  event: /^[1-9]\d{0,8}$/,
  department: /^\d{2,3}$/,
};

/** What is wrong with the value that completes a segment; null where it is right. */
export function segmentFault(segment: AudienceSegment, value: string): string | null {
  const { parameter } = SEGMENT_SHAPES[segment];
  if (parameter === null || SHAPES[parameter].test(value)) return null;
  return AUDIENCE_MESSAGES.value[parameter];
}
