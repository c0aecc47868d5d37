import { expect, it } from 'vitest';
import { chosenTopics, emailOnSignUp } from './newsletter.rules.js';

it('only who is subscribed is not asked to confirm', () => {
  expect(
    ['pending', 'unsubscribed', 'confirmed'].map((status) => emailOnSignUp(status as 'pending')),
  ).toEqual(['confirm', 'confirm', 'already']);
});

it('who chooses no topic gets them all, who chooses some gets each once', () => {
  expect(chosenTopics(undefined)).toEqual(['actualites', 'campagnes', 'evenements']);
  expect(chosenTopics([])).toEqual(['actualites', 'campagnes', 'evenements']);
  expect(chosenTopics(['evenements', 'actualites', 'evenements'])).toEqual(['actualites', 'evenements']);
});
