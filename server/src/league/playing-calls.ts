import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ServiceParts } from '../platform/service-parts';
import { absenceRoutes } from './absences/absences.routes';
import { createAbsences } from './absences/absences.service';
import { knockoutRoutes } from './knockout/knockout.routes';
import { createKnockout } from './knockout/knockout.service';
import { matchEntryRoutes } from './match-entry/match-entry.routes';
import { createMatchEntry } from './match-entry/match-entry.service';
import { createResultEntering } from './my-results/enter-result.service';
import { myResultRoutes } from './my-results/my-results.routes';
import { createMyResults } from './my-results/my-results.service';
import { leaguePlayerRoutes } from './players-control/players-control.routes';
import { createLeaguePlayers } from './players-control/players-control.service';
import { pyramidControlRoutes } from './pyramid-control/pyramid-control.routes';
import { createPyramidControl } from './pyramid-control/pyramid-control.service';
import { createAttempts } from './registrations/attempts';
import { createRegistrationDecisions } from './registrations/decide-registrations.service';
import { createRegistering } from './registrations/register.service';
import { registrationRoutes } from './registrations/registrations.routes';
import { createLowerPlannedRounds } from './rounds/planned-rounds.service';
import { publicationRoutes } from './rounds/publication.routes';
import { createPublication } from './rounds/publication.service';
import { createMoveRoundDates } from './rounds/round-dates.service';
import { roundRoutes } from './rounds/rounds.routes';
import { createListChanges } from './season-changes/list-changes.service';
import { seasonChangesRoutes } from './season-changes/season-changes.routes';
import { seasonControlRoutes } from './season-control/season-control.routes';
import { createSeasonControl } from './season-control/season-control.service';
import { seasonFileRoutes } from './season-files/season-files.routes';
import { createSeasonFiles } from './season-files/season-files.service';
import { seasonSettingsRoutes } from './season-settings/season-settings.routes';
import { createSeasonSettings } from './season-settings/season-settings.service';
import { undoRoutes } from './undo/undo.routes';
import { createUndo } from './undo/undo.service';
import { withdrawalRoutes } from './withdrawals/withdrawals.routes';
import { createWithdrawals } from './withdrawals/withdrawals.service';

/** The calls of players and administrators in the league. */
export function playingLeagueRoutes(parts: ServiceParts): FastifyPluginAsyncZod {
  const calls = [
    registrationRoutes({
      registering: createRegistering(parts),
      decisions: createRegistrationDecisions(parts),
      attempts: createAttempts(parts.clock),
    }),
    myResultRoutes({ results: createMyResults(parts), entering: createResultEntering(parts) }),
    pyramidControlRoutes(createPyramidControl(parts)),
    seasonControlRoutes(createSeasonControl(parts)),
    publicationRoutes(createPublication(parts)),
    undoRoutes(createUndo(parts)),
    roundRoutes({ moveDates: createMoveRoundDates(parts), lowerRounds: createLowerPlannedRounds(parts) }),
    absenceRoutes(createAbsences(parts)),
    withdrawalRoutes(createWithdrawals(parts)),
    matchEntryRoutes(createMatchEntry(parts)),
    seasonChangesRoutes(createListChanges(parts.db)),
    knockoutRoutes(createKnockout(parts)),
    seasonSettingsRoutes(createSeasonSettings(parts)),
    leaguePlayerRoutes(createLeaguePlayers(parts)),
    seasonFileRoutes(createSeasonFiles(parts)),
  ];
  return async (app) => {
    for (const call of calls) await app.register(call);
  };
}
