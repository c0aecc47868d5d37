import { IsString, MaxLength } from 'class-validator';

/** `POST /events/interest/stop/`, with the token of an e-mail. */
export class InterestStopInput {
  @MaxLength(100)
  @IsString()
  token: string;
}
