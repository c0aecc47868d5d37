import { Injectable } from '@nestjs/common';
import { parisClock } from '../../platform/clock/paris-clock.contract.js';
import { AudiencesService } from '../audiences/audiences.service.js';
import type { NewsletterRow } from '../newsletters/newsletters.service.js';
import { NEWSLETTER_RULES as RULES, strangeMarks } from '../newsletters/newsletters.contract.js';
import {
  NewsletterRenderingService,
  type RenderedNewsletter,
} from '../rendering/newsletter-rendering.service.js';
import { checkTexts as texts } from './newsletter-checks.content.js';
import type { CheckState, NewsletterCheckName } from './newsletter-delivery.contract.js';
import type { NewsletterCheck, NewsletterChecks } from './newsletter-delivery.dto.js';
import { NewsletterLinkChecksService } from './newsletter-link-checks.service.js';
import { suspectWords } from './newsletter-words.rules.js';
import { SenderDomainService } from './sender-domain.service.js';

type Said = readonly string[];

/** What is looked at before a newsletter leaves. Faults stand in the way, warnings are for staff to weigh. */
@Injectable()
export class NewsletterChecksService {
  constructor(
    private readonly rendering: NewsletterRenderingService,
    private readonly audiences: AudiencesService,
    private readonly links: NewsletterLinkChecksService,
    private readonly sender: SenderDomainService,
  ) {}

  async all(row: NewsletterRow): Promise<NewsletterChecks> {
    const rendered = await this.rendering.render(row);
    const [content, links, sender] = await Promise.all([
      this.ofContent(row, rendered),
      this.ofLinks(rendered),
      this.ofSender(),
    ]);
    const checks = [...content, ...links, ...sender, ofTest(row)];
    return { checks, is_ready: checks.every(({ state }) => state !== 'fault') };
  }

  /** Those that need nothing from outside: asked again as it is scheduled. */
  async faults(row: NewsletterRow): Promise<string[]> {
    const checks = await this.ofContent(row, await this.rendering.render(row));
    return checks.flatMap(({ state, title, detail }) => (state === 'fault' ? `${title} : ${detail}` : []));
  }

  private async ofContent(
    row: NewsletterRow,
    { parts, bytes }: RenderedNewsletter,
  ): Promise<NewsletterCheck[]> {
    const { people } = await this.audiences.count(row.audience);
    return [
      ...ofSubject(row),
      ...ofMarks(row),
      ...(parts.some(({ kind }) => kind !== 'missing' && kind !== 'divider')
        ? []
        : [check('content', 'fault', texts.empty)]),
      ...parts.flatMap(({ kind }, block) =>
        kind === 'missing' ? check('content', 'warning', texts.missing(row.blocks[block]!.type), block) : [],
      ),
      people > 0
        ? check('audience', 'ok', texts.audience(people))
        : check('audience', 'fault', texts.noAudience),
      ...ofPictures(parts),
      ofSize(bytes),
    ];
  }

  private async ofLinks({ parts }: RenderedNewsletter): Promise<NewsletterCheck[]> {
    const looked = await this.links.look(parts);
    const bad = looked.filter(({ state }) => state !== 'alive');
    if (bad.length === 0) return looked.length > 0 ? [check('links', 'ok', texts.links(looked.length))] : [];
    return bad.map(({ url, state, fault }) =>
      state === 'dead'
        ? check('links', 'fault', texts.deadLink(url, fault))
        : check('links', 'warning', texts.silentLink(url, fault)),
    );
  }

  private async ofSender(): Promise<NewsletterCheck[]> {
    const { domain } = this.sender;
    if (domain === 'localhost') return [check('sender', 'warning', texts.noSender)];
    const records = await this.sender.records();
    if (!records) return [check('sender', 'warning', texts.noDns(domain))];
    const missing = [
      !records.spf && 'SPF',
      records.dkim === 'missing' && 'DKIM',
      !records.dmarc && 'DMARC',
    ].filter(Boolean);
    if (missing.length > 0)
      return [check('sender', 'warning', texts.missingRecords(domain, missing.join(', ')))];
    if (records.dkim === 'another') return [check('sender', 'warning', texts.anotherKey(domain))];
    return [check('sender', 'ok', records.dkim === null ? texts.dkimUnknown(domain) : texts.records(domain))];
  }
}

function ofSubject({ subject, preheader }: NewsletterRow): NewsletterCheck[] {
  if (!subject) return [check('subject', 'fault', texts.noSubject)];
  const words = suspectWords(subject);
  const { length } = [...subject];
  return [
    length <= RULES.subject_on_phone
      ? check('subject', 'ok', texts.subject(length))
      : check('subject', 'warning', texts.longSubject(length)),
    ...(preheader ? [] : [check('subject', 'warning', texts.noPreheader)]),
    words.length > 0 ? check('words', 'warning', texts.words(words)) : check('words', 'ok', texts.wordsFine),
  ];
}

function ofSize(bytes: number): NewsletterCheck {
  if (bytes >= RULES.bytes) return check('size', 'fault', texts.tooBig(bytes));
  if (bytes >= RULES.many_bytes) return check('size', 'warning', texts.big(bytes));
  return check('size', 'ok', texts.size(bytes));
}

/** In what is read first, and in every word of a block. */
function ofMarks({ subject, preheader, blocks }: NewsletterRow): NewsletterCheck[] {
  const fault = (name: NewsletterCheckName, text: string, block: number | null = null) =>
    strangeMarks(text).map((mark) => check(name, 'fault', texts.strangeMark(mark), block));
  return [
    ...fault('subject', `${subject} ${preheader}`),
    ...blocks.flatMap(({ html, text, label, alt, author }, block) =>
      fault('content', [html, text, label, alt, author].join(' '), block),
    ),
  ];
}

function ofPictures(parts: RenderedNewsletter['parts']): NewsletterCheck[] {
  const shown = parts.flatMap(({ kind, picture }, block) => (picture ? [{ kind, picture, block }] : []));
  const wordless = shown.filter(({ picture }) => picture.alt.trim() === '');
  if (wordless.length > 0) return wordless.map(({ block }) => check('pictures', 'fault', texts.noAlt, block));
  return shown.length > 0 ? [check('pictures', 'ok', texts.pictures(shown.length))] : [];
}

function ofTest({ tested_at, tested_by }: NewsletterRow): NewsletterCheck {
  if (!tested_at) return check('test', 'warning', texts.untested);
  const [day = '', time = ''] = parisClock(tested_at).toISOString().split('T');
  const at = `le ${day.split('-').toReversed().join('/')} à ${time.slice(0, 5).replace(':', ' h ')}`;
  return check('test', 'ok', texts.tested(at, tested_by));
}

function check(
  name: NewsletterCheckName,
  state: CheckState,
  [title = '', detail = '']: Said,
  block: number | null = null,
): NewsletterCheck {
  return { name, state, title, detail, block };
}
