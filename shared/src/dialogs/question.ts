import type { ReactNode } from 'react';

interface Question {
  readonly title: string;
  /** Whom or what it is about, large above the lines: what a person must not mistake. */
  readonly subject?: string;
  /** Lines of text below the title: date, price, time. */
  readonly lines?: readonly string[];
}

interface Answerable extends Question {
  /** Text of the button that goes on, default 'Potvrdi'. */
  readonly confirm?: string;
  /** Text of the button that goes back, default 'Odustani'. */
  readonly cancel?: string;
}

export interface ConfirmQuestion extends Answerable {
  /** `danger`: what is confirmed takes something away; `gain`: it brings money in. */
  readonly tone?: 'danger' | 'gain';
  /** Runs while the dialog stands, with a busy button; what it throws is shown in the dialog, which stays open. */
  readonly act?: () => Promise<unknown>;
}

export interface PromptQuestion extends Answerable {
  /** Label of the text field. */
  readonly label: string;
  readonly initial?: string;
  /** Texts to choose from; any other can still be typed. */
  readonly suggestions?: readonly string[];
  /** Message for an empty text; without it an empty text is an answer too. */
  readonly required?: string;
  readonly maxLength?: number;
  /** As with a confirmation; the typed text is kept when it throws. */
  readonly act?: (text: string) => Promise<unknown>;
}

export interface ChooseOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Why it cannot be chosen now; shown, and the button is disabled. */
  readonly unavailable?: string | undefined;
}

export interface ChooseQuestion<Value extends string> extends Question {
  readonly options: readonly ChooseOption<Value>[];
}

/** A question on its way to the one dialog, with the way back to whoever asked. */
export type Asked =
  | { readonly kind: 'confirm'; readonly question: ConfirmQuestion; readonly settle: (yes: boolean) => void }
  | { readonly kind: 'prompt'; readonly question: PromptQuestion; readonly settle: (text?: string) => void }
  | { readonly kind: 'choose'; readonly question: ChooseQuestion<string>; readonly settle: (value?: string) => void };

/** Answers as a member does who goes back. */
export function goBack(asked: Asked): void {
  if (asked.kind === 'confirm') asked.settle(false);
  else asked.settle();
}
