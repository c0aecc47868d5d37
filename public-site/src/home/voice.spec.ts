import { describe, expect, it } from 'vitest';
import { voiceOf } from './voice';

const block = (type: 'text' | 'testimonials', items: { title: string; text: string; detail: string }[]) => ({
  type,
  heading: 'Ils en parlent',
  anchor: 'temoignages',
  body: '',
  items,
});
const words = (title: string, text: string) => ({ title, text, detail: 'bibliothécaire, Kribi' });

describe('the words that the home page quotes', () => {
  it('are the first testimonial of the page about training', () => {
    const blocks = [
      block('text', []),
      block('testimonials', [
        words('Pélagie E.', 'J’ai appris à choisir.'),
        words('Moussa D.', 'Autre chose.'),
      ]),
    ];
    expect(voiceOf({ blocks })).toEqual({
      text: 'J’ai appris à choisir.',
      name: 'Pélagie E.',
      role: 'bibliothécaire, Kribi',
      anchor: 'temoignages',
    });
  });

  it('are none where nobody is named or says anything', () => {
    expect(voiceOf({ blocks: [block('testimonials', [words('', 'Sans nom.')])] })).toBeNull();
    expect(voiceOf({ blocks: [block('testimonials', [])] })).toBeNull();
    expect(voiceOf({ blocks: [block('text', [words('Pélagie E.', 'Ailleurs.')])] })).toBeNull();
  });
});
