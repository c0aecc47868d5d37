import { type BankLine, type RegistrationCandidate, toMajorUnits, toMinorUnits } from '@livres/api/contract';
import { useState } from 'react';

/** What lines of the bank bring to one registration. */
export interface ChosenShare {
  registration: RegistrationCandidate;
  /** As it was typed. */
  amount: string;
  /** The same in minor units; 0 where it is no amount. */
  minor: number;
}

const written = (amount: number) => String(amount).replace('.', ',');

/** What is shared of a line, and of the others that pay with it; sums in minor units. */
export function useShares(line: BankLine) {
  const [chosen, setChosen] = useState<ChosenShare[]>([]);
  const [others, setOthers] = useState<BankLine[]>([]);
  const minorOf = (amount: string | number) => toMinorUnits(amount, line.currency) ?? 0;
  const received = [line, ...others].reduce((sum, { amount }) => sum + minorOf(amount), 0);
  const shared = chosen.reduce((sum, { minor }) => sum + minor, 0);

  /** Chosen with what it asks for; all that is left where it asks for nothing. */
  const choose = (registration: RegistrationCandidate) => {
    const rest = chosen.filter((one) => one.registration.registration_id !== registration.registration_id);
    if (rest.length < chosen.length) return setChosen(rest);
    const left = toMajorUnits(Math.max(0, received - shared), line.currency);
    const amount = written(registration.owed > 0 ? registration.owed : left);
    setChosen([...rest, { registration, amount, minor: minorOf(amount) }]);
  };
  const write = ({ registration_id }: RegistrationCandidate, typed: string | number) => {
    const amount = typeof typed === 'number' ? written(typed) : typed;
    setChosen(
      chosen.map((one) =>
        one.registration.registration_id === registration_id
          ? { ...one, amount, minor: minorOf(amount) }
          : one,
      ),
    );
  };
  const toggleLine = (other: BankLine) => {
    const rest = others.filter(({ id }) => id !== other.id);
    setOthers(rest.length < others.length ? rest : [...rest, other]);
  };
  return { chosen, others, received, shared, choose, write, toggleLine };
}
