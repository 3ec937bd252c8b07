import type { CorrectionPreview } from '@club/shared/contracts/league/match-entry';
import { competitionLabel } from '@club/shared/contracts/league/phases';
import { Alert, styled, Typography } from '@club/shared/ui-core';
import { type ReactNode, useEffect, useRef } from 'react';
import { resultOf } from './match-labels';

const List = styled('ul')({ margin: 0, paddingLeft: 20 });

/** Everything that a correction changes, before it is saved. */
export function CorrectionChanges({ changes }: { changes: CorrectionPreview }) {
  const { match, isClosedRound, message, points, ranks, places, matches } = changes;
  const result = useRef<HTMLParagraphElement>(null);
  // The form disappears silently: a screen reader would stay on the button, which now saves.
  useEffect(() => result.current?.focus(), []);
  const isEmpty = points.length + ranks.length + places.length + matches.length === 0;
  // In a closed round the message is about points; otherwise it is itself a consequence.
  const isNothing = isEmpty && (isClosedRound || !message);
  return (
    <>
      <Typography ref={result} tabIndex={-1} sx={{ fontWeight: 600, '&:focus': { outline: 'none' } }}>
        Novi rezultat: {resultOf(match)}
      </Typography>
      {message && !isNothing && (
        <Alert severity="info" role="note">
          {message}
        </Alert>
      )}
      {isNothing && <Typography>Bodovi, poredak i parovi ostaju kakvi jesu.</Typography>}
      <Changes title="Bodovi">
        {points.map(({ player, before, after }) => (
          <li key={player.id}>
            {player.displayName}: {before} → {after}
          </li>
        ))}
      </Changes>
      <Changes title="Poredak po bodovima">
        {ranks.map(({ player, before, after }) => (
          <li key={player.id}>
            {player.displayName}: {before}. → {after}.
          </li>
        ))}
      </Changes>
      <Changes title="Mjesta u piramidi nakon kola">
        {places.map(({ player, before, after }) => (
          <li key={player.id}>
            {player.displayName}: {before.row}. red, {before.position}. → {after.row}. red, {after.position}.
          </li>
        ))}
      </Changes>
      <Changes title="Parovi završnog turnira">
        {matches.map(({ round, tournament, before, after }) => (
          <li key={`${tournament} ${round} ${pairNames(before)} ${pairNames(after)}`}>
            {competitionLabel(round, tournament)}: {pairNames(before)} → {pairNames(after)}
          </li>
        ))}
      </Changes>
    </>
  );
}

const pairNames = (pair: CorrectionPreview['matches'][number]['before']): string =>
  pair ? pair.map(({ displayName }) => displayName).join(' – ') : 'još nije poznat';

function Changes({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section aria-label={title}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <List>{children}</List>
    </section>
  );
}
