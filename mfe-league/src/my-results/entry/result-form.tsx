import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { isSamePair, pairIds } from '@club/shared/domain';
import { errorMessage } from '@club/shared/http';
import { Alert, Box, BusyButton, Button, styled, Typography } from '@club/shared/ui-core';
import { useEffect, useRef, useState } from 'react';
import { conflictOf } from '../own-match/match-conflict';
import { Conflict } from './conflict';
import { type Draft, draftOf, isDecided } from './draft';
import { fieldName, nextField, previousField } from './field-order';
import { Keypad } from './keypad';
import { OtherPair } from './other-pair';
import { previewOf } from './result-preview';
import { ResultPreviewLine } from './result-preview-line';
import { RetirementBoxes } from './retirement-boxes';
import { ScoreFields } from './score-fields';
import { storeDraft, storedDraft } from './stored-draft';
import { useDiscardDraft } from './use-discard-draft';
import { useSaveResult } from './use-save-result';

const Input = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '&[aria-disabled="true"]': { opacity: 0.6 },
});

/** Index of the first field of the third set. */
const THIRD_SET = 4;

interface ResultFormProps {
  match: MyLeagueMatch;
  onDone: () => void;
}

/** Enters or changes a result: large fields, one tap per number, and a preview of the effect before saving. */
export function ResultForm({ match, onDone }: ResultFormProps) {
  const [stored] = useState(() => storedDraft(match));
  const [draft, setDraft] = useState<Draft>(() => stored ?? draftOf(match));
  const [active, setActive] = useState(() => (match.mySide === 1 ? 0 : 1));
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const { save, isSending, isWaiting, refusal, forget } = useSaveResult(match, onDone);
  const preview = previewOf(match, draft);
  /** The entry by somebody else that the player's own entry replaces. */
  const [replaced, setReplaced] = useState<MyLeagueMatch>();
  const current = isSending && !isWaiting ? replaced : conflictOf(refusal);

  useEffect(() => fields.current[match.mySide === 1 ? 0 : 1]?.focus(), [match.mySide]);

  const change = (next: Draft) => {
    // Input typed while a result is being sent would wrongly count as sent.
    if (isSending) return;
    setDraft(next);
    storeDraft(match, next);
    forget();
  };
  const activate = (index: number) => {
    setActive(index);
    // The focus moves only after typing into a field; the keypad keeps its own focus.
    if (fields.current.includes(document.activeElement as HTMLInputElement)) fields.current[index]?.focus();
  };
  /** @returns index of the field that is filled next */
  const enter = (index: number, games: number | null) => {
    if (isSending) return index;
    const next = { ...draft, games: draft.games.map((one, place) => (place === index ? games : one)) };
    change(next);
    const following = nextField(index, match.mySide);
    // After 2:0 there is no third set to go to. Over an earlier result, the digits may say so before the last one is typed.
    const isEnd = index < THIRD_SET && following >= THIRD_SET && isDecided(next);
    if (games === null || isEnd) return index;
    activate(following);
    return following;
  };
  /** @returns what a screen reader hears, because the focus stays on the key */
  const press = (games: number) => {
    if (isSending) return '';
    const following = enter(active, games);
    const next = following === active ? '' : ` Sljedeće: ${fieldName(following, match)}.`;
    return `${fieldName(active, match)}: ${games}.${next}`;
  };
  /** Empties the field that the keypad fills; if it is empty, the one before, as the key of a keyboard does. */
  const erase = () => {
    if (isSending) return '';
    const index = draft.games[active] === null ? previousField(active, match.mySide) : active;
    enter(index, null);
    activate(index);
    return `${fieldName(index, match)}: prazno.`;
  };
  const discard = useDiscardDraft(match, onDone);

  if (current && !isSamePair(pairIds(current), pairIds(match))) {
    const { player1, player2 } = match;
    return <OtherPair typed={{ ...draft, player1, player2 }} match={current} onDone={onDone} />;
  }
  if (current) {
    return (
      <Conflict
        draft={draft}
        match={current}
        busy={isSending}
        onTakeTheirs={discard}
        onSendMine={() => {
          setReplaced(current);
          save({ ...draft, version: current.version });
        }}
      />
    );
  }
  const unsendable = preview.kind === 'impossible' || (preview.kind === 'empty' && !match.outcome);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (unsendable || isSending) return;
        setReplaced(undefined);
        save(draft);
      }}
    >
      {stored && !isSending && !refusal && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          Vraćen je vaš upis koji još nije poslan.
        </Alert>
      )}
      {/* Not `disabled`: after a result that was sent with Enter is refused, the focus must still be in its field. */}
      <Input aria-disabled={isSending}>
        <ScoreFields match={match} draft={draft} active={active} fields={fields} onActive={setActive} onGames={enter} />
        <Keypad label={fieldName(active, match)} value={draft.games[active] ?? null} onKey={press} onErase={erase} />
        <RetirementBoxes match={match} retired={draft.retired} onRetired={(retired) => change({ ...draft, retired })} />
      </Input>
      <ResultPreviewLine preview={preview} />
      {isWaiting && (
        <Alert severity="warning" action={<Button onClick={forget}>Promijeni upis</Button>} sx={{ mt: 1.5 }}>
          Nema veze s internetom. Upis je sačuvan i poslat će se sam čim se veza vrati.
        </Alert>
      )}
      {refusal && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {errorMessage(refusal)} Upis je sačuvan.
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, mt: 1.75 }}>
        <BusyButton type="submit" variant="contained" busy={isSending} disabled={unsendable}>
          {refusal ? 'Pokušaj ponovno' : 'Spremi rezultat'}
        </BusyButton>
        <Button variant="outlined" onClick={discard} disabled={isSending}>
          Odustani
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ ml: { sm: 'auto' } }}>
          {match.state === 'DISPUTED' && !match.mayConfirm
            ? 'Rezultat ostaje osporen dok ga protivnik ne potvrdi.'
            : 'Protivnik zatim potvrđuje rezultat.'}
        </Typography>
      </Box>
    </form>
  );
}
