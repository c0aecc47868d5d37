import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsEmail, IsNotEmpty, Matches, MaxLength } from 'class-validator';
import { inOneForm } from './mailbox-key.js';

const LONGEST = 254;
/** Quoted local parts and lists, which nobody has and header injections like; « o'neill » is a name. */
const PLAIN = /^[^\s"\\,;:<>()[\]\p{Cc}]+$/u;

/** Two forms of one domain are one mailbox: lists, imports and those who left are compared as they are kept. */
const OneForm = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? inOneForm(value) : value));

/** Reads an address as people type and paste them, and checks that it is one, plainly written. */
export function MailAddressForm(message: string) {
  return applyDecorators(
    OneForm(),
    Matches(PLAIN, { message }),
    IsEmail({}, { message }),
    MaxLength(LONGEST, { message }),
  );
}

/** An e-mail address that emails are sent to; `missing` is said of an empty one. */
export function MailAddress(messages: { missing: string; invalid: string }) {
  return applyDecorators(IsNotEmpty({ message: messages.missing }), MailAddressForm(messages.invalid));
}
