import type { H2h, H2hPlayer } from '@club/shared/contracts/league/h2h';
import { matchCount, plural } from '@club/shared/domain';
import {
  BlockSkeleton,
  EmptyState,
  Loaded,
  SectionCard,
  Stack,
  Typography,
  VisuallyHidden,
} from '@club/shared/ui-core';
import { H2hCard } from './h2h-card';
import { MatchTable } from './match-table';
import { useH2h } from './use-h2h';

interface H2hResultsProps {
  /** Numbers of the two players. */
  first: number;
  second: number;
  /** Full names by player number; undefined while they are being loaded, empty if they cannot be. */
  names: ReadonlyMap<number, string> | undefined;
}

/** `Kovač Ana 4 : 2 Horvat Luka` */
function comparison({ result, names }: { result: H2h | null; names: ReadonlyMap<number, string> }): string | null {
  if (!result) return null;
  const { player1, player2, player1Wins, player2Wins } = result;
  const nameOf = ({ id, displayName }: H2hPlayer) => names.get(id) ?? displayName;
  return `${nameOf(player1)} ${player1Wins} : ${player2Wins} ${nameOf(player2)}`;
}

/** The results of two players against each other. Who has won more often is announced when other players are chosen. */
export function H2hResults({ first, second, names }: H2hResultsProps) {
  const h2h = useH2h(first, second);
  // Shown together with the names, because other names would have to be replaced later.
  const named = { ...h2h, data: names && h2h.data !== undefined ? { result: h2h.data, names } : undefined };
  return (
    <>
      <VisuallyHidden role="status">{named.data && comparison(named.data)}</VisuallyHidden>
      <Loaded query={named} what="međusobne mečeve" skeleton={<H2hSkeleton />}>
        {({ result, names: shown }) =>
          result === null ? (
            <SectionCard>
              <EmptyState title="Tog igrača nema.">Odaberite drugog igrača s popisa.</EmptyState>
            </SectionCard>
          ) : (
            <Stack spacing="18px">
              <H2hCard h2h={result} names={shown} />
              <SectionCard
                title="Odigrani mečevi"
                flush
                action={
                  result.matchResults.length > 0 && (
                    <Typography variant="body2" color="textSecondary">
                      {matchCount(result.matchResults.length)}, najnoviji prvi
                    </Typography>
                  )
                }
              >
                <MatchTable matches={result.matchResults} />
                {result.forfeited > 0 && (
                  <Typography
                    variant="body2"
                    color="textSecondary"
                    sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}
                  >
                    Uz to {forfeitedSentence(result.forfeited)} prije početka.
                  </Typography>
                )}
              </SectionCard>
            </Stack>
          )
        }
      </Loaded>
    </>
  );
}

const forfeitedSentence = (count: number): string =>
  `${plural(count, 'je', 'su', 'je')} ${matchCount(count)} ${plural(count, 'predan', 'predana', 'predano')}`;

function H2hSkeleton() {
  return (
    <Stack spacing="18px">
      <BlockSkeleton height={248} />
      <BlockSkeleton height={480} />
    </Stack>
  );
}
