import { describe, expect, it } from 'vitest';
import { linkFaults } from './link-fault.content.js';
import {
  isCutOff,
  isForExamples,
  LinkFault,
  type LinkOutcome,
  outcomeOfError,
  outcomeOfStatus,
} from './link-outcome.rules.js';

const failed = (code: string) => Object.assign(new Error(code), { code });

describe('a link', () => {
  it.each([200, 204, 206, 299])('is alive where its site answers %i', (status) =>
    expect(outcomeOfStatus(status).isAlive).toBe(true),
  );
  it.each([401, 403, 405, 429, 451, 999])('is alive where its site turns machines away: %i', (status) =>
    expect(outcomeOfStatus(status).isAlive).toBe(true),
  );
  it.each([
    [404, linkFaults.gone(404)],
    [410, linkFaults.gone(410)],
    [400, linkFaults.refused(400)],
    [500, linkFaults.broken(500)],
    [503, linkFaults.broken(503)],
    [304, linkFaults.odd(304)],
  ])('is not where it answers %i', (status, fault) =>
    expect(outcomeOfStatus(status)).toEqual({ isAlive: false, fault, isSilence: false }),
  );
  it.each([
    ['ENOTFOUND', linkFaults.unknown_site],
    ['ETIMEDOUT', linkFaults.slow],
    ['ABORT_ERR', linkFaults.slow],
    ['ECONNREFUSED', linkFaults.silent],
    ['EAI_AGAIN', linkFaults.silent],
    ['HPE_INVALID_CONSTANT', linkFaults.silent],
  ])('is not where nothing comes back: %s', (code, fault) =>
    expect(outcomeOfError(failed(code))).toEqual({ isAlive: false, fault, isSilence: true }),
  );
  it.each(['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID'])(
    'is not where its certificate is worth nothing: %s',
    (code) => expect(outcomeOfError(failed(code)).fault).toBe(linkFaults.certificate),
  );
  it('is alive where browsers complete its certificate by themselves', () =>
    expect(outcomeOfError(failed('UNABLE_TO_VERIFY_LEAF_SIGNATURE')).isAlive).toBe(true));
  it('is not where we refuse to call it, which is no silence', () =>
    expect(outcomeOfError(new LinkFault('non'))).toEqual({ isAlive: false, fault: 'non', isSilence: false }));
});

describe('we are cut off', () => {
  const [silence, answer] = [outcomeOfError(failed('EAI_AGAIN')), outcomeOfStatus(404)];
  const seen = (...outcomes: LinkOutcome[]) =>
    outcomes.map((outcome, index) => ({ site: `site-${index}`, outcome }));
  it('where three sites say nothing', () => expect(isCutOff(seen(silence, silence, silence))).toBe(true));
  it('but not where one of them answers, be it badly', () =>
    expect(isCutOff(seen(silence, silence, silence, answer))).toBe(false));
  it('nor where two are silent: they may both be down', () =>
    expect(isCutOff(seen(silence, silence))).toBe(false));
  it('nor where one site has many dead links', () =>
    expect(isCutOff([1, 2, 3].map(() => ({ site: 'une', outcome: silence })))).toBe(false));
});

describe('an address for examples', () => {
  it.each([
    'https://bourses.example.org/a',
    'https://example.com',
    'http://a.b.example/',
    'https://site.test:8080/x',
    'https://x.invalid',
    'https://bourses.example.org./a',
  ])('is %s', (url) => expect(isForExamples(url)).toBe(true));
  it.each([
    'https://example.fr',
    'https://notexample.org',
    'https://example.org.evil.fr',
    'https://test.fr',
    'non',
  ])('is not %s', (url) => expect(isForExamples(url)).toBe(false));
});
