import { describe, expect, it } from 'vitest';
import {
  forgetDraft,
  readDraft,
  worthKeeping,
  writeDraft,
  type PhysicalDonationDraft,
} from './physical-donation-draft';
import { fitted, pictureSize } from './picture-size';
import { DAY_MS } from '@livres/api/contract';

const NOW = Date.parse('2027-03-01T10:00:00Z');

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}
const draft: PhysicalDonationDraft = {
  saved_at: new Date(NOW).toISOString(),
  asked: '/donations/physical',
  form_key: 'k',
  step: 3,
  values: { city: ['Lyon'] },
  pictures: [],
};

describe('what was begun', () => {
  it('is found again for a month', () => {
    const place = storage();
    writeDraft(place, draft);
    expect(readDraft(place, NOW + 29 * DAY_MS)).toEqual(draft);
    expect(readDraft(place, NOW + 31 * DAY_MS)).toBeNull();
    forgetDraft(place);
    expect(readDraft(place, NOW)).toBeNull();
  });

  it.each(['', 'null', '{', '{"step":9}', '[]'])('is nothing where it cannot be read: %s', (text) => {
    const place = storage();
    place.setItem('physical-donation', text);
    expect(readDraft(place, NOW)).toBeNull();
  });

  it('is lost without a word where a browser refuses to keep it', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    expect(() => writeDraft({ setItem: refuse }, draft)).not.toThrow();
    expect(readDraft({ getItem: refuse }, NOW)).toBeNull();
  });

  it('leaves out what stands empty and what is not the donor’s', () => {
    const values = { city: ['Lyon'], email: [''], form_key: ['k'], picture_ids: ['p'] };
    expect(worthKeeping(values)).toEqual({ city: ['Lyon'] });
  });
});

describe('a photo', () => {
  it('is sent smaller, most of all on a slow or paid connection', () => {
    expect(fitted(4000, 3000, 1600)).toEqual({ width: 1600, height: 1200 });
    expect(fitted(800, 600, 1600)).toEqual({ width: 800, height: 600 });
    expect(pictureSize({ effectiveType: '3g' }).longest).toBeLessThan(pictureSize(undefined).longest);
    expect(pictureSize({ saveData: true }).longest).toBeLessThan(
      pictureSize({ effectiveType: '4g' }).longest,
    );
  });
});
