export const SAMPLE_KINDS = [
  'usual',
  'none',
  'one',
  'equal',
  'huge',
  'negative',
  'missing',
  'long_names',
  'many',
] as const;

/** What a chart is put to the test with. */
export type SampleKind = (typeof SAMPLE_KINDS)[number];

export const isSampleKind = (text: string | null): text is SampleKind =>
  SAMPLE_KINDS.some((kind) => kind === text);
