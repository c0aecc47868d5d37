import { describe, expect, it } from 'vitest';
import { sessionExpiry } from './session.rules.js';

const at = (text: string) => new Date(text);

describe('a staff session', () => {
  it('ends 24 hours after its last call', () => {
    const times = { created_at: at('2026-11-01T08:00:00Z'), last_seen_at: at('2026-11-02T10:00:00Z') };
    expect(sessionExpiry(times)).toEqual(at('2026-11-03T10:00:00Z'));
  });

  it('ends 7 days after it was opened, however much it is used', () => {
    const times = { created_at: at('2026-11-01T08:00:00Z'), last_seen_at: at('2026-11-08T07:00:00Z') };
    expect(sessionExpiry(times)).toEqual(at('2026-11-08T08:00:00Z'));
  });
});
