import { describe, expect, it } from 'vitest';
import { articleIllustration } from './article-illustration.rules.js';

const PORTRAITS = {
  id: 1,
  slug: 'portraits',
  name: 'Portraits',
  illustration: 'portrait',
  color: 'indigo',
} as const;
const drawn = (title: string, excerpt = '') => articleIllustration({ title, excerpt }, [PORTRAITS]);

describe('the drawing of an article without a picture', () => {
  it('is of its first category', () => {
    const terrain = { ...PORTRAITS, illustration: 'terrain' } as const;
    expect(articleIllustration({ title: 'Elle lit', excerpt: '' }, [terrain, PORTRAITS])).toBe('terrain');
    expect(articleIllustration({ title: 'Elle lit', excerpt: '' }, [])).toBe('actualite');
  });

  it.each([
    [
      'Ibrahim Oumarou, gardien et lecteur à Ngaoundéré',
      'Il était chargé de fermer la salle.',
      'portrait-man-adult-keys',
    ],
    [
      'Marthe Ngo Bassa, bibliothécaire à Ebolowa',
      'Rencontre avec une bibliothécaire.',
      'portrait-woman-adult-book',
    ],
    [
      'Yvonne Delmas, quarante mille livres triés',
      'Ancienne contrôleuse des trains, elle trie.',
      'portrait-woman-elder-box',
    ],
    [
      'Pauline Fotso, libraire à Bafoussam',
      'Elle sait toujours ce qu’il lui reste, elle.',
      'portrait-woman-adult-book',
    ],
    ['Samuel, chauffeur du bibliobus', '', 'portrait-man-adult-wheel'],
    ['Une journée avec Aminata, 9 ans', '', 'portrait-child'],
  ])('shows « %s » as who they are', (title, excerpt, kind) => {
    expect(drawn(title, excerpt)).toBe(kind);
  });
});
