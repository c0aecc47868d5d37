export interface Todo {
  text: string;
  note?: string;
  action: string;
  to: string;
  /** Someone was promised it, or has written and waits. */
  isPressing: boolean;
}
