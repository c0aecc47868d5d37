import { Injectable } from '@nestjs/common';
import { AttemptLimitService } from '../../../platform/attempts/attempt-limit.service.js';
import { HOUR_MS } from '../../../platform/clock/durations.contract.js';
import { platformErrors } from '../../../platform/errors/platform.errors.js';
import { toMinorUnits } from '../../../platform/money/money.contract.js';
import { type EventCode, EventCodesService } from '../../codes/event-codes.service.js';
import { YES_NO } from '../../events/event-choices.contract.js';
import { EventSeatsService, type SeatedEvent } from '../../events/event-seats.service.js';
import {
  priceOfSeats,
  REGISTRATION_LIMITS as LIMITS,
  REGISTRATION_MESSAGES as MESSAGES,
} from '../registration.contract.js';
import type { RegistrationAnswer, RegistrationAnswerInput, RegistrationInput } from '../registration.dto.js';
import { registrationErrors } from '../registration.errors.js';

/** What a form of registration says, checked against its event: code, answers, price. */
@Injectable()
export class RegistrationFormService {
  constructor(
    private readonly events: EventSeatsService,
    private readonly codes: EventCodesService,
    private readonly attempts: AttemptLimitService,
  ) {}

  /** The code that was typed; refuses one that is not good here, so many times in an hour for an address. */
  async code(event: SeatedEvent, typed: string | undefined, address: string): Promise<EventCode | null> {
    if (!typed) return null;
    const code = await this.codes.usable(event.id, typed);
    if (code) return code;
    const key = `event-code:${this.attempts.disguise(address)}`;
    await this.attempts.count(key, LIMITS.wrong_codes, { windowMs: HOUR_MS });
    throw registrationErrors.codeUnknown();
  }

  /** The answers with the questions as they are asked now; refuses, at its field, what is missing or not proposed. Staff may leave some out. */
  answers(
    { questions }: SeatedEvent,
    given: readonly RegistrationAnswerInput[] = [],
    { isComplete = true } = {},
  ): RegistrationAnswer[] {
    const answers = new Map(given.map(({ question_id, answer }) => [question_id, answer.trim()]));
    const errors: Record<string, string> = {};
    for (const { question_id } of given)
      if (!questions.some(({ id }) => id === question_id))
        errors[`answers.${question_id}`] = MESSAGES.answer_unknown;
    for (const { id, kind, choices, required } of questions) {
      const answer = answers.get(id) ?? '';
      const proposed: readonly string[] | null =
        kind === 'text' ? null : kind === 'choice' ? choices : YES_NO;
      if (!answer && required && isComplete) errors[`answers.${id}`] = MESSAGES.answer_required;
      else if (answer && proposed && !proposed.includes(answer))
        errors[`answers.${id}`] = MESSAGES.answer_choice;
    }
    if (Object.keys(errors).length > 0) throw platformErrors.invalid(errors);
    return questions.flatMap(({ id: question_id, label }) => {
      const answer = answers.get(question_id);
      return answer ? [{ question_id, label, answer }] : [];
    });
  }

  /** What so many seats cost now, and the gift on top; minor units of the event's currency. */
  amounts(
    event: SeatedEvent,
    input: Pick<RegistrationInput, 'seats' | 'donation_amount'>,
    code: EventCode | null,
  ) {
    const { currency } = event;
    const price = priceOfSeats(this.events.priceOf(event), input.seats ?? 1, code);
    return { ...price, donation_amount: this.gift(event, input.donation_amount), currency };
  }

  private gift(
    { accepts_donations, currency }: SeatedEvent,
    typed: number | string | null | undefined,
  ): number {
    const amount = typed === undefined || typed === null ? 0 : toMinorUnits(typed, 'EUR')!;
    // Receipts are of euros: with a ticket in another currency there is no gift.
    if (amount > 0 && (!accepts_donations || currency !== 'EUR'))
      throw platformErrors.invalid({ donation_amount: MESSAGES.donation_refused });
    return amount;
  }
}
