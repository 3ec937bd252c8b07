import type { ReactNode } from 'react';

/** A row of a question: its label at the left, its value at the right. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  /** The value that the user must not miss, such as the amount. */
  readonly strong?: boolean;
}

interface Question {
  readonly title: string;
  /** The person or thing concerned, in large type above everything else: the user must not mistake it. */
  readonly subject?: string;
  /** Why it is asked once more, above the facts. */
  readonly why?: string | undefined;
  /** What it is about: date, time, price. */
  readonly facts?: readonly Fact[];
  /** Sentences below them: consequences, rules. */
  readonly lines?: readonly string[];
  /** Aborted when what the question asks about is gone: the question then ends as if the user had cancelled. */
  readonly until?: AbortSignal;
}

interface Answerable extends Question {
  /** Text of the confirm button, default 'Potvrdi'. */
  readonly confirm?: string;
  /** Text of the cancel button, default 'Odustani'. */
  readonly cancel?: string;
  /** `danger`: the action removes something; `gain`: it books income. */
  readonly tone?: 'danger' | 'gain';
  /**
   * Whether this failure of `act` is shown elsewhere, in another question, in the form behind this one or as a snackbar:
   * then this one ends as answered. Not called once the screen has been left: the failure is then shown as a snackbar.
   */
  readonly goesOnAfter?: (error: unknown) => boolean;
}

const COLOURS = { danger: 'error', gain: 'success', plain: 'primary' } as const;

/** The colour of the confirm button. */
export const confirmColour = ({ tone }: Answerable) => COLOURS[tone ?? 'plain'];

export interface ConfirmQuestion extends Answerable {
  /** Runs while the dialog is open, with a busy button; an error is shown in the dialog, which stays open. */
  readonly act?: () => Promise<unknown>;
}

export interface PromptQuestion extends Answerable {
  /** Label of the text field. */
  readonly label: string;
  readonly initial?: string;
  /** Suggested texts; any other can be typed too. */
  readonly suggestions?: readonly string[];
  /** Message for an empty text; without it an empty text is a valid answer. */
  readonly required?: string;
  /** Why a text, trimmed, cannot be the answer; undefined if it can. */
  readonly faultOf?: (text: string) => string | undefined;
  /** Why `initial`, an earlier answer, was refused. */
  readonly complaint?: string | undefined;
  /** A longer text stays as it was typed, but cannot be the answer. */
  readonly maxLength?: number;
  /** Name of the text in the call of `act`: the part of a refusal that concerns it is shown at the field. */
  readonly field?: string;
  /** As with a confirmation; the typed text is kept on an error. */
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

/** A question for the dialog, with the callback for its answer. */
export type Asked =
  | { readonly kind: 'confirm'; readonly question: ConfirmQuestion; readonly settle: (yes: boolean) => void }
  | { readonly kind: 'prompt'; readonly question: PromptQuestion; readonly settle: (text?: string) => void }
  | { readonly kind: 'choose'; readonly question: ChooseQuestion<string>; readonly settle: (value?: string) => void };

/** Answers as if the user had cancelled. */
export function goBack(asked: Asked): void {
  if (asked.kind === 'confirm') asked.settle(false);
  else asked.settle();
}
