import { matchCount, plural } from '@club/shared/domain';
import { BlockSkeleton, EmptyState, Loaded, SectionCard, Stack, Typography } from '@club/shared/ui-core';
import { DuelCard } from './duel-card';
import { MatchList } from './match-list';
import { useH2h } from './use-h2h';

interface DuelResultsProps {
  /** Numbers of the two players. */
  first: number;
  second: number;
  /** Full names by player number, empty while they are being loaded. */
  names: ReadonlyMap<number, string>;
}

/** The results of two players against each other. */
export function DuelResults({ first, second, names }: DuelResultsProps) {
  return (
    <Loaded query={useH2h(first, second)} what="međusobne mečeve" skeleton={<DuelSkeleton />}>
      {(duel) =>
        duel === null ? (
          <SectionCard>
            <EmptyState title="Tog igrača nema.">Odaberite drugog igrača s popisa.</EmptyState>
          </SectionCard>
        ) : (
          <Stack spacing="18px">
            <DuelCard duel={duel} names={names} />
            <SectionCard
              title="Odigrani mečevi"
              flush
              action={
                duel.matchResults.length > 0 && (
                  <Typography variant="body2" color="textSecondary">
                    {matchCount(duel.matchResults.length)}, najnoviji prvi
                  </Typography>
                )
              }
            >
              <MatchList matches={duel.matchResults} />
              {duel.forfeited > 0 && (
                <Typography
                  variant="body2"
                  color="textSecondary"
                  sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}
                >
                  Uz to {forfeitedSentence(duel.forfeited)} prije početka.
                </Typography>
              )}
            </SectionCard>
          </Stack>
        )
      }
    </Loaded>
  );
}

const forfeitedSentence = (count: number): string =>
  `${plural(count, 'je', 'su', 'je')} ${matchCount(count)} ${plural(count, 'predan', 'predana', 'predano')}`;

function DuelSkeleton() {
  return (
    <Stack spacing="18px">
      <BlockSkeleton height={248} />
      <BlockSkeleton height={480} />
    </Stack>
  );
}
