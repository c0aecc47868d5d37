import { describe, expect, it } from 'vitest';
import { isSigned, returnTag, returnTagsIn } from './return-path.rules.js';

const KEY = 'a'.repeat(64);

describe('the tag of a message that comes back', () => {
  it('is found again in its return address and its Message-ID, whatever became of the case', () => {
    const tag = returnTag(KEY, 5, '123');
    for (const text of [
      `To: retours+${tag}@exemple.org`,
      `To: RETOURS+${tag.toUpperCase()}@EXEMPLE.ORG`,
      `Message-ID: <2026-11-25T10-00-00-000Z-${tag}@livres-en-partage>`,
    ]) {
      const [found] = returnTagsIn(text);
      expect(found).toMatchObject({ newsletter_id: 5, recipient_id: '123' });
      expect(isSigned(found, KEY)).toBe(true);
    }
    expect(`retours-de-l-association+stop-${returnTag(KEY, 99_999, '123456789')}`.length).toBeLessThanOrEqual(
      64,
    );
  });

  it('of another reader, another newsletter or another key is not ours', () => {
    const [, , signature = ''] = returnTag(KEY, 5, '123').split('-');
    for (const forged of [`nl5-124-${signature}`, `nl6-123-${signature}`, `nl5-123-${'0'.repeat(16)}`])
      expect(isSigned(returnTagsIn(`+${forged}@x`)[0], KEY)).toBe(false);
    expect(isSigned(returnTagsIn(`+${returnTag('b'.repeat(64), 5, '123')}@x`)[0], KEY)).toBe(false);
  });

  it('is none where a number, the signature or the address is missing, and twenty are enough', () => {
    for (const text of ['-nl5-123@livres-en-partage', '+nl5-123-abc@x', 'nl5-123-0123456789abcdef', ''])
      expect(returnTagsIn(text)).toEqual([]);
    expect(returnTagsIn(`+${returnTag(KEY, 5, '123')}@x `.repeat(50))).toHaveLength(20);
  });
});
