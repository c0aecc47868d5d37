import type { RegistrationPaymentChoice, RegistrationView } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { ChangeForm } from './ChangeForm';
import type { RegistrationChange } from './change-registration';
import { ownRegistrationContent } from './own-registration.content';

const content = ownRegistrationContent.pay;

/** Draws the ways to pay: giving has the same. */
export type ChooseMethod = (choice: {
  methods: readonly RegistrationPaymentChoice[];
  errors: Record<string, string>;
  chosen: string;
  phone: string;
}) => ReactNode;

interface PayFormProps {
  registration: RegistrationView;
  posted: RegistrationChange | undefined;
  submit: string;
  chooseMethod: ChooseMethod;
}

/** The ways to pay, and the way to the provider's page. */
export function PayForm({ registration, posted, submit, chooseMethod }: PayFormProps) {
  const { payment_methods: methods, phone } = registration;
  if (methods.length === 0) return <p>{content.none}</p>;
  return (
    <ChangeForm act="pay" label={content.form} submit={submit} posted={posted}>
      {(errors, values) =>
        chooseMethod({
          methods,
          errors,
          chosen: values['payment_method'] ?? methods[0]?.method ?? '',
          phone: values['phone'] ?? phone,
        })
      }
    </ChangeForm>
  );
}
