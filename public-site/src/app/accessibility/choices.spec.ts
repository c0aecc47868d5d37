import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { beforeFirstPaint } from './before-first-paint';
import { choicesIn, NO_CHOICE, readChoices, rootData, labelOf, type AccessibilityChoices } from './choices';

const every: AccessibilityChoices = {
  reducedMotion: true,
  highContrast: true,
  fontSize: 'extra-large',
  colorBlindMode: 'tritanopia',
  screenReader: true,
};

describe('stored accessibility choices', () => {
  it('are read as they were written', () => {
    expect(readChoices(JSON.stringify(every))).toEqual(every);
  });

  it.each([null, '', '{', 'null', '3', '"large"', '[]', '{"fontSize":"huge","highContrast":"yes"}'])(
    'count as none where they cannot be understood: %j',
    (stored) => {
      expect(readChoices(stored)).toEqual(NO_CHOICE);
    },
  );

  it('keep what can be understood beside what cannot', () => {
    const read = readChoices('{"fontSize":"large","colorBlindMode":4,"other":1}');
    expect(read).toEqual({ ...NO_CHOICE, fontSize: 'large' });
  });

  it('put nothing on the page where nothing was chosen', () => {
    expect(Object.values(rootData(NO_CHOICE)).filter(Boolean)).toEqual([]);
  });
});

describe('choices in the words of a cookie', () => {
  it.each([
    NO_CHOICE,
    every,
    { ...NO_CHOICE, fontSize: 'large' },
    { ...every, colorBlindMode: 'none' },
  ] as const)('are read as they were written: %j', (choices) => {
    expect(choicesIn(labelOf(choices))).toEqual(choices);
  });

  it.each(['', 'huge', 'constructor', '__proto__.toString', 'large large', '....'])(
    'count as none where they cannot be understood: %j',
    (words) => {
      expect(choicesIn(words)).toEqual(NO_CHOICE);
    },
  );
});

describe('before the first paint', () => {
  it.each([
    null,
    '{',
    'null',
    '[]',
    '{"fontSize":"huge","highContrast":"yes","colorBlindMode":"none"}',
    '{"fontSize":"large","colorBlindMode":"protanopia"}',
    JSON.stringify(every),
  ])('the page gets what its script would give it: %j', (stored) => {
    expect(drawnWith(() => stored)).toEqual({ scripted: '', ...chosen(readChoices(stored)) });
  });

  it('a browser that refuses storage draws the page as it is', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    expect(drawnWith(refuse)).toEqual({ scripted: '' });
  });
});

function drawnWith(getItem: () => string | null): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(beforeFirstPaint, {
    document: { documentElement: { dataset } },
    localStorage: { getItem },
  });
  return dataset;
}

function chosen(choices: AccessibilityChoices): Record<string, string> {
  const entries = Object.entries(rootData(choices));
  return Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
