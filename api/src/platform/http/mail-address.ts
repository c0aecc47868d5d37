import { applyDecorators } from '@nestjs/common';
import { IsEmail, IsNotEmpty, Matches, MaxLength } from 'class-validator';
import { Trimmed } from './trimmed.js';

const LONGEST = 254;
/** Quoted local parts and lists, which nobody has and header injections like. */
const PLAIN = /^[^\s"'\\,;:<>()[\]\p{Cc}]+$/u;

/** An e-mail address that emails are sent to: one, plainly written. */
export function MailAddress(messages: { missing: string; invalid: string }) {
  return applyDecorators(
    Trimmed(),
    IsNotEmpty({ message: messages.missing }),
    Matches(PLAIN, { message: messages.invalid }),
    IsEmail({}, { message: messages.invalid }),
    MaxLength(LONGEST, { message: messages.invalid }),
  );
}
